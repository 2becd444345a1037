import { useEffect, useState } from 'react';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import {
  type IntentInputOf,
  type MoneyIntentHandle,
  useMoneyIntent,
} from '../money/orders/useMoneyIntent.ts';

export type RechargeConfirm<C extends ReportCall> = {
  /** On the confirm sheet now; null while none is. */
  shown: IntentInputOf<C> | null;
  /** The sheet was shown once: its code stays, so that it can leave as it came. */
  wasShown: boolean;
  intent: MoneyIntentHandle<C>;
  /** Another order holds the place and never left this device. */
  isTaken: boolean;
  /**
   * Opens the confirm sheet, or shows another order on it.
   * @param points what it is about, in hundredths of a point
   */
  ask: (input: IntentInputOf<C>, points: number) => Promise<void>;
  close: () => void;
  /** Gives up the order that holds the place. */
  discardOther: () => Promise<void>;
};

/**
 * The confirm sheet of a way to top up: one order at a time, under one key, of all ways together.
 * @param report as the way declares it
 */
export function useRechargeConfirm<C extends ReportCall>(report: C): RechargeConfirm<C> {
  const intent = useMoneyIntent(report);
  const [shown, setShown] = useState<IntentInputOf<C> | null>(null);
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
