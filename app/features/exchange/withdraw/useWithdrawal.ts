import { useState } from 'react';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { isHeld } from '../cards/isHeld.ts';
import { type ReadWithdrawal, readWithdrawal } from './amountProblem.ts';
import type { WithdrawalOrder, WithdrawProps } from './withdrawal.ts';

type Withdrawal = {
  text: string;
  setText: (text: string) => void;
  read: ReadWithdrawal;
  card: BankCard | null;
  chooseCard: (cardId: string) => void;
  canGoOn: boolean;
  /** Something is to be said of a wait, or of the last order. */
  hasNotes: boolean;
  /** Opens the sheet, once the order is noted on the device. */
  confirm: () => Promise<void>;
  /** An order of before, or of another tab, has to be finished first. */
  isPending: boolean;
  sheet: {
    /** What is confirmed; null before anything was. */
    order: WithdrawalOrder | null;
    isOpen: boolean;
    open: (order: WithdrawalOrder) => void;
    close: () => void;
  };
};

/** The state of the page for one withdrawal: what is typed, which card, and where its order stands. */
export function useWithdrawal({ cards, wallet, intent }: WithdrawProps): Withdrawal {
  const tag = useLanguageTag();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [order, setOrder] = useState<WithdrawalOrder | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const read = readWithdrawal(text, tag, wallet);
  const usable = cards.find((card) => !isHeld(card)) ?? cards[0] ?? null;
  const card = cards.find(({ cardId }) => cardId === chosen) ?? usable;
  const { kind } = intent.state;
  // Nobody knows what became of it: the page tells that, also while it is sent once more.
  if (isWanted && kind === 'unknown') setIsWanted(false);
  const isOpen = isWanted && (kind === 'open' || kind === 'sending');
  const isHeldBack = isHeld(wallet) || (card !== null && isHeld(card));
  const open = (next: WithdrawalOrder): void => {
    setOrder(next);
    void intent.open(next, next.amount).then((opened) => setIsWanted(opened === 'opened'));
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      // What was said of the last order has been read.
      if (kind === 'refused' || kind === 'unstorable') void intent.leave();
    },
    read,
    card,
    chooseCard: setChosen,
    canGoOn: read.problem === null && card !== null && !isHeldBack,
    hasNotes: isHeldBack || kind === 'refused' || kind === 'unstorable',
    async confirm() {
      if (read.problem !== null || card === null) return;
      open({ amount: read.amount, cardId: card.cardId, fee: read.fee });
    },
    isPending: kind === 'unknown' || (!isOpen && (kind === 'open' || kind === 'sending')),
    sheet: {
      order,
      isOpen,
      open,
      close: () => {
        setIsWanted(false);
        void intent.leave();
      },
    },
  };
}
