import { and, eq } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { Handler } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { postGroupNews, tellGroupInfo, tellMemberInfo } from './groupNews.ts';
import { requireRight, requireRightOver } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

const tenYears = 10 * 366 * 86_400;

/** Owner and admins may still speak. */
export const handleChangeGroupMute: Handler<'ChangeGroupMute'> = {
  kind: 'write',
  async run({ groupID, isMute }, context) {
    const { group } = await requireRight(context, groupID, 'muteAll');
    const status = isMute ? groupStatus.muted : groupStatus.ok;
    if (group.status === status) return;
    await context.db.update(groups).set({ status }).where(eq(groups.id, groupID));
    await tellGroupInfo(context, groupID);
    await postGroupNews(context, group, {
      contentType: isMute ? contentType.groupMuted : contentType.groupUnmuted,
      defaultTips: isMute ? 'Everybody was muted' : 'Everybody may speak again',
    });
  },
};

export const handleChangeGroupMemberMute: Handler<'ChangeGroupMemberMute'> = {
  kind: 'write',
  async run({ groupID, userID, mutedSeconds }, context) {
    const { db, now } = context;
    const { group, other } = await requireRightOver(context, groupID, 'mute', userID);
    if (mutedSeconds > tenYears) throw badArgument('mutedSeconds is more than ten years');
    const isMute = mutedSeconds > 0;
    // Whoever is free needs no second word of it.
    if (!isMute && other.mutedUntil <= now) return;
    await db
      .update(groupMembers)
      .set({ mutedUntil: isMute ? now + mutedSeconds * 1000 : 0 })
      .where(and(eq(groupMembers.groupId, groupID), eq(groupMembers.userId, userID)));
    const [mutedUser] = await tellMemberInfo(context, group, [userID]);
    await postGroupNews(context, group, {
      contentType: isMute ? contentType.memberMuted : contentType.memberUnmuted,
      detail: { mutedUser, ...(isMute && { mutedSeconds }) },
      defaultTips: isMute ? 'A member was muted' : 'A member may speak again',
    });
  },
};
