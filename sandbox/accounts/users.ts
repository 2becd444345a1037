import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';

export type User = typeof users.$inferSelect;

/** @returns what account names are compared by. */
export function accountKeyOf(account: string): string {
  return account.trim().toLowerCase();
}

/** @returns the account of a platform with this name, without case. */
export async function findByAccount(
  db: Queries,
  platformId: number,
  account: string,
): Promise<User | null> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.platformId, platformId), eq(users.accountKey, accountKeyOf(account))))
    .get();
  return found ?? null;
}

/** @returns the account of a platform with this mobile number. */
export async function findByPhone(
  db: Queries,
  platformId: number,
  phone: string,
): Promise<User | null> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.platformId, platformId), eq(users.phone, phone)))
    .get();
  return found ?? null;
}

/** @returns the account with this id. @throws Error when there is none */
export async function readUser(db: Queries, id: string): Promise<User> {
  const found = await db.select().from(users).where(eq(users.id, id)).get();
  if (!found) throw new Error('A session names a user that does not exist.');
  return found;
}
