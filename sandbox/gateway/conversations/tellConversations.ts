import { and, eq, lt, sum } from 'drizzle-orm';
import { receiveOption } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { conversations } from '../../database/schema.ts';
import type { Tell, WriteContext } from '../handler.ts';
import type { ConversationRow } from '../messages/messageRows.ts';
import { globalOptionsOf } from '../session/globalOptions.ts';
import { viewConversations } from './viewConversations.ts';

/** @returns what stands on the badge: unread of all conversations that are not received silently. */
export async function totalUnread(db: Queries, ownerId: string): Promise<number> {
  const options = await globalOptionsOf(db, [ownerId]);
  if (options.get(ownerId) === receiveOption.silent) return 0;
  const found = await db
    .select({ total: sum(conversations.unreadCount) })
    .from(conversations)
    .where(
      and(eq(conversations.ownerId, ownerId), lt(conversations.recvMsgOpt, receiveOption.silent)),
    )
    .get();
  return Number(found?.total ?? 0);
}

/** Tells owners how their conversations look now; one event for each owner who listens. */
export async function tellConversations(
  context: WriteContext,
  event: 'OnConversationChanged' | 'OnNewConversation',
  rows: readonly ConversationRow[],
  options?: Tell,
): Promise<void> {
  const heard = rows.filter((row) => context.isListening(row.ownerId));
  if (heard.length === 0) return;
  const views = await viewConversations(context.db, heard);
  const byOwner = new Map<string, typeof views>();
  heard.forEach((row, index) => {
    const view = views[index];
    if (view) byOwner.set(row.ownerId, [...(byOwner.get(row.ownerId) ?? []), view]);
  });
  for (const [ownerId, own] of byOwner) context.tell([ownerId], event, own, options);
}

/** Tells owners their unread total. */
export async function tellTotalUnread(
  context: WriteContext,
  ownerIds: readonly string[],
): Promise<void> {
  for (const ownerId of new Set(ownerIds)) {
    if (!context.isListening(ownerId)) continue;
    const total = await totalUnread(context.db, ownerId);
    context.tell([ownerId], 'OnTotalUnreadMessageCountChanged', total);
  }
}
