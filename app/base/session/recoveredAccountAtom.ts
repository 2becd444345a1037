import { atom } from 'jotai';

/** Account whose password was just set anew, for the login form; null at other times. */
export const recoveredAccountAtom = atom<string | null>(null);
