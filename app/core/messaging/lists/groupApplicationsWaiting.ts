import { type Atom, atom } from 'jotai';
import { handleResult } from '../../../contract/gateway/enums.ts';
import { listAtom } from './listAtoms.ts';

/** Applications to groups that the person leads, by the ids of group and applicant. */
export const groupApplicationsReceivedAtom = listAtom('groupApplicationsReceived');

/** How many applications wait for an answer, by the id of the group; groups without any are left out. */
const waitingByGroupAtom = atom((get) => {
  const counts = new Map<string, number>();
  for (const { groupID, handleResult: result } of get(
    groupApplicationsReceivedAtom,
  ).rows.values()) {
    if (result === handleResult.pending) counts.set(groupID, (counts.get(groupID) ?? 0) + 1);
  }
  return counts;
});

/** How many applications to groups wait for the person's answer. */
export const groupApplicationsWaitingAtom = atom((get) => {
  let total = 0;
  for (const count of get(waitingByGroupAtom).values()) total += count;
  return total;
});

/** Of the groups that are shown. */
const waitingAtoms = new Map<string, Atom<number>>();

/**
 * @returns how many applications wait in one group; the same atom as long as it is shown. The number alone
 * renders anew
 */
export function waitingOf(groupID: string): Atom<number> {
  const known = waitingAtoms.get(groupID);
  if (known) return known;
  const waiting = atom(
    (get) => get(waitingByGroupAtom).get(groupID) ?? 0,
    // Only an atom that can be written is told that somebody looks at it.
    () => undefined,
  );
  // Nothing is held of a group that nobody looks at any more.
  waiting.onMount = () => {
    waitingAtoms.set(groupID, waiting);
    return () => void waitingAtoms.delete(groupID);
  };
  waitingAtoms.set(groupID, waiting);
  return waiting;
}
