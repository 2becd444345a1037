import { atom } from 'jotai';
import type { NotAddedReason } from '../../../contract/groups/createGroup.ts';

/** Somebody who could not be added to a group, as the person who began it knows them. */
export type NotAdded = { userID: string; nickname: string; reason: NotAddedReason };

/** Groups that were begun here without somebody who was chosen: known before any code of the bar is there. */
export const begunWithout = new Set<string>();

/** By group, until the person has closed what says so. */
export const notAddedAtom = atom<ReadonlyMap<string, readonly NotAdded[]>>(new Map());
