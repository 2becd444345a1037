import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { exchange } from '../../../contract/exchange/exchange.ts';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { decimalMark } from '../../../lib/money/parseAmount.ts';
import { amountWithKey, typedAmount } from '../../../parts/keypad/amountKeys.ts';
import { Keypad } from '../../../parts/keypad/Keypad.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { OfflineNote } from '../../../parts/money/order/OfflineNote.tsx';
import { type OrderHandle, useOrder } from '../../../parts/money/order/useOrder.ts';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { Button } from '../../../ui/Button.tsx';
import { isHeld } from '../cards/isHeld.ts';
import { AmountEntry } from './AmountEntry.tsx';
import {
  type Bounds,
  dayLeft,
  mostNow,
  type ReadWithdrawal,
  readWithdrawal,
  type WithdrawalProblem,
} from './amountProblem.ts';
import { CardChoice } from './CardChoice.tsx';
import { useCostRows } from './useCostRows.tsx';
import type { WithdrawNotesProps } from './WithdrawNotes.tsx';
import * as css from './withdraw.css.ts';
import type {
  PendingWithdrawalProps,
  WithdrawalConfirmProps,
  WithdrawProps,
} from './withdrawal.tsx';

const confirmSheet: PartSource<WithdrawalConfirmProps> = {
  load: async () => (await import('./withdrawal.tsx')).WithdrawalConfirm,
};

const notes: PartSource<WithdrawNotesProps> = {
  load: async () => (await import('./WithdrawNotes.tsx')).WithdrawNotes,
};

const pendingOrder: PartSource<PendingWithdrawalProps> = {
  load: async () => (await import('./withdrawal.tsx')).PendingWithdrawal,
};

/** Amount and card, what it costs and when it arrives; the sheet confirms it. */
export function WithdrawForm({ cards, wallet }: WithdrawProps) {
  const { t } = useTranslation('exchange.page');
  const tag = useLanguageTag();
  const isOnline = useAtomValue(onlineAtom);
  const { text, setText, read, card, chooseCard, order, ...withdrawal } = useWithdrawal({
    cards,
    wallet,
  });
  const { available, currency, rule } = wallet;
  const problemText = useProblemText({ available, rule }, currency);
  const cost = read.problem === null ? read : { amount: 0, fee: rule.fee };
  const costRows = useCostRows({ ...cost, available, rule });
  const mark = decimalMark(tag);
  if (order.isPending) return <LazyPart source={pendingOrder} props={{ cards, wallet, order }} />;
  return (
    <div className={css.page}>
      <div className={css.notes}>
        <OfflineNote />
        {withdrawal.hasNotes && (
          <LazyPart
            source={notes}
            props={{ wallet, card, state: order.intent.state }}
            placeholder={false}
            isAside
          />
        )}
      </div>
      <AmountEntry
        text={text}
        onChange={setText}
        available={available}
        currency={currency}
        error={read.problem && problemText(read.problem)}
        onAll={() => setText(typedAmount(mostNow({ available, rule }), mark))}
      />
      <CardChoice cards={cards} card={card} onChoose={chooseCard} />
      <div className={css.rows}>
        <DetailRows rows={costRows} />
      </div>
      <div className={css.dock}>
        <Keypad
          label={t('keys')}
          deleteLabel={t('deleteDigit')}
          mark={{ character: mark, label: t('decimalMark') }}
          onKey={(key) => setText(amountWithKey(text, key, mark))}
        />
        <Button
          wide
          disabled={!withdrawal.canGoOn || !isOnline}
          onClick={() => void withdrawal.confirm()}
        >
          {t('next')}
        </Button>
      </div>
    </div>
  );
}

type Withdrawal = {
  text: string;
  setText: (text: string) => void;
  read: ReadWithdrawal;
  card: BankCard | null;
  chooseCard: (cardId: string) => void;
  canGoOn: boolean;
  /** Something is to be said of a wait, or of the last order. */
  hasNotes: boolean;
  confirm: () => Promise<void>;
  order: OrderHandle<typeof exchange>;
};

/** The state of the form: what is typed, which card, and where its order stands. */
function useWithdrawal(about: WithdrawProps): Withdrawal {
  const { cards, wallet } = about;
  const tag = useLanguageTag();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const order = useOrder({ call: exchange, sheet: confirmSheet, about, closesOnRefusal: true });
  const read = readWithdrawal(text, tag, wallet);
  const usable = cards.find((card) => !isHeld(card)) ?? cards[0] ?? null;
  const card = cards.find(({ cardId }) => cardId === chosen) ?? usable;
  const { kind } = order.intent.state;
  const hasFailed = kind === 'refused' || kind === 'unstorable';
  const isHeldBack = isHeld(wallet) || (card !== null && isHeld(card));
  return {
    text,
    setText: (next) => {
      setText(next);
      // What was said of the last order has been read.
      if (hasFailed) void order.intent.leave();
    },
    read,
    card,
    chooseCard: setChosen,
    canGoOn: read.problem === null && card !== null && !isHeldBack,
    hasNotes: isHeldBack || hasFailed,
    async confirm() {
      if (read.problem !== null || card === null) return;
      const { amount, fee } = read;
      await order.ask({ amount, cardId: card.cardId, fee }, amount);
    },
    order,
  };
}

/** @returns a function that says what is wrong with an amount; null for one that is still to come. */
function useProblemText(
  { available, rule }: Bounds,
  currency: string,
): (problem: WithdrawalProblem) => string | null {
  const { t } = useTranslation(['exchange.page', 'points.money']);
  const text = useAmountText();
  const shown = (amount: number): string => text(amount, { currency, isAlwaysShown: true });
  const sentences: Record<WithdrawalProblem, () => string | null> = {
    empty: () => null,
    zero: () => null,
    shape: () => t('amountShape'),
    decimals: () => t('amountDecimals'),
    twoWays: () => t('points.money:twoWays'),
    tooLong: () => t('amountBalance', { available: text(available, { currency }) }),
    balance: () => t('amountBalance', { available: text(available, { currency }) }),
    min: () => t('amountMin', { min: shown(rule.min) }),
    max: () => t('amountMax', { max: shown(rule.max) }),
    day: () => t('amountDay', { left: shown(dayLeft(rule)), max: shown(rule.dayMax) }),
    fee: () => t('amountFee'),
  };
  return (problem) => sentences[problem]();
}
