import { mayInGroup } from '../../../contract/gateway/groupRights.ts';
import { type KnownGroup, useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useList } from '../../../core/messaging/hooks/useList.ts';

/** @returns whether the reader may look at those of a group; so it is while the device does not know it. */
export function mayLookIn({ info: group, ownMembership: own }: KnownGroup): boolean {
  return !group || !own || mayInGroup('lookAtMember', { group, own, now: Date.now() });
}

/** @returns whether rows about people of a group lead to their pages: those of friends always do. */
export function useMayLook(groupID: string): (userID: string) => boolean {
  const isAllowed = mayLookIn(useGroup(groupID));
  const friends = useList('friends').rows;
  return (userID) => isAllowed || friends.has(userID);
}
