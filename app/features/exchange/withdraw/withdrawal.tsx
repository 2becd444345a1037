import { ShieldCheck } from 'lucide-react';
import { exchange } from '../../../contract/exchange/exchange.ts';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import type { ExchangeRule } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { ConfirmSheet } from '../../../parts/money/order/ConfirmSheet.tsx';
import type { OrderKind } from '../../../parts/money/order/orderKind.ts';
import { PendingOrder } from '../../../parts/money/order/PendingOrder.tsx';
import type { ConfirmProps, OrderHandle } from '../../../parts/money/order/useOrder.ts';
import type { Wallet } from '../../../parts/money/useWallet.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { fundPassword } from './fundPassword.tsx';
import { useCostRows } from './useCostRows.tsx';
import { WithdrawalRefusal } from './WithdrawalRefusal.tsx';
import * as css from './withdraw.css.ts';

/** What a withdrawal is made from. */
export type WithdrawProps = {
  cards: readonly BankCard[];
  wallet: Omit<Wallet, 'exchangeRule'> & { rule: ExchangeRule };
};

export const withdrawal: OrderKind<typeof exchange> = {
  call: exchange,
  words: {
    title: 'exchange.page:confirmTitle',
    elsewhere: 'exchange.page:openElsewhere',
    unseen: 'exchange.page:unseen',
    drop: 'exchange.page:drop',
  },
  secret: fundPassword,
  Refusal: WithdrawalRefusal,
};

export type WithdrawalConfirmProps = ConfirmProps<typeof exchange, WithdrawProps>;

/** The last look at a withdrawal: how much, to which card, what it costs, and when it arrives. */
export function WithdrawalConfirm({ input, about, ...sheet }: WithdrawalConfirmProps) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const { cards, wallet } = about;
  const { available, rule, currency } = wallet;
  const { amount, fee } = input;
  const to = useCardText(cards, input.cardId);
  const cost = useCostRows({ amount, fee, available, rule, isConfirmed: true });
  return (
    <ConfirmSheet
      {...sheet}
      kind={withdrawal}
      amount={<Amount amount={amount} currency={currency} size="display" isAlwaysShown />}
      rows={to ? [{ label: t('toCard'), value: to }, ...cost] : cost}
    >
      <Callout glyph={ShieldCheck}>{t('exchange.words:safety')}</Callout>
    </ConfirmSheet>
  );
}

export type PendingWithdrawalProps = WithdrawProps & { order: OrderHandle<typeof exchange> };

/** In place of the form: a withdrawal that is not finished. */
export function PendingWithdrawal({ cards, wallet, order }: PendingWithdrawalProps) {
  const { state } = order.intent;
  const input = 'input' in state ? state.input : null;
  const card = useCardText(cards, input?.cardId);
  return (
    <PendingOrder
      kind={withdrawal}
      onOpen={() => {
        if (input) void order.ask(input, input.amount);
      }}
    >
      {input && (
        <p className={css.orderAmount}>
          <Amount amount={input.amount} currency={wallet.currency} size="balance" isAlwaysShown />
        </p>
      )}
      {card && <p className={css.orderCard}>{card}</p>}
    </PendingOrder>
  );
}

/** @returns bank and last digits of a card; null for one that is not among them. */
function useCardText(cards: readonly BankCard[], cardId: string | undefined): string | null {
  const { t } = useTranslation('exchange.words');
  const card = cards.find((one) => one.cardId === cardId);
  return card ? `${card.bankName} · ${t('endingIn', { last4: card.last4 })}` : null;
}
