import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import type { Handler } from '../handler.ts';
import { distinctIds, firstKeyword, holds } from '../texts.ts';
import { groupInfos, seenByStranger } from './groupEntities.ts';
import { groupMembers, groups } from './tables.ts';

export const handleGetJoinedGroupList: Handler<'GetJoinedGroupList'> = {
  kind: 'read',
  run: (_, { db, caller }) => joinedGroups(db, caller.userId),
};

/**
 * Any group of the platform, also dismissed ones and those the caller is not in, whose announcement
 * they may not read where the group is closed.
 */
export const handleGetGroupsInfo: Handler<'GetGroupsInfo'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const ids = distinctIds(input);
    const found = await groupInfos(
      db,
      and(eq(groups.platformId, caller.platformId), inArray(groups.id, ids)),
    );
    const own = new Set((await joinedGroups(db, caller.userId)).map(({ groupID }) => groupID));
    const byId = new Map(
      found.map((group) => [group.groupID, own.has(group.groupID) ? group : seenByStranger(group)]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
};

export const handleSearchGroups: Handler<'SearchGroups'> = {
  kind: 'read',
  async run({ keywordList, isSearchGroupID, isSearchGroupName }, { db, caller }) {
    const keyword = firstKeyword(keywordList);
    const joined = await joinedGroups(db, caller.userId);
    return joined.filter(
      ({ groupID, groupName }) =>
        (isSearchGroupID && holds(groupID, keyword)) ||
        (isSearchGroupName && holds(groupName, keyword)),
    );
  },
};

function joinedGroups(db: Queries, userId: string) {
  const joined = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  return groupInfos(db, inArray(groups.id, joined));
}
