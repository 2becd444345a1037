import { and, eq, gt, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { LoginOutput } from '../../app/contract/session/loginOutput.ts';
import type { SessionCode } from '../calls/callFailed.ts';
import { noteChange } from '../database/commitFacts.ts';
import type { Queries } from '../database/database.ts';
import { credentials, sessions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { randomText, sha256 } from './hashes.ts';
import { readJwt, signJwt } from './jwt.ts';
import { lifetimes } from './limits.ts';

export type EndReason = 'logout' | 'elsewhere' | 'password';

type Issuer = Pick<Services, 'now' | 'randomBytes' | 'secret'>;
type Device = { packageId: number; platform: string; deviceId: string };

/**
 * Opens a session on a device, or goes on with the one it has, and ends those of other devices.
 * @returns new credentials.
 */
export async function openSession(
  tx: Queries,
  issuer: Issuer,
  userId: string,
  device: Device,
): Promise<LoginOutput> {
  const now = issuer.now();
  const own = and(eq(sessions.userId, userId), eq(sessions.platform, device.platform));
  const active = and(own, isNull(sessions.endedAt));
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'elsewhere' })
    .where(and(active, ne(sessions.deviceId, device.deviceId)));
  noteChange(tx, { about: 'sessions', userId });
  const existing = await tx.select({ id: sessions.id }).from(sessions).where(active).get();
  if (existing) {
    await tx
      .update(sessions)
      .set({ packageId: device.packageId })
      .where(eq(sessions.id, existing.id));
    return issueCredentials(tx, issuer, { id: existing.id, userId });
  }
  const id = randomText(issuer.randomBytes(16));
  await tx.insert(sessions).values({ id, userId, createdAt: now, ...device });
  return issueCredentials(tx, issuer, { id, userId });
}

/** New credentials for a session; those it has stay good until they expire. */
export async function issueCredentials(
  tx: Queries,
  issuer: Issuer,
  session: { id: string; userId: string },
): Promise<LoginOutput> {
  const now = issuer.now();
  const token = randomText(issuer.randomBytes(32));
  const chatToken = randomText(issuer.randomBytes(32));
  const jti = randomText(issuer.randomBytes(16));
  const row = (kind: 'token' | 'jwt' | 'chat', secret: string) => ({
    kind,
    hash: sha256(secret),
    sessionId: session.id,
    expiresAt: now + lifetimes[kind],
  });
  await tx
    .insert(credentials)
    .values([row('token', token), row('chat', chatToken), row('jwt', jti)]);
  const issued = Math.floor(now / 1000);
  const jwt = signJwt(
    { sub: session.userId, jti, iat: issued, exp: issued + lifetimes.jwt / 1000 },
    issuer.secret,
  );
  return { token, jwt, chatToken, userId: session.userId };
}

export type OpenSession = {
  id: string;
  userId: string;
  packageId: number;
  platform: string;
  deviceId: string;
};

/** @returns the session of a token, or the code that says why there is none. */
export async function findSession(
  db: Queries,
  kind: 'token' | 'jwt' | 'chat',
  secret: string,
  now: number,
): Promise<OpenSession | SessionCode> {
  const gone = kind === 'jwt' ? 402 : 401;
  const row = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      packageId: sessions.packageId,
      platform: sessions.platform,
      deviceId: sessions.deviceId,
      endReason: sessions.endReason,
      expiresAt: credentials.expiresAt,
    })
    .from(credentials)
    .innerJoin(sessions, eq(credentials.sessionId, sessions.id))
    .where(and(eq(credentials.hash, sha256(secret)), eq(credentials.kind, kind)))
    .get();
  if (!row) return gone;
  const { endReason, expiresAt, ...session } = row;
  if (endReason) return endReason === 'elsewhere' ? 403 : gone;
  return expiresAt <= now ? gone : session;
}

/** @returns the session of a JWT for a device, or the code that says why there is none. */
export async function findJwtSession(
  db: Queries,
  issuer: Issuer,
  jwt: string,
  deviceId: string,
): Promise<OpenSession | SessionCode> {
  const claims = readJwt(jwt, issuer.secret);
  if (!claims) return 402;
  const session = await findSession(db, 'jwt', claims.jti, issuer.now());
  if (typeof session === 'number') return session;
  // A JWT belongs to the device it was made for.
  return session.userId === claims.sub && session.deviceId === deviceId ? session : 402;
}

/** Ends a user's sessions, all of them or all but one. */
export async function endSessions(
  tx: Queries,
  of: { userId: string; except?: string },
  reason: EndReason,
  now: number,
): Promise<void> {
  const others = of.except === undefined ? undefined : ne(sessions.id, of.except);
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.userId, of.userId), isNull(sessions.endedAt), others));
  noteChange(tx, { about: 'sessions', userId: of.userId });
}

/** What of a session holds on for a moment: the token in use and the chat token beside it. */
type Handover = { tokenHash: string; chatToken: string | undefined };

/**
 * Ends what opens a session, for new credentials take its place. What the device uses now holds on
 * until it has them.
 */
export async function endCredentials(
  tx: Queries,
  { id, userId }: { id: string; userId: string },
  { tokenHash, chatToken }: Handover,
  now: number,
): Promise<void> {
  const { hash, kind, sessionId, expiresAt } = credentials;
  const isToken = and(eq(kind, 'token'), eq(hash, tokenHash));
  const isChat = and(eq(kind, 'chat'), eq(hash, sha256(chatToken ?? '')));
  const until = now + lifetimes.handover;
  const kept = await tx
    .update(credentials)
    .set({ expiresAt: sql`min(${expiresAt}, ${until})` })
    .where(and(eq(sessionId, id), or(isToken, isChat)))
    .returning({ hash });
  const others = notInArray(
    hash,
    kept.map((one) => one.hash),
  );
  await tx
    .update(credentials)
    .set({ expiresAt: now })
    .where(and(eq(sessionId, id), gt(expiresAt, now), others));
  noteChange(tx, { about: 'sessions', userId });
}

/** Ends one session. */
export async function endSession(
  tx: Queries,
  id: string,
  reason: EndReason,
  now: number,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  for (const { userId } of ended) noteChange(tx, { about: 'sessions', userId });
}
