import { atom } from 'jotai';

/** Where something outside the pages wants to lead, such as the end of a session; null at rest. */
export const navigationAtom = atom<string | null>(null);
