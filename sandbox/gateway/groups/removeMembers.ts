import { and, eq, inArray } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { leaveConversation } from '../conversations/membership.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { refused } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { groupInfoOf, membersById } from './groupEntities.ts';
import { postGroupNews, tellGroupInfo } from './groupNews.ts';
import { memberIds, memberOf } from './groups.ts';
import { ranksAbove, requireLeader, requirePlace } from './rights.ts';
import { groupMembers } from './tables.ts';

export const handleKickGroupMember: Handler<'KickGroupMember'> = {
  kind: 'write',
  async run({ groupID, userIDList }, context) {
    const { group, own } = await requireLeader(context, groupID);
    const ids = distinctIds(userIDList);
    const kicked: string[] = [];
    for (const id of ids) {
      const member = await memberOf(context.db, groupID, id);
      if (member && ranksAbove(own, member)) kicked.push(id);
    }
    if (kicked.length > 0) {
      const kickedUserList = await membersById(context.db, groupID, kicked);
      const rest = await remove(context, groupID, kicked);
      await postGroupNews(context, group, {
        contentType: contentType.memberKicked,
        detail: { kickedUserList },
        defaultTips: 'Members were removed',
        recipients: [...rest, ...kicked],
      });
      for (const id of kicked) await leaveConversation(context, groupID, id);
    }
    return ids.map((userID) => ({ userID, result: kicked.includes(userID) ? 0 : -1 }));
  },
};

/** The owner has to hand the group over, or dismiss it, first. */
export const handleQuitGroup: Handler<'QuitGroup'> = {
  kind: 'write',
  async run(groupID, context) {
    const { group, own } = await requirePlace(context, groupID);
    if (own.roleLevel === groupRole.owner)
      throw refused('the owner cannot leave: transfer the group to another member, or dismiss it');
    const [quitUser] = await membersById(context.db, groupID, [own.userId]);
    const recipients = await remove(context, groupID, [own.userId]);
    await postGroupNews(context, group, {
      contentType: contentType.memberQuit,
      detail: { quitUser },
      defaultTips: 'Somebody left the group',
      recipients,
    });
    await leaveConversation(context, groupID, own.userId);
  },
};

/** Takes members out and tells them and the others. @returns who is left */
async function remove(
  context: WriteContext,
  groupID: string,
  ids: readonly string[],
): Promise<string[]> {
  const { db } = context;
  const gone = await membersById(db, groupID, ids);
  await db
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupID), inArray(groupMembers.userId, [...ids])));
  const rest = await memberIds(db, groupID);
  context.tell(ids, 'OnJoinedGroupDeleted', await groupInfoOf(db, groupID));
  for (const member of gone) context.tell(rest, 'OnGroupMemberDeleted', member);
  await tellGroupInfo(context, groupID, rest);
  return rest;
}
