import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { handleResult } from '../../../contract/gateway/enums.ts';

export type SortedApplications = {
  /** Newest first. */
  pending: readonly GroupApplication[];
  /** Answered last first. */
  answered: readonly GroupApplication[];
};

/**
 * @param rows as the device has them; each is the same object until it changes
 * @param groupID null for all groups
 */
export function sortApplications(
  rows: ReadonlyMap<string, GroupApplication>,
  groupID: string | null,
): SortedApplications {
  const pending: GroupApplication[] = [];
  const answered: GroupApplication[] = [];
  for (const row of rows.values()) {
    if (groupID !== null && row.groupID !== groupID) continue;
    (row.handleResult === handleResult.pending ? pending : answered).push(row);
  }
  pending.sort((one, other) => other.reqTime - one.reqTime);
  answered.sort((one, other) => timeOf(other) - timeOf(one));
  return { pending, answered };
}

/** What was answered here a moment ago may not have its time yet. */
function timeOf({ handledTime, reqTime }: GroupApplication): number {
  return handledTime || reqTime;
}

/** Ids asked for at once. */
const mostIds = 200;

/** @returns who invited, and who answered: each once, in a steady order */
export function namedIn({ pending, answered }: SortedApplications): string[] {
  const ids = new Set<string>();
  for (const { inviterUserID, handleUserID } of [...pending, ...answered]) {
    if (inviterUserID !== '') ids.add(inviterUserID);
    if (handleUserID !== '') ids.add(handleUserID);
  }
  return [...ids].sort().slice(0, mostIds);
}

/** @returns the key of a row, as the list of the device has it */
export function applicationID({ groupID, userID }: GroupApplication): string {
  return `${groupID} ${userID}`;
}
