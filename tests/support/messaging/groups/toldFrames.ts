import type { GroupOracle } from './groupOracle.ts';

/** Of all a frame may hold, what is looked at. */
type Told = {
  groupID?: string;
  userID?: string;
  publicInfo?: { userID: string } | null;
};

/** What says who is in a group, and who would come. */
const ofMembers = /^(OnGroupMember\w+|GetGroupMember\w+|SearchGroupMembers)$/;
const ofApplications = /^(OnGroupApplication\w+|GetRecvGroupApplicationList)$/;
const ofPeople = 'GetUsersInfo';

/**
 * @param since the oracle's `moment` when it was asked for; that of now for an event
 * @returns what a frame of the gateway tells somebody who may not know it, or null
 */
export function findInFrame(
  oracle: GroupOracle,
  userID: string,
  frame: string,
  sinceOf: (operationID: string) => number,
): string | null {
  const name = /^\{"event":"(\w+)"/.exec(frame)?.[1] ?? '';
  if (!ofMembers.test(name) && !ofApplications.test(name) && name !== ofPeople) return null;
  const { data, errCode, operationID } = JSON.parse(frame) as Record<string, string> & {
    errCode: number;
  };
  if (errCode !== 0 || !data) return null;
  const since = sinceOf(operationID ?? '');
  const parsed = JSON.parse(data) as Told | Told[] | null;
  for (const one of Array.isArray(parsed) ? parsed : [parsed]) {
    if (one && !mayBeTold(oracle, userID, name, { one, since })) {
      return `${userID} is told by ${name}: ${JSON.stringify(one)}`;
    }
  }
  return null;
}

function mayBeTold(
  oracle: GroupOracle,
  userID: string,
  name: string,
  { one, since }: { one: Told; since: number },
): boolean {
  if (name === ofPeople) {
    const other = one.publicInfo?.userID ?? userID;
    return other === userID || oracle.mayLookAt(userID, other, since);
  }
  const { groupID = '', userID: other = '' } = one;
  // Of what the gateway looks for in a group, the rest has no person in it.
  if (groupID === '' || other === '' || other === userID) return true;
  return ofMembers.test(name)
    ? oracle.maySee(userID, groupID, other, since)
    : oracle.mayAnswer(userID, groupID, since);
}
