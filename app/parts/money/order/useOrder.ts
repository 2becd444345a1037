import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../../../contract/call.ts';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import {
  type IntentInputOf,
  type MoneyIntentHandle,
  useMoneyIntent,
} from '../orders/useMoneyIntent.ts';
import { useSheetWhile } from './useSheetWhile.ts';

/** What a kind's confirm sheet is told, to be handed on to `ConfirmSheet`. */
export type ConfirmProps<C extends Call, About = null> = SheetProps & {
  /** What is confirmed. */
  input: IntentInputOf<C>;
  /** What the form knows besides. */
  about: About;
};

export type OrderHandle<C extends Call> = {
  intent: MoneyIntentHandle<C>;
  /** On the confirm sheet; null while that is closed. */
  shown: IntentInputOf<C> | null;
  /** An order stands in the way of another: of another page, or one that nobody knows the outcome of. */
  isPending: boolean;
  /** The last one asked for has to wait: another page has one on its confirm sheet. */
  isTaken: boolean;
  /**
   * Opens the confirm sheet once the order is noted on the device, or shows another order on it.
   * @param points what it is about, in hundredths of a point
   */
  ask: (input: IntentInputOf<C>, points: number) => Promise<void>;
  close: () => void;
  /** Gives up the order that holds the place. */
  discardOther: () => Promise<void>;
};

type Options<C extends Call, About> = {
  call: C;
  /** Its confirm sheet. */
  sheet: PartSource<ConfirmProps<C, About>>;
  about: About;
  /** The sheet closes where the order is refused, and the form says why. @default false: the sheet does */
  closesOnRefusal?: boolean;
};

/** The order that a form makes: one at a time, under one key, confirmed on a sheet of its own. */
export function useOrder<C extends Call, About>({
  call,
  sheet,
  about,
  closesOnRefusal = false,
}: Options<C, About>): OrderHandle<C> {
  const intent = useMoneyIntent(call);
  const [asked, setAsked] = useState<IntentInputOf<C> | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { leave } = intent;
  const { kind } = intent.state;
  const isOnWay = kind === 'open' || kind === 'sending';
  const isOpen = isWanted && (isOnWay || !closesOnRefusal);
  // The press that came last: one that closed the sheet outlives an order that is only being noted.
  type Press = 'close' | { input: IntentInputOf<C> };
  const lastPress = useRef<Press>('close');
  const isLast = (press: Press): boolean => lastPress.current === press;
  const close = useCallback(() => {
    lastPress.current = 'close';
    setIsWanted(false);
    void leave();
  }, [leave]);
  useEffect(
    () => () => {
      lastPress.current = 'close';
      void leave();
    },
    [leave],
  );
  // Nobody knows what became of it: the page tells that, also while it is sent once more.
  if (isWanted && kind === 'unknown') setIsWanted(false);
  const isRefusal = kind === 'refused' || kind === 'unstorable';
  if (isWanted && isRefusal && closesOnRefusal) setIsWanted(false);
  const given = { input: asked as IntentInputOf<C>, about };
  useSheetWhile(isOpen && asked !== null, sheet, given, close);
  return {
    intent,
    shown: isOpen ? asked : null,
    isPending: kind === 'unknown' || (isOnWay && !isOpen),
    isTaken: isRefused && kind === 'open',
    async ask(input, points) {
      const press = { input };
      lastPress.current = press;
      // An open sheet shows it before it can be sent.
      setAsked(input);
      const isOpened = (await intent.open(input, points)) === 'opened';
      if (isLast('close')) return leave();
      if (!isLast(press)) return;
      setIsRefused(!isOpened);
      setIsWanted(isOpened);
    },
    close,
    async discardOther() {
      if (kind === 'open') await intent.drop();
      setIsRefused(false);
    },
  };
}
