import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { type GroupAction, mayInGroup } from '../../../contract/gateway/groupRights.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import type { MemberPick } from '../paths.ts';

/** What somebody must be allowed to do to open the page for it. */
export const neededFor: Readonly<Record<MemberPick, GroupAction>> = {
  look: 'listMembers',
  remove: 'remove',
  transfer: 'transfer',
  admins: 'setRole',
};

/** @returns what an address opens the members for; looking where it names nothing */
export function memberPickOf(name: string | null): MemberPick {
  return name !== null && Object.hasOwn(neededFor, name) ? (name as MemberPick) : 'look';
}

/** Whether a member can be chosen: only what would succeed is offered. */
export function mayPick(
  pick: MemberPick,
  member: Pick<GroupMember, 'userID' | 'roleLevel'>,
  { group, own }: Pick<ShownGroup, 'group' | 'own'>,
): boolean {
  if (pick === 'look') return true;
  return mayInGroup(neededFor[pick], { group, own, other: member, now: Date.now() });
}
