import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCountedLabel } from '../i18n/useLabel.ts';
import { useSlot } from './features.tsx';

/**
 * @param at the button of the chat tab; without one, behind all of them
 * @returns how much waits there for the person, and what it is, in words
 */
export function useWaiting(at?: string): { count: number; notes: string[] } {
  const labelOf = useCountedLabel();
  const parts = useSlot('chatTab.waiting');
  const waitingAtom = useMemo(
    () =>
      atom((get) =>
        parts
          .filter((part) => at === undefined || part.at === at)
          .map(({ note, count }) => ({ note, count: get(count) })),
      ),
    [parts, at],
  );
  const waiting = useAtomValue(waitingAtom).filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    notes: waiting.map(({ note, count }) => labelOf(note, count)),
  };
}
