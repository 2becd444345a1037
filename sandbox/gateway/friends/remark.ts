import { and, eq } from 'drizzle-orm';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { tellConversation } from '../conversations/membership.ts';
import type { WriteContext } from '../handler.ts';
import { friendsOf } from './personEntities.ts';
import { friends } from './tables.ts';

/** @param remark tidied and checked. @returns false where `friendId` is not on the owner's list */
export async function keepRemark(
  db: Queries,
  ownerId: string,
  friendId: string,
  remark: string,
): Promise<boolean> {
  const changed = await db
    .update(friends)
    .set({ remark })
    .where(and(eq(friends.ownerId, ownerId), eq(friends.userId, friendId)));
  return changed.rowsAffected > 0;
}

/** Tells the caller's devices what a friend is called now. */
export async function tellRemark(context: WriteContext, friendId: string): Promise<void> {
  const { db, caller } = context;
  const [friend] = await friendsOf(db, caller.userId, [friendId]);
  if (!friend) return;
  context.tell([caller.userId], 'OnFriendInfoChanged', friend);
  const peer = { sessionType: sessionType.single, userID: friendId };
  await tellConversation(context, [caller.userId], conversationIdOf(peer));
}
