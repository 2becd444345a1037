import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { noteChange } from '../database/commitFacts.ts';
import { sessions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { tellEnd } from './converse.ts';
import type { FrameFaults } from './frameFaults.ts';
import { closeCodes } from './limits.ts';

/** Ends the connections of a person's sessions that are over. */
export async function endOverSessions(
  { db }: Services,
  connections: Connections,
  faults: FrameFaults,
  userId: string,
): Promise<void> {
  const own = connections.ofUser(userId).filter((one) => one.verdict === 0);
  if (own.length === 0) return;
  const ids = [...new Set(own.map((one) => one.token.sessionId))];
  const over = await db.read
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), inArray(sessions.id, ids), isNotNull(sessions.endedAt)),
    );
  const overIds = new Set(over.map(({ id }) => id));
  for (const one of own) {
    if (overIds.has(one.token.sessionId)) endConnection(one, faults, gatewayErrors.tokenKicked);
  }
}

/** Ends the sessions of these connections, as a login on another device would. */
export async function kickSessions(
  { db, now }: Services,
  connections: readonly Connection[],
): Promise<void> {
  const ids = [...new Set(connections.map(({ token }) => token.sessionId))];
  await db.write(async (tx) => {
    await tx
      .update(sessions)
      .set({ endedAt: now(), endReason: 'elsewhere' })
      .where(and(inArray(sessions.id, ids), isNull(sessions.endedAt)));
    const userIds = new Set(connections.map(({ token }) => token.userId));
    for (const userId of userIds) noteChange(tx, { about: 'sessions', userId });
  });
}

/** Ends connections whose token has expired. */
export function endExpired({ all }: Connections, faults: FrameFaults, now: number): void {
  for (const one of all) {
    if (one.verdict === 0 && one.token.expiresAt <= now) {
      endConnection(one, faults, gatewayErrors.tokenExpired);
    }
  }
}

/**
 * Ends a connection whose session is over. One that has not logged in yet hears it as the answer to
 * its login.
 */
export function endConnection(connection: Connection, faults: FrameFaults, code: number): void {
  connection.verdict = code;
  if (!connection.isLoggedIn) return;
  tellEnd(connection, faults, code);
  connection.isLoggedIn = false;
  connection.socket.close(closeCodes.sessionOver);
}
