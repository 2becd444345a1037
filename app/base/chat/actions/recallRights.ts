import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { leads, mayInGroup } from '../../../contract/gateway/groupRights.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

type Input = KnownGroup & {
  /** One, or those that are drawn together. */
  messages: readonly Pick<StoredMessage, 'sendID'>[];
  isOwn: boolean;
  /** Whether the person is known to be in the group no longer. */
  isOut: boolean;
  /** Members of the group that the device knows. */
  members: ReadonlyMap<string, Pick<GroupMember, 'roleLevel'>>;
  /** Milliseconds. */
  now: number;
};

/**
 * Whether the person may take messages back whenever they were sent, and whether they still can what they
 * sent lately. Somebody whose place in the group is not known ranks as low as anybody, as those do who left.
 */
export function recallRights({
  messages,
  isOwn,
  info: group,
  ownMembership: own,
  ...given
}: Input) {
  const { members, isOut, now } = given;
  const roleOf = (userID: string): number =>
    members.get(userID)?.roleLevel ??
    (userID === group?.ownerUserID ? groupRole.owner : groupRole.ordinary);
  const isAllowed = (sendID: string): boolean => {
    if (!group || !own) return false;
    if (isOwn) return leads(own);
    const other = { userID: sendID, roleLevel: roleOf(sendID) };
    return mayInGroup('revokeOther', { group, own, other, now });
  };
  return {
    mayRecallAlways: messages.every(({ sendID }) => isAllowed(sendID)),
    mayRecallOwn: !isOut,
  };
}
