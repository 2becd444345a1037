import { and, eq } from 'drizzle-orm';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { sha256 } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { credentials, sessions, users } from '../database/schema.ts';

/** Whose a chat token is, and why it is not good any more. */
export type ChatToken = {
  userId: string;
  sessionId: string;
  deviceId: string;
  /** The platform of the account. */
  platformId: number;
  expiresAt: number;
  /** 0 while it is good, else the code that refuses a login with it. */
  code: number;
};

/** @returns what a chat token stands for, or null where there never was such a token. */
export async function readChatToken(
  db: Queries,
  token: string,
  now: number,
): Promise<ChatToken | null> {
  const row = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      deviceId: sessions.deviceId,
      platformId: users.platformId,
      expiresAt: credentials.expiresAt,
      endedAt: sessions.endedAt,
    })
    .from(credentials)
    .innerJoin(sessions, eq(credentials.sessionId, sessions.id))
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(and(eq(credentials.hash, sha256(token)), eq(credentials.kind, 'chat')))
    .get();
  if (!row) return null;
  const { endedAt, ...found } = row;
  const isExpired = row.expiresAt <= now;
  const { tokenKicked, tokenExpired } = gatewayErrors;
  return { ...found, code: endedAt !== null ? tokenKicked : isExpired ? tokenExpired : 0 };
}
