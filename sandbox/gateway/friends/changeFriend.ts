import { and, eq } from 'drizzle-orm';
import { remarkMax } from '../../../app/contract/fields/remark.ts';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { Friend } from '../../../app/contract/gateway/entities/people.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { tellConversation } from '../conversations/membership.ts';
import type { GatewayFailure, Handler, WriteContext } from '../handler.ts';
import { refused } from '../refuse.ts';
import { givenName } from '../texts.ts';
import { friendsOf } from './personEntities.ts';
import { keepRemark, tellRemark } from './remark.ts';
import { friends } from './tables.ts';

export const handleSetFriendRemark: Handler<'SetFriendRemark'> = {
  kind: 'write',
  async run({ toUserID, remark }, context) {
    const { db, caller } = context;
    const name = givenName(remark, remarkMax, 'remark');
    if (!(await keepRemark(db, caller.userId, toUserID, name))) throw notFriend();
    await tellRemark(context, toUserID);
  },
};

/** Ends the friendship on the caller's side only, as the protocol has it. */
export const handleDeleteFriend: Handler<'DeleteFriend'> = {
  kind: 'write',
  async run(userID, context) {
    const { db, caller } = context;
    const friend = await ownFriend(context, userID);
    await db
      .delete(friends)
      .where(and(eq(friends.ownerId, caller.userId), eq(friends.userId, userID)));
    context.tell([caller.userId], 'OnFriendDeleted', friend);
    // The remark goes with the friendship.
    const peer = { sessionType: sessionType.single, userID };
    if (friend.remark !== '')
      await tellConversation(context, [caller.userId], conversationIdOf(peer));
  },
};

async function ownFriend({ db, caller }: WriteContext, userId: string): Promise<Friend> {
  const [friend] = await friendsOf(db, caller.userId, [userId]);
  if (!friend) throw notFriend();
  return friend;
}

function notFriend(): GatewayFailure {
  return refused('this person is not your friend');
}
