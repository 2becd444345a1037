import { and, eq } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { requireReach } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { postGroupNews, tellGroupInfo, tellMemberInfo } from './groupNews.ts';
import { requireRightOver } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

export const handleTransferGroupOwner: Handler<'TransferGroupOwner'> = {
  kind: 'write',
  async run({ groupID, newOwnerUserID }, context) {
    const {
      group,
      own,
      other: target,
    } = await requireRightOver(context, groupID, 'transfer', newOwnerUserID);
    await requireReach(context, target.userId);
    await setRole(context, groupID, own.userId, groupRole.ordinary);
    await setRole(context, groupID, target.userId, groupRole.owner);
    const set = { ownerId: target.userId };
    await context.db.update(groups).set(set).where(eq(groups.id, groupID));
    const both = [own.userId, target.userId];
    const [, newGroupOwner] = await tellMemberInfo(context, group, both, own.userId);
    await tellGroupInfo(context, groupID);
    await postGroupNews(context, group, {
      contentType: contentType.groupOwnerTransferred,
      detail: { newGroupOwner },
      defaultTips: 'The group has a new owner',
    });
  },
};

export const handleSetGroupMemberRoleLevel: Handler<'SetGroupMemberRoleLevel'> = {
  kind: 'write',
  async run({ groupID, userID, roleLevel }, context) {
    if (roleLevel !== groupRole.ordinary && roleLevel !== groupRole.admin)
      throw badArgument('roleLevel is neither 1 nor 3');
    const place = await requireRightOver(context, groupID, 'setRole', userID);
    if (place.other.roleLevel === roleLevel) return;
    // A right may be taken from anybody, and is not pressed upon whoever has blocked the owner.
    if (roleLevel === groupRole.admin) await requireReach(context, userID);
    await setRole(context, groupID, userID, roleLevel);
    const isAdmin = roleLevel === groupRole.admin;
    const unmade = isAdmin ? '' : userID;
    const [changedUser] = await tellMemberInfo(context, place.group, [userID], unmade);
    await postGroupNews(context, place.group, {
      contentType: isAdmin ? contentType.memberToAdmin : contentType.memberToOrdinary,
      detail: { changedUser },
      defaultTips: isAdmin ? 'The group has a new admin' : 'An admin is an ordinary member again',
      countsAsUnread: false,
    });
  },
};

async function setRole(
  { db }: WriteContext,
  groupId: string,
  userId: string,
  roleLevel: number,
): Promise<void> {
  await db
    .update(groupMembers)
    .set({ roleLevel })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
}
