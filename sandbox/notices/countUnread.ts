import { and, count, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notices } from '../database/schema.ts';
import type { WalletOwner } from '../money/wallets.ts';
import { noticesOf } from './noticesOf.ts';

/** @returns how many of a person's notices at a brand are unread. */
export async function countUnread(db: Queries, reader: WalletOwner): Promise<number> {
  const row = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(noticesOf(reader), isNull(notices.readAt)))
    .get();
  return row?.unread ?? 0;
}
