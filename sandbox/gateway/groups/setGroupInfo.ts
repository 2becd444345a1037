import { and, eq, isNull } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupAtType, groupRole } from '../../../app/contract/gateway/enums.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { conversations } from '../conversations/tables.ts';
import { requireReach } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { noPermission } from '../refuse.ts';
import { personName } from '../texts.ts';
import { threadIdOf } from '../threadId.ts';
import { peerOfGroup } from './groupEntities.ts';
import { postGroupNews, tellGroupInfo, tellMemberInfo } from './groupNews.ts';
import { type Group, memberIds } from './groups.ts';
import { groupTexts } from './groupTexts.ts';
import { ranksAbove, requireLeader, requirePlace, requireTarget } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

export const handleSetGroupInfo: Handler<'SetGroupInfo'> = {
  kind: 'write',
  async run({ groupID, groupInfo: { needVerification, ...texts } }, context) {
    const { group, own } = await requireLeader(context, groupID);
    const set: Partial<Group> = {
      ...groupTexts(texts),
      ...(needVerification !== undefined && { needVerification }),
    };
    const turns = set.ex !== undefined && isChannel({ ex: set.ex }) !== isChannel(group);
    if (turns && own.roleLevel !== groupRole.owner)
      throw noPermission('only the owner may turn a group into a channel or back');
    if (set.notification !== undefined && set.notification !== group.notification) {
      set.notificationAt = context.now;
      set.notificationUserId = own.userId;
    }
    await change(context, group, set);
  },
};

export const handleSetGroupVerification: Handler<'SetGroupVerification'> = {
  kind: 'write',
  async run({ groupID, verification }, context) {
    const { group } = await requireLeader(context, groupID);
    await change(context, group, { needVerification: verification });
  },
};

export const handleSetGroupLookMemberInfo: Handler<'SetGroupLookMemberInfo'> = {
  kind: 'write',
  async run({ groupID, rule }, context) {
    const { group } = await requireLeader(context, groupID);
    await change(context, group, { lookMemberInfo: rule });
  },
};

export const handleSetGroupApplyMemberFriend: Handler<'SetGroupApplyMemberFriend'> = {
  kind: 'write',
  async run({ groupID, rule }, context) {
    const { group } = await requireLeader(context, groupID);
    await change(context, group, { applyMemberFriend: rule });
  },
};

/** Own name in the group, or that of a member of lower rank; empty: the person's own name again. */
export const handleSetGroupMemberNickname: Handler<'SetGroupMemberNickname'> = {
  kind: 'write',
  async run({ groupID, userID, GroupMemberNickname: text }, context) {
    const { own } = await requirePlace(context, groupID);
    const target = await requireTarget(context, groupID, userID);
    if (target.userId !== own.userId && !ranksAbove(own, target))
      throw noPermission('you may not rename this member');
    await requireReach(context, target.userId);
    const nickname = text.trim() === '' ? '' : personName(text, 'GroupMemberNickname');
    await context.db
      .update(groupMembers)
      .set({ nickname })
      .where(and(eq(groupMembers.groupId, groupID), eq(groupMembers.userId, userID)));
    await tellMemberInfo(context, groupID, [userID], await memberIds(context.db, groupID));
  },
};

/** Makes a group's conversation stand out for all members, by its new notice. */
async function markNotice({ db }: WriteContext, group: Group): Promise<void> {
  const [anybody = ''] = await memberIds(db, group.id);
  const threadId = threadIdOf(anybody, peerOfGroup(group));
  await db
    .update(conversations)
    .set({ groupAtType: groupAtType.notice })
    .where(and(eq(conversations.threadId, threadId), isNull(conversations.leftSeq)));
}

/** Sets what differs, and tells the members. Nothing new is no news. */
async function change(context: WriteContext, group: Group, set: Partial<Group>): Promise<void> {
  const names = Object.keys(set) as (keyof Group)[];
  if (names.every((name) => set[name] === group[name])) return;
  await context.db.update(groups).set(set).where(eq(groups.id, group.id));
  await tellGroupInfo(context, group.id, await memberIds(context.db, group.id));
  // The news that is posted next tells of it.
  if (set.notification && set.notification !== group.notification) await markNotice(context, group);
  await postGroupNews(context, group, {
    contentType: contentType.groupInfoSet,
    defaultTips: 'The group was changed',
  });
}
