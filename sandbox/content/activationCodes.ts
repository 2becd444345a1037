import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { sha256 } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { activatingInviters, activationCodes, users, wrongCodes } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Wrong codes of one person that are heard within an hour. */
export const wrongCodesAnHour = 10;
const hour = 3_600_000;

/** Letters and digits that are not taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes codes that activate an account, each once. @returns them; only their hashes are kept */
export async function makeActivationCodes(
  { db, now, randomBytes }: Pick<Services, 'db' | 'now' | 'randomBytes'>,
  platformId: number,
  count: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newCode(randomBytes(12)));
  const madeAt = now();
  const rows = codes.map((code) => ({ hash: hashOf(code), platformId, madeAt }));
  await db.write((tx) => tx.insert(activationCodes).values(rows));
  return codes;
}

/** @returns codes of all platforms, newest first: when they were made, and who used them up. */
export function listActivationCodes(db: Queries, most: number) {
  return db
    .select({
      platformId: activationCodes.platformId,
      madeAt: activationCodes.madeAt,
      usedAt: activationCodes.usedAt,
      userId: users.id,
      account: users.account,
    })
    .from(activationCodes)
    .leftJoin(users, eq(users.id, activationCodes.usedBy))
    .orderBy(desc(activationCodes.madeAt), asc(activationCodes.hash))
    .limit(most);
}

/**
 * Uses a code up. @returns whether it was there, or was used before
 * @param userId who enters it
 */
export async function takeActivationCode(
  tx: Queries,
  {
    code,
    platformId,
    userId,
    now,
  }: { code: string; platformId: number; userId: string; now: number },
): Promise<'taken' | 'used' | 'unknown'> {
  const own = and(
    eq(activationCodes.hash, hashOf(code)),
    eq(activationCodes.platformId, platformId),
  );
  const known = await tx.select().from(activationCodes).where(own).get();
  if (!known) return 'unknown';
  if (known.usedBy !== null) return 'used';
  await tx
    .update(activationCodes)
    .set({ usedBy: userId, usedAt: now })
    .where(and(own, isNull(activationCodes.usedBy)));
  return 'taken';
}

/** @returns whether the operator lets the invitation code of this person activate. */
export async function doesActivate(db: Queries, inviterId: string): Promise<boolean> {
  const own = eq(activatingInviters.userId, inviterId);
  return (await db.select().from(activatingInviters).where(own).get()) !== undefined;
}

/** Lets the invitation code of a person activate, or no longer. */
export async function setActivates(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  isActivating: boolean,
): Promise<void> {
  await db.write((tx) =>
    isActivating
      ? tx.insert(activatingInviters).values({ userId, markedAt: now() }).onConflictDoNothing()
      : tx.delete(activatingInviters).where(eq(activatingInviters.userId, userId)),
  );
}

/** @returns the people whose invitation code activates, in the order they were marked. */
export function listActivatingInviters(db: Queries) {
  return db
    .select({
      platformId: users.platformId,
      userId: users.id,
      account: users.account,
      inviteCode: users.inviteCode,
    })
    .from(activatingInviters)
    .innerJoin(users, eq(users.id, activatingInviters.userId))
    .orderBy(asc(activatingInviters.markedAt), asc(users.id));
}

/** @returns seconds until a person may try a code again; 0 for at once. */
export async function waitForCode(db: Queries, userId: string, now: number): Promise<number> {
  const recent = await db
    .select({ triedAt: wrongCodes.triedAt })
    .from(wrongCodes)
    .where(and(eq(wrongCodes.userId, userId), gt(wrongCodes.triedAt, now - hour)))
    .orderBy(wrongCodes.triedAt);
  const oldest = recent.at(-wrongCodesAnHour);
  return oldest ? Math.max(1, Math.ceil((oldest.triedAt + hour - now) / 1000)) : 0;
}

/** Counts a code that was wrong. */
export async function countWrongCode(tx: Queries, userId: string, now: number): Promise<void> {
  await tx.insert(wrongCodes).values({ userId, triedAt: now });
}

/** @returns a code such as `K7MP-3XQA-9TRW`, about 60 bits. */
function newCode(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Case and dashes do not count. */
const hashOf = (code: string): string =>
  sha256(`activation ${code.toUpperCase().replaceAll('-', '')}`);
