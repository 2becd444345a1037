import { and, eq, gte, inArray, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { groupRole, memberFilter } from '../../../app/contract/gateway/enums.ts';
import type { Handler, ReadContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds, firstKeyword, holds } from '../texts.ts';
import { groupMembersOf, membersById, namesInGroup } from './groupEntities.ts';
import { type Place, refusalOf, requirePlace } from './rights.ts';
import { groupMembers } from './tables.ts';

/** Most members of one page. */
const mostOfPage = 2_000;

export const handleGetGroupMemberList: Handler<'GetGroupMemberList'> = {
  kind: 'read',
  async run({ groupID, filter, ...page }, context) {
    const seen = whomSees(context, await requirePlace(context, groupID));
    const where = and(byRole(filter), seen);
    return groupMembersOf(context.db, groupID, { where, ...pageOf(page) });
  },
};

const isLeader = inArray(groupMembers.roleLevel, [groupRole.owner, groupRole.admin]);

/** Those who follow a channel see who leads it, and themselves. @returns nothing for all members */
function whomSees({ caller, now }: ReadContext, place: Place): SQL | undefined {
  if (!refusalOf('listMembers', place, now)) return undefined;
  return or(isLeader, eq(groupMembers.userId, caller.userId));
}

function byRole(filter: number): SQL | undefined {
  const role = groupMembers.roleLevel;
  if (filter === memberFilter.all) return undefined;
  if (filter === memberFilter.notOwner) return ne(role, groupRole.owner);
  if (filter === memberFilter.ordinary) return eq(role, groupRole.ordinary);
  if (filter === memberFilter.owner) return eq(role, groupRole.owner);
  if (filter === memberFilter.admin) return eq(role, groupRole.admin);
  throw badArgument('filter is not one of 0 to 4');
}

function pageOf({ offset, count }: { offset: number; count: number }) {
  if (offset < 0 || count < 0) throw badArgument('offset or count is negative');
  return { offset, count: Math.min(count, mostOfPage) };
}

/** Says of members what their list says; of people themselves `GetUsersInfo` says more, or refuses to. */
export const handleGetGroupMembersInfo: Handler<'GetGroupMembersInfo'> = {
  kind: 'read',
  async run({ groupID, userIDList }, context) {
    const place = await requirePlace(context, groupID);
    return membersById(context.db, groupID, distinctIds(userIDList), whomSees(context, place));
  },
};

export const handleGetGroupMemberListByJoinTimeFilter: Handler<'GetGroupMemberListByJoinTimeFilter'> =
  {
    kind: 'read',
    async run(input, context) {
      const seen = whomSees(context, await requirePlace(context, input.groupID));
      const { filterUserIDList, joinTimeBegin, joinTimeEnd } = input;
      // Both ends belong to the span: a second ends where the next one begins.
      const end = joinTimeEnd === 0 ? context.now + 1 : (joinTimeEnd + 1) * 1000;
      const where = and(
        seen,
        gte(groupMembers.joinedAt, joinTimeBegin * 1000),
        lt(groupMembers.joinedAt, end),
        notInArray(groupMembers.userId, distinctIds(filterUserIDList)),
      );
      const page = { where, order: 'newest', ...pageOf(input) } as const;
      return groupMembersOf(context.db, input.groupID, page);
    },
  };

export const handleGetGroupMemberOwnerAndAdmin: Handler<'GetGroupMemberOwnerAndAdmin'> = {
  kind: 'read',
  async run({ groupID }, context) {
    await requirePlace(context, groupID);
    return groupMembersOf(context.db, groupID, { where: isLeader });
  },
};

export const handleSearchGroupMembers: Handler<'SearchGroupMembers'> = {
  kind: 'read',
  async run({ searchParam }, context) {
    const { groupID, keywordList, isSearchUserID, isSearchMemberNickname } = searchParam;
    const where = whomSees(context, await requirePlace(context, groupID));
    const keyword = firstKeyword(keywordList);
    const { offset, count } = pageOf(searchParam);
    // The database knows the letters of ASCII only, so that names are compared here, and nothing else is read.
    const found = (await namesInGroup(context.db, groupID, where)).filter(
      ({ userId, nickname }) =>
        (isSearchUserID && holds(userId, keyword)) ||
        (isSearchMemberNickname && holds(nickname, keyword)),
    );
    const ids = found.slice(offset, offset + count).map(({ userId }) => userId);
    return membersById(context.db, groupID, ids);
  },
};
