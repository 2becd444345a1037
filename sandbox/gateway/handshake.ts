import type { IncomingMessage } from 'node:http';
import type { OriginRule } from '../http/cors.ts';
import type { Services } from '../services.ts';
import { type ChatToken, readChatToken } from './chatToken.ts';

/** What an upgrade asks for, or the HTTP status that refuses it. */
export type Handshake = { token: ChatToken; tokenText: string; device: number } | number;

/**
 * Judges an upgrade: 400 where the query lacks something, 403 for a page of a foreign origin, 401
 * for a token that was never this user's. One that was good is let in, to hear at `Login` why it is
 * good no more: browsers see no HTTP status.
 */
export async function judgeUpgrade(
  { db, now }: Services,
  isAllowed: OriginRule,
  request: IncomingMessage,
): Promise<Handshake> {
  const url = urlOf(request);
  if (!url) return 400;
  const { origin } = request.headers;
  if (origin !== undefined && !isAllowed(origin, new Request(url))) return 403;
  const [sendID, tokenText, platform] = ['sendID', 'token', 'platformID'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  if (!sendID || !tokenText || !platform || !/^[1-9]$/.test(platform)) return 400;
  const token = await readChatToken(db.read, tokenText, now());
  if (token?.userId !== sendID) return 401;
  return { token, tokenText, device: Number(platform) };
}

/** @returns the address asked for, with the host the client sees. */
export function urlOf({ url = '', headers }: IncomingMessage): URL | null {
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null;
}
