import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getUserProUrl } from '../../contract/user/getUserProUrl.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { LazyPart, type PartSource } from '../../core/lazy/LazyPart.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { Queries } from '../../core/query/Queries.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { useReadWhenShown } from '../../core/query/useReadWhenShown.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import type { EnterCodeSheetProps } from './EnterCodeSheet.tsx';
import { InviteCard } from './InviteCard.tsx';
import * as css from './ShareQrcodeScreen.css.ts';

const enterCodeSheet: PartSource<EnterCodeSheetProps> = {
  load: async () => (await import('./EnterCodeSheet.tsx')).EnterCodeSheet,
};

/** `/pages/my/share-qrcode`: the person's own code, to be scanned, sent or saved. */
export function ShareQrcodeScreen() {
  const { t } = useTranslation('invite');
  const [entering, setEntering] = useState<'never' | 'now' | 'before'>('never');
  return (
    <SubScreen title={t('myCode')} parent={paths.mine}>
      <Queries>
        <OwnCode />
      </Queries>
      <List>
        <ListRow glyph={UserRoundPlus} title={t('enterCode')} onClick={() => setEntering('now')} />
      </List>
      {entering !== 'never' && (
        <LazyPart
          source={enterCodeSheet}
          props={{ isOpen: entering === 'now', onClose: () => setEntering('before') }}
          placeholder={<span />}
        />
      )}
    </SubScreen>
  );
}

function OwnCode() {
  const { t } = useTranslation('invite');
  const errorText = useErrorText();
  const query = useCall(getUserProUrl, {});
  useReadWhenShown(query);
  // What was read before stays, also while the device has no network.
  if (query.data) return <InviteCard invite={query.data} />;
  if (query.error) {
    return (
      <ErrorState
        place="inline"
        title={t('failedTitle')}
        sentence={errorText(query.error)}
        retry={t('tryAgain')}
        busyLabel={query.isFetching ? t('loading') : undefined}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={css.content} role="status" aria-label={t('loading')}>
      <div className={css.cardStandIn} />
    </div>
  );
}
