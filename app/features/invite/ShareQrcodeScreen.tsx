import { UserRoundPlus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getUserProUrl } from '../../contract/invite/getUserProUrl.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { useOpenSheet } from '../../core/overlay/SheetHost.tsx';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { CardStandIn } from '../../parts/shareCard/CardStandIn.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { EnterCodeSheet } from './EnterCodeSheet.tsx';
import { InviteCard } from './InviteCard.tsx';
import { inviterIn } from './paths.ts';

/**
 * `/pages/my/share-qrcode`: the person's own code, to be scanned, sent or saved. With an inviter in its
 * address it begins with their code, to be sent.
 */
export function ShareQrcodeScreen() {
  const { t } = useTranslation(['invite.labels', 'invite.page']);
  const code = useCall(getUserProUrl, {});
  const [search] = useSearchParams();
  const inviter = inviterIn(search);
  const openSheet = useOpenSheet();
  const enter = (): void => void openSheet(EnterCodeSheet, { code: inviter });
  const begin = useEffectEvent(() => {
    if (inviter) enter();
  });
  useEffect(() => begin(), []);
  return (
    <SubScreen title={t('invite.labels:myCode')} parent={paths.mine}>
      <ReadPart
        read={code}
        failedTitle={t('invite.page:failedTitle')}
        waiting={<CardStandIn label={t('loading')} />}
        place="inline"
      >
        {(invite) => <InviteCard invite={invite} />}
      </ReadPart>
      <List>
        <ListRow glyph={UserRoundPlus} title={t('invite.page:enterCode')} onClick={enter} />
      </List>
    </SubScreen>
  );
}
