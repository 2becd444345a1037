import { eq } from 'drizzle-orm';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { tellConversation } from '../conversations/membership.ts';
import { friendsOf } from '../friends/personEntities.ts';
import { friends } from '../friends/tables.ts';
import type { WriteContext } from '../handler.ts';
import { selfInfoOf } from './ownEntities.ts';

/** Tells a person and everybody who has them as a friend that name, picture or the like changed. */
export async function tellProfile(context: WriteContext, userId: string): Promise<void> {
  const { db } = context;
  context.tell([userId], 'OnSelfInfoUpdated', await selfInfoOf(db, userId));
  const rows = await db
    .select({ ownerId: friends.ownerId })
    .from(friends)
    .where(eq(friends.userId, userId));
  const owners = rows.map(({ ownerId }) => ownerId);
  for (const owner of owners.filter(context.isListening)) {
    const [friend] = await friendsOf(db, owner, [userId]);
    if (friend) context.tell([owner], 'OnFriendInfoChanged', friend);
  }
  const peer = { sessionType: sessionType.single, userID: userId };
  await tellConversation(context, owners, conversationIdOf(peer));
}
