import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { lifetimes, lockout } from '../auth/limits.ts';
import { outdatedAt } from '../idempotency/storedOutcomes.ts';
import type { Services } from '../services.ts';
import { credentials, idempotencyKeys, loginFailures, sessions } from './schema.ts';

const interval = 10 * 60_000;

/** @returns removes what has expired, at most every ten minutes of the clock. */
export function makeSweep({ db, now }: Services): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const time = now();
    if (time - last < interval) return;
    last = time;
    await db.write(async (tx) => {
      await tx.delete(idempotencyKeys).where(outdatedAt(time));
      await tx
        .delete(loginFailures)
        .where(
          and(
            lte(loginFailures.lastAt, time - lockout.duration),
            lte(loginFailures.lockedUntil, time),
          ),
        );
      // Ended sessions and expired credentials are kept a while: they say why a session ended.
      const past = and(isNotNull(sessions.endedAt), lte(sessions.endedAt, time - lifetimes.jwt));
      const ended = tx.select({ id: sessions.id }).from(sessions).where(past);
      await tx.delete(credentials).where(inArray(credentials.sessionId, ended));
      await tx.delete(credentials).where(lte(credentials.expiresAt, time - lifetimes.jwt));
      await tx.delete(sessions).where(past);
    });
  };
}
