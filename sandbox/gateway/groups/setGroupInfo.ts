import { and, eq, isNull } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupAtType } from '../../../app/contract/gateway/enums.ts';
import type { GroupAction } from '../../../app/contract/gateway/groupRights.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { pinnedIn } from '../../../app/contract/gateway/pinnedIn.ts';
import { lastSeqOf } from '../conversations/conversationRows.ts';
import { conversations } from '../conversations/tables.ts';
import { requireReach } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { personName } from '../texts.ts';
import { threadIdOf } from '../threadId.ts';
import { groupFull, roomIn } from './addMembers.ts';
import { peerOfGroup } from './groupEntities.ts';
import { postGroupNews, tellGroupInfo, tellMemberInfo } from './groupNews.ts';
import type { Group } from './groups.ts';
import { groupTexts } from './groupTexts.ts';
import { requireRight, requireRightOver } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

export const handleSetGroupInfo: Handler<'SetGroupInfo'> = {
  kind: 'write',
  async run({ groupID, groupInfo: { needVerification, ...texts } }, context) {
    const { group, own } = await requireRight(context, groupID, 'setInfo');
    const set: Partial<Group> = {
      ...groupTexts(texts),
      ...(needVerification !== undefined && { needVerification }),
    };
    for (const action of actionsOf(group, set)) await requireRight(context, groupID, action);
    if (set.ex !== undefined && isChannel({ ex: set.ex }) !== isChannel(group))
      set.shownAfterSeq = await turn(context, group, set.ex);
    if (set.notification !== undefined && set.notification !== group.notification) {
      set.notificationAt = context.now;
      set.notificationUserId = own.userId;
    }
    await change(context, group, set);
  },
};

/**
 * Turns a group into a channel or back. A channel shows who comes to it nothing that was said before it was one.
 * @returns after which message it does
 * @throws GatewayFailure 820 where more follow the channel than a group holds
 */
async function turn({ db }: WriteContext, group: Group, ex: string): Promise<number> {
  if ((await roomIn(db, { id: group.id, ex })) < 0) throw groupFull();
  if (!isChannel({ ex })) return group.shownAfterSeq;
  return lastSeqOf(db, threadIdOf('', peerOfGroup(group)));
}

export const handleSetGroupVerification: Handler<'SetGroupVerification'> = {
  kind: 'write',
  async run({ groupID, verification }, context) {
    const { group } = await requireRight(context, groupID, 'setRules');
    await change(context, group, { needVerification: verification });
  },
};

export const handleSetGroupLookMemberInfo: Handler<'SetGroupLookMemberInfo'> = {
  kind: 'write',
  async run({ groupID, rule }, context) {
    const { group } = await requireRight(context, groupID, 'setRules');
    await change(context, group, { lookMemberInfo: rule });
  },
};

export const handleSetGroupApplyMemberFriend: Handler<'SetGroupApplyMemberFriend'> = {
  kind: 'write',
  async run({ groupID, rule }, context) {
    const { group } = await requireRight(context, groupID, 'setRules');
    await change(context, group, { applyMemberFriend: rule });
  },
};

/** @returns what a change of a group is, beside one of its information. */
function actionsOf(group: Group, set: Partial<Group>): GroupAction[] {
  const isOther = (name: keyof Group) => set[name] !== undefined && set[name] !== group[name];
  return [
    ...(isOther('notification') ? (['setAnnouncement'] as const) : []),
    ...(isOther('needVerification') ? (['setRules'] as const) : []),
    ...(isOther('ex') ? (['pinMessage'] as const) : []),
    ...(set.ex !== undefined && isChannel({ ex: set.ex }) !== isChannel(group)
      ? (['setKind'] as const)
      : []),
  ];
}

/** Own name in the group, or that of a member of lower rank; empty: the person's own name again. */
export const handleSetGroupMemberNickname: Handler<'SetGroupMemberNickname'> = {
  kind: 'write',
  async run({ groupID, userID, GroupMemberNickname: text }, context) {
    const { group } =
      userID === context.caller.userId
        ? await requireRight(context, groupID, 'setOwnName')
        : await requireRightOver(context, groupID, 'rename', userID);
    await requireReach(context, userID);
    const nickname = text.trim() === '' ? '' : personName(text, 'GroupMemberNickname');
    await context.db
      .update(groupMembers)
      .set({ nickname })
      .where(and(eq(groupMembers.groupId, groupID), eq(groupMembers.userId, userID)));
    await tellMemberInfo(context, group, [userID]);
  },
};

/** What a notice of a change names, as `GroupInfo` does; what `ex` says is named besides. */
const named = [
  'faceURL',
  'introduction',
  'needVerification',
  'lookMemberInfo',
  'applyMemberFriend',
] as const satisfies (keyof Group)[];

/** Sets what differs, and tells the members, by a notice for each change. Nothing new is no news. */
async function change(context: WriteContext, group: Group, set: Partial<Group>): Promise<void> {
  const names = Object.keys(set) as (keyof Group)[];
  const other = new Set(names.filter((name) => set[name] !== group[name]));
  if (other.size === 0) return;
  await context.db.update(groups).set(set).where(eq(groups.id, group.id));
  await tellGroupInfo(context, group.id);
  if (other.has('notification')) {
    // The news that is posted next tells of it.
    if (set.notification) await markNotice(context, group);
    await postGroupNews(context, group, {
      contentType: contentType.groupAnnouncementSet,
      defaultTips: 'The announcement was changed',
    });
  }
  if (other.has('name'))
    await postGroupNews(context, group, {
      contentType: contentType.groupNameSet,
      defaultTips: 'The group has another name',
    });
  const changed = changedIn(group, set, other);
  if (changed.length > 0)
    await postGroupNews(context, group, {
      contentType: contentType.groupInfoSet,
      detail: { changed },
      defaultTips: 'The group was changed',
    });
}

function changedIn(group: Group, set: Partial<Group>, other: ReadonlySet<keyof Group>): string[] {
  const changed: string[] = named.filter((name) => other.has(name));
  if (set.ex === undefined || !other.has('ex')) return changed;
  if (isChannel(group) !== isChannel({ ex: set.ex })) changed.push('kind');
  if (isPinnedOther(group, set.ex)) changed.push('pinned');
  return changed;
}

function isPinnedOther(group: Group, ex: string): boolean {
  const [before, after] = [pinnedIn(group), pinnedIn({ ex })];
  return before?.clientMsgID !== after?.clientMsgID || before?.sendID !== after?.sendID;
}

/** Makes a group's conversation stand out for all members, by its new announcement. */
async function markNotice({ db }: WriteContext, group: Group): Promise<void> {
  await db
    .update(conversations)
    .set({ groupAtType: groupAtType.notice })
    .where(
      and(
        eq(conversations.threadId, threadIdOf('', peerOfGroup(group))),
        isNull(conversations.leftSeq),
      ),
    );
}
