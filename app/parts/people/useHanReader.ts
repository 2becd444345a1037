import { atom, type PrimitiveAtom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { loadHanLetters } from './hanLetter.ts';
import {
  createHanReader,
  type HanReader,
  type HanSyllables,
  loadHanSyllables,
} from './hanReader.ts';
import { hanLettersAtom } from './useHanLetters.ts';

const syllablesAtom = atom<HanSyllables | null>(null);

/** One for all lists: names that were read by it are not read again. */
const readerAtom = atom((get) => {
  const letters = get(hanLettersAtom);
  return letters && createHanReader(letters, get(syllablesAtom));
});

/**
 * How Chinese names are read, loaded where somebody looks for one, however long it takes.
 * @param isNeeded whether something is being looked for among names of which one is Chinese
 * @returns null until anything is known; first letters alone until the syllables come, and where they do not
 */
export function useHanReader(isNeeded: boolean): HanReader | null {
  useLoaded(hanLettersAtom, loadHanLetters, isNeeded);
  useLoaded(syllablesAtom, loadHanSyllables, isNeeded);
  return useAtomValue(readerAtom);
}

/** Loads what an atom has nothing of yet. What does not come is asked for again when it is needed the next time. */
function useLoaded<Value>(
  held: PrimitiveAtom<Value | null>,
  load: () => Promise<Value>,
  isNeeded: boolean,
): void {
  const [value, setValue] = useAtom(held);
  const isMissing = isNeeded && value === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setValue(loaded);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, load, setValue]);
}
