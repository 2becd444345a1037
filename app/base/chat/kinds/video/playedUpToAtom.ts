import { atom } from 'jotai';

/**
 * How far videos were played in their bubbles, in seconds, by `messageKeyOf` their message. Their rows leave
 * the list, with all that they hold, while one scrolls.
 */
export const playedUpToAtom = atom(() => new Map<string, number>());
