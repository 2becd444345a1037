import { and, eq } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { requireReach } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument, refused } from '../refuse.ts';
import { postGroupNews, tellGroupInfo, tellMemberInfo } from './groupNews.ts';
import { memberIds } from './groups.ts';
import { requireOwner, requireTarget } from './rights.ts';
import { groupMembers, groups } from './tables.ts';

export const handleTransferGroupOwner: Handler<'TransferGroupOwner'> = {
  kind: 'write',
  async run({ groupID, newOwnerUserID }, context) {
    const { group, own } = await requireOwner(context, groupID);
    const target = await requireTarget(context, groupID, newOwnerUserID);
    if (target.userId === own.userId) throw refused('you are the owner already');
    await requireReach(context, target.userId);
    await setRole(context, groupID, own.userId, groupRole.ordinary);
    await setRole(context, groupID, target.userId, groupRole.owner);
    const set = { ownerId: target.userId };
    await context.db.update(groups).set(set).where(eq(groups.id, groupID));
    const members = await memberIds(context.db, groupID);
    const both = [own.userId, target.userId];
    const [, newGroupOwner] = await tellMemberInfo(context, groupID, both, members);
    await tellGroupInfo(context, groupID, members);
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
    const { own } = await requireOwner(context, groupID);
    if (roleLevel !== groupRole.ordinary && roleLevel !== groupRole.admin)
      throw badArgument('roleLevel is neither 1 nor 3');
    const target = await requireTarget(context, groupID, userID);
    if (target.userId === own.userId)
      throw refused('the owner stays owner: transfer the group instead');
    if (target.roleLevel === roleLevel) return;
    // A right may be taken from anybody, and is not pressed upon whoever has blocked the owner.
    if (roleLevel === groupRole.admin) await requireReach(context, userID);
    await setRole(context, groupID, userID, roleLevel);
    const members = await memberIds(context.db, groupID);
    await tellMemberInfo(context, groupID, [userID], members);
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
