import { type Atom, atom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TopInView } from '../../../ui/topInView.ts';
import { dayAbove } from './dayAbove.ts';
import type { TimelineRow } from './timelineRow.ts';

/** How long the day stays once scrolling rests, in milliseconds. */
const rest = 1_000;

/** `time` is a moment of the day. */
export type ShownDay = { time: number; isShown: boolean };

type Followed = {
  /** The day of what is at the top while the person scrolls, and the one before it on its way out. */
  dayAtom: Atom<ShownDay | null>;
  /** As `AnchoredList` tells it. The page is not drawn anew. */
  onTopInView: (top: TopInView) => void;
};

/**
 * Follows the day in which a conversation is scrolled.
 * @param note told the key of what is at the top, markers left out
 */
export function useShownDay(rows: readonly TimelineRow[], note: (key: string) => void): Followed {
  const [dayAtom] = useState(() => atom<ShownDay | null>(null));
  const setDay = useSetAtom(dayAtom);
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onTopInView = useCallback(
    ({ key, isMarked }: TopInView): void => {
      if (key !== null) note(key);
      const hide = (): void => setDay((day) => (day?.isShown ? { ...day, isShown: false } : day));
      clearTimeout(timer.current);
      // A day that stands there itself needs no other.
      const time = key === null || isMarked ? null : dayAbove(latest.current, key);
      if (time === null) {
        hide();
        return;
      }
      timer.current = setTimeout(hide, rest);
      setDay((day) => (day?.isShown && day.time === time ? day : { time, isShown: true }));
    },
    [setDay, note],
  );
  return { dayAtom, onTopInView };
}
