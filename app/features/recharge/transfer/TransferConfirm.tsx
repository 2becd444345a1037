import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';
import type { transferOrder } from '../../../contract/recharge/transferOrder.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { RechargeSheet } from '../../../parts/recharge/RechargeSheet.tsx';
import type { RechargeConfirm } from '../../../parts/recharge/useRechargeConfirm.ts';
import { useCurrency } from './useCurrency.ts';

export type TransferConfirmProps = {
  confirm: RechargeConfirm<typeof transferOrder>;
  method: RechargeMethod;
  hasReceipt: boolean;
};

/** The last look at a transfer: how much, to which account, with which reference. */
export function TransferConfirm({ confirm, method, hasReceipt }: TransferConfirmProps) {
  const { t } = useTranslation('recharge.transfer');
  const currency = useCurrency();
  const { shown } = confirm;
  const receipt = { label: t('receiptPicture'), value: t('receiptAdded') };
  return (
    <RechargeSheet confirm={confirm}>
      <DetailRows
        rows={[
          {
            label: t('amount'),
            value: shown && (
              <Amount amount={shown.amount} currency={currency} size="row" isAlwaysShown />
            ),
          },
          { label: t('bank'), value: method.bankName },
          { label: t('holder'), value: method.holder },
          { label: t('account'), value: method.account },
          { label: t('reference'), value: method.reference },
          ...(hasReceipt ? [receipt] : []),
        ]}
      />
    </RechargeSheet>
  );
}
