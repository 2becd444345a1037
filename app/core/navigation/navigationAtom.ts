import { atom } from 'jotai';

/** An address, and what its entry is opened with. */
export type Destination = { to: string; state?: Record<string, unknown> };

/** Where something outside the pages wants to lead, such as the end of a session; null at rest. */
export const navigationAtom = atom<Destination | null>(null);
