import type { WriteContext } from '../handler.ts';
import { type ConversationRow, countUnread, newestVisible } from '../messages/messageRows.ts';
import { keepConversations } from './conversationRows.ts';
import { tellConversations, tellTotalUnread } from './tellConversations.ts';

/** Counts and looks up anew what a conversation shows, and tells its owner what is different. */
export async function refreshConversation(
  context: WriteContext,
  before: ConversationRow,
): Promise<void> {
  const { db, now } = context;
  const latest = await newestVisible(db, before);
  const unreadCount = before.unreadCount === 0 ? 0 : await countUnread(db, before);
  const isUnreadChanged = unreadCount !== before.unreadCount;
  const after = {
    ...before,
    latestSeq: latest?.seq ?? 0,
    latestPlace: latest?.place ?? 0,
    unreadCount,
    unreadChangedAt: isUnreadChanged ? now : before.unreadChangedAt,
  };
  const isLatestChanged =
    after.latestSeq !== before.latestSeq || after.latestPlace !== before.latestPlace;
  if (!isLatestChanged && !isUnreadChanged) return;
  await keepConversations(db, [after]);
  if (isUnreadChanged) await tellTotalUnread(context, [after.ownerId]);
  if (after.latestAt > 0) await tellConversations(context, 'OnConversationChanged', [after]);
}
