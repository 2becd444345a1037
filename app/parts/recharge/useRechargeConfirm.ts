import { useEffect, useState } from 'react';
import { rechargeOrder } from '../../contract/recharge/rechargeOrder.ts';
import {
  type IntentInputOf,
  type MoneyIntentHandle,
  useMoneyIntent,
} from '../money/intents/useMoneyIntent.ts';

/** What is reported: one way to top up, with everything that was shown. */
export type RechargeInput = IntentInputOf<typeof rechargeOrder>;

export type RechargeConfirm = {
  /** On the confirm sheet now; null while none is. */
  shown: RechargeInput | null;
  /** The sheet was shown once: its code stays, so that it can leave as it came. */
  wasShown: boolean;
  intent: MoneyIntentHandle<typeof rechargeOrder>;
  /** Another order holds the place and never left this device. */
  isTaken: boolean;
  /**
   * Opens the confirm sheet, or shows another order on it.
   * @param points what it is about, in hundredths of a point
   */
  ask: (input: RechargeInput, points: number) => Promise<void>;
  close: () => void;
  /** Gives up the order that holds the place. */
  discardOther: () => Promise<void>;
};

/** The confirm sheet of a way to top up: one order at a time, under one key. */
export function useRechargeConfirm(): RechargeConfirm {
  const intent = useMoneyIntent(rechargeOrder);
  const [shown, setShown] = useState<RechargeInput | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { leave } = intent;
  useEffect(() => () => void leave(), [leave]);
  return {
    shown,
    wasShown,
    intent,
    isTaken: isRefused && intent.state.kind === 'open',
    async ask(input, points) {
      const isOpened = (await intent.open(input, points)) === 'opened';
      setIsRefused(!isOpened);
      setShown(isOpened ? input : null);
      if (isOpened) setWasShown(true);
    },
    close() {
      setShown(null);
      void leave();
    },
    async discardOther() {
      if (intent.state.kind === 'open') await intent.drop();
      setIsRefused(false);
    },
  };
}
