import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import * as css from './AccountDetails.css.ts';
import { useCurrency } from './useCurrency.ts';

/** Where to transfer to, and what has to be in the transfer's text. The words are the app's own. */
export function AccountDetails({ method }: { method: RechargeMethod }) {
  const { t } = useTranslation('recharge.transfer');
  const currency = useCurrency();
  const { bankName, holder, account, reference, min } = method;
  return (
    <div className={css.part}>
      <div className={css.card}>
        <DetailRows
          rows={[
            { label: t('bank'), value: bankName },
            { label: t('holder'), value: holder },
            {
              label: t('account'),
              value: account,
              copy: { text: account, label: t('copyAccount') },
            },
            {
              label: t('reference'),
              value: <strong>{reference}</strong>,
              copy: { text: reference, label: t('copyReference') },
            },
            {
              label: t('minimum'),
              value: <Amount amount={min} currency={currency} isAlwaysShown />,
            },
          ]}
        />
      </div>
      <p className={css.howTo}>{t('howTo')}</p>
    </div>
  );
}
