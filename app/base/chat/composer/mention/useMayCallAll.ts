import { mayInGroup } from '../../../../contract/gateway/groupRights.ts';
import { useGroup } from '../../../../core/messaging/hooks/useGroup.ts';

/** @returns whether the person may mention all of a group at once; nobody of one that the device does not know */
export function useMayCallAll(groupID: string): boolean {
  const { info: group, ownMembership: own } = useGroup(groupID);
  return group !== null && mayInGroup('mentionAll', { group, own, now: Date.now() });
}
