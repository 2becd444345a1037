import { useSearchParams } from 'react-router-dom';
import { amount } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths, pathToReset } from '../paths.ts';
import { useReadAnew } from '../useReadAnew.ts';
import { FirstPin } from './FirstPin.tsx';
import * as css from './PinScreen.css.ts';
import { ResetPin } from './ResetPin.tsx';

/**
 * /pages/setting/fund-password: the first fund password; where there is one, the ways to change it.
 * With `?way=reset`, another one instead of one that was forgotten.
 */
export function FundPasswordScreen() {
  const { t } = useTranslation(['exchange.pin', 'exchange.labels']);
  const [search] = useSearchParams();
  const wallet = useWallet();
  const readAnew = useReadAnew();
  const isReset = search.get('way') === 'reset';
  return (
    <SubScreen
      title={isReset ? t('resetTitle') : t('exchange.labels:fundPassword')}
      parent={paths.safetySetting}
      isMoney
    >
      <CardsPart parent={paths.safetySetting}>
        {() => (
          <ReadPart read={wallet} failedTitle={t('failedTitle')}>
            {({ hasFundPassword }) => {
              if (hasFundPassword === 0) return <FirstPin onSet={() => readAnew(amount)} />;
              return isReset ? <ResetPin /> : <Ways />;
            }}
          </ReadPart>
        )}
      </CardsPart>
    </SubScreen>
  );
}

function Ways() {
  const { t } = useTranslation(['exchange.pin', 'exchange.labels']);
  return (
    <div className={css.rows}>
      <List label={t('exchange.labels:fundPassword')}>
        <ListRow title={t('changeTitle')} to={exchangePaths.changeFundPassword} />
        <ListRow title={t('resetTitle')} detail={t('resetDetail')} to={pathToReset} />
      </List>
    </div>
  );
}
