import { atom, useAtomValue, useSetAtom } from 'jotai';
import { createContext, useContext, useLayoutEffect } from 'react';

/** How many parts of a page show what the device kept. */
export const savedParts = () => atom(0);

/** Of the page this is in. */
export const SavedParts = createContext(savedParts());

/** Tells the page that a part of it shows what the device kept, for as long as that is so. */
export function useSavedContent(isShown: boolean): void {
  const count = useSetAtom(useContext(SavedParts));
  useLayoutEffect(() => {
    if (!isShown) return;
    count((known) => known + 1);
    return () => count((known) => known - 1);
  }, [isShown, count]);
}

/** Whether the page shows anything that the device kept. */
export function useHasSavedContent(): boolean {
  return useAtomValue(useContext(SavedParts)) > 0;
}
