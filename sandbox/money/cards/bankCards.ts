import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { hmac } from '../../auth/hashes.ts';
import type { Queries } from '../../database/database.ts';
import { bankCards, exchanges, orders } from '../../database/schema.ts';

/** Most cards a wallet has at once. */
export const mostCards = 5;
/** How long a card added beside or after another one waits, in ms. */
export const cardHold = 24 * 3_600_000;

export type BankCardRow = typeof bankCards.$inferSelect;

/** @returns the cards of a wallet that are not removed, newest first. */
export function readCards(db: Queries, walletId: string): Promise<BankCardRow[]> {
  return db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.walletId, walletId), isNull(bankCards.removedAt)))
    .orderBy(desc(bankCards.createdAt), desc(sql`${bankCards}.rowid`));
}

/** @returns a card of a wallet that is not removed, or null. */
export async function findCard(
  db: Queries,
  walletId: string,
  cardId: string,
): Promise<BankCardRow | null> {
  return (await readCards(db, walletId)).find((card) => card.id === cardId) ?? null;
}

/** @returns which of these cards a withdrawal is on its way to. */
export async function cardsInUse(db: Queries, cardIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ cardId: exchanges.cardId })
    .from(exchanges)
    .innerJoin(orders, eq(orders.orderNo, exchanges.orderNo))
    .where(and(eq(orders.status, 0), inArray(exchanges.cardId, [...cardIds])));
  return new Set(rows.map(({ cardId }) => cardId));
}

/** @returns what a card number is found again by; the number itself is not kept. */
export function numberHashOf(secret: Uint8Array, cardNumber: string): string {
  return hmac(secret, `cardNumber ${cardNumber}`);
}
