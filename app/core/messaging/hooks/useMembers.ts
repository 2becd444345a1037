import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { ListState } from '../lists/listAtoms.ts';
import { useListOf } from './useListOf.ts';

/** @returns the members of a group by `userID`, as `useListOf` */
export function useMembers(groupID: string): ListState<GroupMember> {
  return useListOf('members', groupID);
}
