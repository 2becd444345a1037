import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { timers } from '../../platform/timers.ts';
import { type HanLetters, loadHanLetters } from './hanLetter.ts';

/** Milliseconds a list waits; then it is shown without the letters, and stays as it is. */
const patience = 3_000;

/** What was loaded; null until then. */
export const hanLettersAtom = atom<HanLetters | null>(null);

/**
 * The letters of Chinese names, loaded where somebody has one.
 * @param isNeeded null until the names are known.
 * @returns `isWaiting` while a list that has not been shown waits for them, so that no row moves after.
 */
export function useHanLetters(isNeeded: boolean | null): {
  letters: HanLetters | null;
  isWaiting: boolean;
} {
  const [letters, setLetters] = useAtom(hanLettersAtom);
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const [wasNeeded, setWasNeeded] = useState<boolean | null>(null);
  if (wasNeeded === null && isNeeded !== null) setWasNeeded(isNeeded);
  const isMissing = isNeeded === true && letters === null && !hasGivenUp;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const giveUp = (): void => {
      if (!isOver) setHasGivenUp(true);
    };
    const timer = timers.set(giveUp, patience);
    loadHanLetters().then((loaded) => {
      if (!isOver) setLetters(loaded);
    }, giveUp);
    return () => {
      isOver = true;
      timers.clear(timer);
    };
  }, [isMissing, setLetters]);
  // A list already on the screen does not vanish when the first Chinese name comes in.
  return { letters, isWaiting: isMissing && wasNeeded !== false };
}
