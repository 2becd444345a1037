import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSlot } from '../../core/feature/features.tsx';
import { useCountedLabel } from '../../core/i18n/useLabel.ts';

/** @returns how much waits behind the buttons of the chat tab, and what it is, in words. */
export function useChatsWaiting(): { count: number; notes: string[] } {
  const labelOf = useCountedLabel();
  const actions = useSlot('chatTab.action');
  const waitingAtom = useMemo(
    () =>
      atom((get) =>
        actions.flatMap(({ waiting }) =>
          waiting ? [{ note: waiting.note, count: get(waiting.count) }] : [],
        ),
      ),
    [actions],
  );
  const waiting = useAtomValue(waitingAtom).filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    notes: waiting.map(({ note, count }) => labelOf(note, count)),
  };
}
