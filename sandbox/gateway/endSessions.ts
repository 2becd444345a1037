import { and, inArray, isNull } from 'drizzle-orm';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { noteChange } from '../database/commitFacts.ts';
import { sessions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { readChatToken } from './chatToken.ts';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { tellEnd } from './converse.ts';
import type { FrameFaults } from './frameFaults.ts';
import { closeCodes } from './limits.ts';

/** Ends a person's connections whose session or chat token is over, and hears until when the others last. */
export async function endOverSessions(
  { db, now }: Services,
  connections: Connections,
  faults: FrameFaults,
  userId: string,
): Promise<void> {
  for (const one of connections.ofUser(userId)) {
    const token = await readChatToken(db.read, one.tokenText, now());
    if (one.verdict !== 0 || !token) continue;
    if (token.code === 0) one.token.expiresAt = token.expiresAt;
    else endConnection(one, faults, token.code);
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
