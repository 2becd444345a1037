import { and, eq, inArray } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import { leaveConversations } from '../conversations/membership.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { takeBackSince } from '../messages/revoke.ts';
import { chunks } from '../messages/viewMessages.ts';
import { distinctIds } from '../texts.ts';
import { threadIdOf } from '../threadId.ts';
import { endCodes } from './groupCodes.ts';
import { groupInfoOf, membersById, peerOfGroup } from './groupEntities.ts';
import { namedInTip, postGroupNews, tellPeople } from './groupNews.ts';
import { type Group, leaderIds, memberIds, membersWith, tellsWhoComes } from './groups.ts';
import { keepMutes } from './keptMutes.ts';
import { mayDoTo, requireRight } from './rights.ts';
import { groupMembers } from './tables.ts';

export const handleKickGroupMember: Handler<'KickGroupMember'> = {
  kind: 'write',
  async run({ groupID, userIDList, revokeLast = 0 }, context) {
    const place = await requireRight(context, groupID, 'remove');
    const ids = distinctIds(userIDList);
    const kicked = (await membersWith(context.db, groupID, ids))
      .filter((member) => mayDoTo(context, 'remove', place, member))
      .map(({ userId }) => userId);
    if (kicked.length > 0) {
      const { group, own } = place;
      const thread = { threadId: threadIdOf('', peerOfGroup(group)), role: own.roleLevel };
      const since = context.now - revokeLast * 3_600_000;
      if (revokeLast > 0) await takeBackSince(context, thread, kicked, since);
      await remove(context, group, kicked, (gone) => ({
        contentType: contentType.memberKicked,
        detail: namedInTip('kickedUserList', gone),
        defaultTips: 'Members were removed',
      }));
    }
    return ids.map((userID) => ({ userID, result: kicked.includes(userID) ? 0 : -1 }));
  },
};

/** The owner has to hand the group over, or dismiss it, first. */
export const handleQuitGroup: Handler<'QuitGroup'> = {
  kind: 'write',
  async run(groupID, context) {
    const { group, own } = await requireRight(context, groupID, 'quit');
    await remove(context, group, [own.userId], ([quitUser]) => ({
      contentType: contentType.memberQuit,
      detail: { quitUser },
      defaultTips: 'Somebody left the group',
    }));
  },
};

type News = Omit<Parameters<typeof postGroupNews>[2], 'recipients'>;

/** Takes members out, tells them and the others, and posts it for those who may know. */
async function remove(
  context: WriteContext,
  group: Group,
  ids: readonly string[],
  newsOf: (gone: readonly GroupMember[]) => News,
): Promise<void> {
  const { db } = context;
  const gone = await membersById(db, group.id, ids);
  await keepMutes(context, await membersWith(db, group.id, ids));
  for (const part of chunks(ids, 500)) {
    await db
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, group.id), inArray(groupMembers.userId, part)));
    await endCodes(context, group.id, part);
  }
  context.tell(ids, 'OnJoinedGroupDeleted', await groupInfoOf(db, group.id));
  await tellPeople(context, group, 'OnGroupMemberDeleted', gone);
  await postParting(context, group, ids, newsOf(gone));
  await leaveConversations(context, group, ids);
}

/**
 * Of who is removed from a channel its leaders read, and those who are; nobody else does, nor of who
 * leaves it by themselves.
 */
async function postParting(
  context: WriteContext,
  group: Group,
  ids: readonly string[],
  news: News,
): Promise<void> {
  const { db } = context;
  if (tellsWhoComes(group)) {
    const recipients = [...(await memberIds(db, group.id)), ...ids];
    await postGroupNews(context, group, { ...news, recipients });
  } else if (news.contentType === contentType.memberKicked) {
    const recipients = [...(await leaderIds(db, group.id)), ...ids];
    await postGroupNews(context, group, { ...news, recipients, isForThemAlone: true });
  }
}
