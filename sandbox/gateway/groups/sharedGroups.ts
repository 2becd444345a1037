import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { leads } from './groups.ts';
import { groupMembers, groups } from './tables.ts';

const otherMembers = alias(groupMembers, 'other_members');

/** What a group may forbid its ordinary members: to look each other up, to apply as a friend. */
type MemberRule = 'lookMemberInfo' | 'applyMemberFriend';

/**
 * @returns whether the groups two people share let `own` do something to `other`. One of them is
 * enough, and owner and admins may always; people without a group in common are bound by none.
 */
export async function groupsAllow(
  db: Queries,
  rule: MemberRule,
  own: string,
  other: string,
): Promise<boolean> {
  if (own === other) return true;
  const shared = await db
    .select({ forbids: groups[rule], roleLevel: groupMembers.roleLevel })
    .from(groupMembers)
    .innerJoin(otherMembers, eq(otherMembers.groupId, groupMembers.groupId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, own),
        eq(otherMembers.userId, other),
        ne(groups.status, groupStatus.dismissed),
      ),
    );
  return shared.length === 0 || shared.some((one) => one.forbids === 0 || leads(one));
}
