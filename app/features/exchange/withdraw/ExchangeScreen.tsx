import { ReceiptText, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { exchange } from '../../../contract/exchange/exchange.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import { useShowOrder } from '../../../parts/money/order/useShowOrder.ts';
import { useMoneyIntent } from '../../../parts/money/orders/useMoneyIntent.ts';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import * as css from './withdraw.css.ts';

/**
 * /pages/my/exchange: the fixed line first, in every state, then points to a bank card. The title bar
 * leads to the withdrawals so far.
 */
export function ExchangeScreen() {
  const { t } = useTranslation(['exchange.labels', 'exchange.page', 'exchange.words']);
  const navigate = useNavigate();
  const wallet = useWallet();
  useShowOrder(useMoneyIntent(exchange), {
    said: t('exchange.page:requested'),
    list: exchangePaths.records,
  });
  return (
    <SubScreen
      title={t('withdraw')}
      parent={paths.mine}
      isMoney
      right={
        <IconButton
          label={t('records')}
          glyph={ReceiptText}
          onClick={() => navigate(exchangePaths.records)}
        />
      }
    >
      <div className={css.safety}>
        <Callout glyph={ShieldCheck}>{t('exchange.words:safety')}</Callout>
      </div>
      <CardsPart parent={paths.mine}>
        {(cards) => (
          <ReadPart read={wallet} failedTitle={t('exchange.page:failedTitle')}>
            {({ exchangeRule: rule, ...rest }) =>
              rule === null ? (
                <p className={css.off}>{t('exchange.page:off')}</p>
              ) : (
                <>
                  <div className={css.asOf}>
                    <AsOf read={wallet} />
                  </div>
                  <WithdrawForm cards={cards} wallet={{ ...rest, rule }} />
                </>
              )
            }
          </ReadPart>
        )}
      </CardsPart>
    </SubScreen>
  );
}
