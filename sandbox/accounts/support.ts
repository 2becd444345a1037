import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** @returns the user id of a platform's support account, or an empty string. */
export async function findSupport(db: Queries, platformId: number): Promise<string> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.platformId, platformId), eq(users.role, 'support')))
    .orderBy(users.createdAt)
    .limit(1)
    .get();
  return found?.id ?? '';
}

/** Makes an account the support account of its platform. */
export async function makeSupport(tx: Queries, userId: string): Promise<void> {
  await tx.update(users).set({ role: 'support', isActivation: 1 }).where(eq(users.id, userId));
}
