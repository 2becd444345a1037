import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import {
  createHanReader,
  type HanReader,
  type HanSyllables,
  loadHanSyllables,
} from './hanReader.ts';
import { hanLettersAtom, useHanLetters } from './useHanLetters.ts';

const syllablesAtom = atom<HanSyllables | null>(null);

/** One for all lists: names that were read by it are not read again. */
const readerAtom = atom((get) => {
  const letters = get(hanLettersAtom);
  return letters && createHanReader(letters, get(syllablesAtom));
});

/**
 * How Chinese names are read, loaded where somebody looks for one.
 * @param isNeeded whether something is being looked for among names of which one is Chinese
 * @returns null until anything is known; first letters alone until the syllables come, and where they do not
 */
export function useHanReader(isNeeded: boolean): HanReader | null {
  useHanLetters(isNeeded);
  const [syllables, setSyllables] = useAtom(syllablesAtom);
  const isMissing = isNeeded && syllables === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    loadHanSyllables().then(
      (loaded) => {
        if (!isOver) setSyllables(loaded);
      },
      // The letters are enough until somebody looks for a name the next time.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, setSyllables]);
  return useAtomValue(readerAtom);
}
