import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../auth/hashes.ts';

/** How long an address of a video is good for, in milliseconds. */
export const addressLifetime = 6 * 3_600_000;

/** Whom an address was made for, of what, and until when (milliseconds). */
export type Watching = { userId: string; videoId: string; expiresAt: number };

/**
 * @returns the part of an address that lets one person watch one video for a time: the facts and their
 * HMAC. It opens nothing else and is no token.
 */
export function signWatching(secret: Uint8Array, { userId, videoId, expiresAt }: Watching): string {
  const facts = Buffer.from(JSON.stringify([userId, videoId, expiresAt])).toString('base64url');
  return `${facts}.${signatureOf(secret, facts)}`;
}

/** @returns what was signed, be it over or not; null where it was not signed here. */
export function readWatching(secret: Uint8Array, signed: string): Watching | null {
  const [facts = '', signature = '', more] = signed.split('.');
  if (more !== undefined || !isSame(signature, signatureOf(secret, facts))) return null;
  const [userId, videoId, expiresAt] = JSON.parse(
    Buffer.from(facts, 'base64url').toString('utf8'),
  ) as [string, string, number];
  return { userId, videoId, expiresAt };
}

const signatureOf = (secret: Uint8Array, facts: string): string => hmac(secret, `watch ${facts}`);

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
