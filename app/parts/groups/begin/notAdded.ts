import { atom } from 'jotai';
import type { NotAddedReason } from '../../../contract/groups/createGroup.ts';

/** Somebody who could not be added to a group, as who tried knows them. */
export type NotAdded = {
  userID: string;
  nickname: string;
  /** `unsaid` where the gateway gives no reason. */
  reason: NotAddedReason | 'unsaid';
};

/** Groups that were begun here without somebody who was chosen: known before any code of the bar is there. */
export const begunWithout = new Set<string>();

/** By group, until the person has closed what says so. */
export const notAddedAtom = atom<ReadonlyMap<string, readonly NotAdded[]>>(new Map());
