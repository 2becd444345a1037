import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { loginFailures } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { hmac } from './hashes.ts';
import { lockout } from './limits.ts';

/** Whose wrong passwords are counted together. An account that does not exist counts the same. */
export type LoginSubjects = { account: string; address: string };

/** @param accountKey account name in lower case. */
export function loginSubjects(
  secret: Uint8Array,
  of: { platformId: number; accountKey: string; address: string },
): LoginSubjects {
  return {
    account: hmac(secret, `account ${of.platformId} ${of.accountKey}`),
    address: hmac(secret, `address ${of.address}`),
  };
}

/** @returns seconds to wait, or 0 when nothing is locked. */
export async function lockedSeconds(
  db: Queries,
  subjects: LoginSubjects,
  now: number,
): Promise<number> {
  const rows = await db
    .select({ lockedUntil: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(inArray(loginFailures.subject, [subjects.account, subjects.address]));
  const until = Math.max(0, ...rows.map((row) => row.lockedUntil));
  return until > now ? Math.ceil((until - now) / 1000) : 0;
}

/** Counts a wrong password, and locks after too many. */
export async function countFailure(
  tx: Queries,
  subjects: LoginSubjects,
  now: number,
): Promise<void> {
  await countOne(tx, subjects.account, lockout.accountTries, now);
  await countOne(tx, subjects.address, lockout.addressTries, now);
}

async function countOne(tx: Queries, subject: string, tries: number, now: number): Promise<void> {
  const row = await tx.select().from(loginFailures).where(eq(loginFailures.subject, subject)).get();
  const count = row && row.lastAt > now - lockout.duration ? row.count + 1 : 1;
  // Locked failures start counting anew once the lock has passed.
  const isLocking = count >= tries;
  const values = {
    count: isLocking ? 0 : count,
    lastAt: now,
    lockedUntil: isLocking ? now + lockout.duration : 0,
  };
  await tx
    .insert(loginFailures)
    .values({ subject, ...values })
    .onConflictDoUpdate({ target: loginFailures.subject, set: values });
}

/** Forgets the wrong passwords of an account after a right one. */
export async function clearFailures(
  tx: Queries,
  { secret }: Pick<Services, 'secret'>,
  of: { platformId: number; accountKey: string },
): Promise<void> {
  const { account } = loginSubjects(secret, { ...of, address: '' });
  await tx.delete(loginFailures).where(eq(loginFailures.subject, account));
}
