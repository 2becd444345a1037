import { and, eq } from 'drizzle-orm';
import { superiorPrefix } from '../../app/contract/fields/superiorCode.ts';
import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** The house's own code: always good, and names nobody as inviter. */
export const houseInviteCode = `${superiorPrefix}welcome`;

/** @returns a new code for a person: `pro_` and 11 characters. */
export function newInviteCode(randomBytes: (count: number) => Uint8Array): string {
  return `${superiorPrefix}${randomText(randomBytes(8))}`;
}

/** @returns whom a code names on a platform: a user id, nobody (the house), or `unknown`. */
export async function findInviter(
  db: Queries,
  platformId: number,
  code: string,
): Promise<{ userId: string | null } | 'unknown'> {
  if (code === houseInviteCode) return { userId: null };
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.inviteCode, code), eq(users.platformId, platformId)))
    .get();
  return found ?? 'unknown';
}
