import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import { groupRefusal } from '../../../app/contract/gateway/groupRights.ts';
import type { Queries } from '../../database/database.ts';
import { ranked } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

const otherMembers = alias(groupMembers, 'other_members');

/**
 * @returns whether the groups two people share let `own` do something to `other`. One of them is enough, and
 * people without a group in common are bound by none. That both follow a channel binds them to nothing, or
 * they would know it of each other.
 */
export async function groupsAllow(
  db: Queries,
  action: 'lookAtMember' | 'befriend',
  own: string,
  other: string,
): Promise<boolean> {
  if (own === other) return true;
  const shared = await db
    .select({
      group: groups,
      own: getTableColumns(groupMembers),
      other: getTableColumns(otherMembers),
    })
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
  const refusals = shared.map((one) =>
    groupRefusal(action, {
      ...{ group: one.group, own: ranked(one.own), other: ranked(one.other) },
      now: 0,
    }),
  );
  return refusals.includes(null) || refusals.every((refusal) => refusal === 'channel');
}
