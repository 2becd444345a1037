import { and, eq } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { handleResult, joinSource, sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { postNotification } from '../postNotification.ts';
import { refused } from '../refuse.ts';
import { boundedText, inSeconds } from '../texts.ts';
import { applicationBetween } from './friendApplications.ts';
import { mayReach, requireReach } from './mayReach.ts';
import { friendsOf, publicUsersOf } from './personEntities.ts';
import { friendApplications, friends } from './tables.ts';

type Answer = { fromId: string; toId: string; result: number; handleMsg: string };

export const handleAcceptFriendApplication: Handler<'AcceptFriendApplication'> = {
  kind: 'write',
  async run({ toUserID: fromId, handleMsg }, context) {
    const toId = context.caller.userId;
    await requireReach(context, fromId);
    await answer(context, { fromId, toId, result: handleResult.agreed, handleMsg });
    // Where both had asked, both have their answer.
    const mirrored = await applicationBetween(context.db, toId, fromId);
    if (mirrored?.handleResult === handleResult.pending) {
      await answer(context, {
        fromId: toId,
        toId: fromId,
        result: handleResult.agreed,
        handleMsg: '',
      });
    }
    await befriend(context, toId, fromId);
    await befriend(context, fromId, toId);
    await postBefriended(context, fromId);
  },
};

/** Whoever has blocked the caller meanwhile hears no words with it. */
export const handleRefuseFriendApplication: Handler<'RefuseFriendApplication'> = {
  kind: 'write',
  async run({ toUserID: fromId, handleMsg }, context) {
    const toId = context.caller.userId;
    await answer(context, { fromId, toId, result: handleResult.refused, handleMsg });
  },
};

async function answer(context: WriteContext, { fromId, toId, ...given }: Answer): Promise<void> {
  const { db, caller, now } = context;
  const found = await applicationBetween(db, fromId, toId);
  if (found?.handleResult !== handleResult.pending)
    throw refused('no application of this person waits for an answer');
  const isLet = await mayReach(db, caller.userId, fromId);
  const both = and(eq(friendApplications.fromId, fromId), eq(friendApplications.toId, toId));
  await db
    .update(friendApplications)
    .set({
      handleResult: given.result,
      handleMsg: isLet ? boundedText(given.handleMsg, 255, 'handleMsg') : '',
      handlerId: caller.userId,
      handledAt: now,
    })
    .where(both);
  const application = await applicationBetween(db, fromId, toId);
  const event =
    given.result === handleResult.agreed
      ? 'OnFriendApplicationAccepted'
      : 'OnFriendApplicationRejected';
  if (application) context.tell([toId, fromId], event, application);
}

/** Puts `other` into the friend list of `owner`; somebody who is there already stays as they are. */
async function befriend(context: WriteContext, owner: string, other: string): Promise<void> {
  const { db, caller, now } = context;
  await db
    .insert(friends)
    .values({
      ownerId: owner,
      userId: other,
      remark: '',
      addSource: joinSource.search,
      operatorId: caller.userId,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [friend] = await friendsOf(db, owner, [other]);
  if (friend) context.tell([owner], 'OnFriendAdded', friend);
}

async function postBefriended(context: WriteContext, applicant: string): Promise<void> {
  const { db, caller, now } = context;
  const [friend] = await friendsOf(db, applicant, [caller.userId]);
  const [opUser] = await publicUsersOf(db, caller.platformId, [caller.userId]);
  await postNotification(context, {
    peer: { sessionType: sessionType.single, userID: applicant },
    contentType: contentType.friendAdded,
    detail: { friend, operationTime: inSeconds(now), opUser },
    defaultTips: 'You are friends now',
  });
}
