import { and, eq, inArray, notExists, or } from 'drizzle-orm';
import { groupRole, handleResult } from '../../../app/contract/gateway/enums.ts';
import { blacklist } from '../../database/schema.ts';
import { mayReach, requireReach } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { refused } from '../refuse.ts';
import { boundedText } from '../texts.ts';
import { addMembers } from './addMembers.ts';
import { applicationOf, groupApplicationsOf } from './groupEntities.ts';
import { tellApplication } from './groupNews.ts';
import { memberOf } from './groups.ts';
import { postEntered } from './joinGroup.ts';
import { requireRight } from './rights.ts';
import { groupApplications, groupMembers } from './tables.ts';

/** Applications to the groups the caller owns or administers, but of and by those whom they block. */
export const handleGetRecvGroupApplicationList: Handler<'GetRecvGroupApplicationList'> = {
  kind: 'read',
  run: (_, { db, caller }) => {
    const leading = and(
      eq(groupMembers.userId, caller.userId),
      inArray(groupMembers.roleLevel, [groupRole.owner, groupRole.admin]),
    );
    const led = db.select({ id: groupMembers.groupId }).from(groupMembers).where(leading);
    const { userId, inviterId } = groupApplications;
    const blocked = db
      .select({ userId: blacklist.userId })
      .from(blacklist)
      .where(
        and(
          eq(blacklist.ownerId, caller.userId),
          or(eq(blacklist.userId, userId), eq(blacklist.userId, inviterId)),
        ),
      );
    const where = and(inArray(groupApplications.groupId, led), notExists(blocked));
    return groupApplicationsOf(db, where);
  },
};

export const handleGetSendGroupApplicationList: Handler<'GetSendGroupApplicationList'> = {
  kind: 'read',
  run: (_, { db, caller }) => groupApplicationsOf(db, eq(groupApplications.userId, caller.userId)),
};

export const handleAcceptGroupApplication: Handler<'AcceptGroupApplication'> = {
  kind: 'write',
  async run({ groupID, fromUserID, handleMsg }, context) {
    const { group } = await requireRight(context, groupID, 'answerApplication');
    await requireReach(context, fromUserID);
    const application = await answer(context, {
      groupID,
      fromUserID,
      handleMsg,
      result: handleResult.agreed,
    });
    // They may have come by another way meanwhile.
    if (await memberOf(context.db, groupID, fromUserID)) return;
    const { joinSource, inviterUserID } = application;
    await addMembers(context, group, [
      { userId: fromUserID, joinSource, inviterId: inviterUserID },
    ]);
    await postEntered(context, group, fromUserID);
  },
};

/** Whoever has blocked the caller meanwhile hears no words with it. */
export const handleRefuseGroupApplication: Handler<'RefuseGroupApplication'> = {
  kind: 'write',
  async run({ groupID, fromUserID, handleMsg }, context) {
    await requireRight(context, groupID, 'answerApplication');
    await answer(context, { groupID, fromUserID, handleMsg, result: handleResult.refused });
  },
};

type Answer = { groupID: string; fromUserID: string; handleMsg: string; result: number };

async function answer(context: WriteContext, { groupID, fromUserID, ...given }: Answer) {
  const { db, caller, now } = context;
  const found = await applicationOf(db, groupID, fromUserID);
  if (found?.handleResult !== handleResult.pending)
    throw refused('no application of this person waits for an answer');
  const isLet = await mayReach(db, caller.userId, fromUserID);
  await db
    .update(groupApplications)
    .set({
      handleResult: given.result,
      handledMsg: isLet ? boundedText(given.handleMsg, 255, 'handleMsg') : '',
      handlerId: caller.userId,
      handledAt: now,
    })
    .where(and(eq(groupApplications.groupId, groupID), eq(groupApplications.userId, fromUserID)));
  const application = (await applicationOf(db, groupID, fromUserID)) ?? found;
  const isAgreed = given.result === handleResult.agreed;
  const event = isAgreed ? 'OnGroupApplicationAccepted' : 'OnGroupApplicationRejected';
  await tellApplication(context, application, event, [fromUserID]);
  return application;
}
