import { useTranslation } from '../../../core/i18n/translation.tsx';
import { OrderRows } from './OrderRows.tsx';
import type { WithdrawalOrder, WithdrawProps } from './withdrawal.ts';

type Props = Pick<WithdrawProps, 'cards' | 'wallet'> & { order: WithdrawalOrder };

/** What stands between the amount and the fund password when a withdrawal is confirmed. */
export function ConfirmRows({ order, cards, wallet }: Props) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const card = cards.find(({ cardId }) => cardId === order.cardId);
  const to = card && `${card.bankName} · ${t('exchange.words:endingIn', { last4: card.last4 })}`;
  return (
    <OrderRows
      amount={order.amount}
      fee={order.fee}
      available={wallet.available}
      rule={wallet.rule}
      isConfirmed
      first={to ? [{ label: t('toCard'), value: to }] : []}
    />
  );
}
