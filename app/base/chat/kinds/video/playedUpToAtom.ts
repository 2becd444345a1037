import { atom } from 'jotai';

/** How far videos were played in their bubbles, in seconds, by `messageKeyOf` their message. */
export const playedUpToAtom = atom(() => new Map<string, number>());
