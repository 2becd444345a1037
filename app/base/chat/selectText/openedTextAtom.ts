import { atom } from 'jotai';

/** The words of a message of which a part is to be selected, over the page or on their way out. */
export const openedTextAtom = atom<{ text: string; isOpen: boolean } | null>(null);

/** Shows words so that a part of them can be selected. */
export const openTextAtom = atom(null, (_get, set, text: string) =>
  set(openedTextAtom, { text, isOpen: true }),
);

/** Nothing is selected from any more. */
export const closeTextAtom = atom(null, (get, set) => {
  const opened = get(openedTextAtom);
  if (opened?.isOpen) set(openedTextAtom, { ...opened, isOpen: false });
});
