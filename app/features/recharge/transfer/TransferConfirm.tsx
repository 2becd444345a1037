import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';
import { transferOrder } from '../../../contract/recharge/transferOrder.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { ConfirmSheet } from '../../../parts/money/order/ConfirmSheet.tsx';
import type { OrderKind } from '../../../parts/money/order/orderKind.ts';
import type { ConfirmProps } from '../../../parts/money/order/useOrder.ts';
import { rechargeWords } from '../../../parts/recharge/rechargeWords.ts';
import { useCurrency } from './useCurrency.ts';

const transfer: OrderKind = { call: transferOrder, words: rechargeWords };

export type TransferConfirmProps = ConfirmProps<
  typeof transferOrder,
  { method: RechargeMethod; hasReceipt: boolean }
>;

/** The last look at a transfer: how much, to which account, with which reference. */
export function TransferConfirm({ input, about, ...sheet }: TransferConfirmProps) {
  const { t } = useTranslation('recharge.transfer');
  const currency = useCurrency();
  const { method, hasReceipt } = about;
  const receipt = { label: t('receiptPicture'), value: t('receiptAdded') };
  return (
    <ConfirmSheet
      {...sheet}
      kind={transfer}
      rows={[
        {
          label: t('amount'),
          value: <Amount amount={input.amount} currency={currency} size="row" isAlwaysShown />,
        },
        { label: t('bank'), value: method.bankName },
        { label: t('holder'), value: method.holder },
        { label: t('account'), value: method.account },
        { label: t('reference'), value: method.reference },
        ...(hasReceipt ? [receipt] : []),
      ]}
    />
  );
}
