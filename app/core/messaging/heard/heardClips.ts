import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../../platform/storage.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';

/** Which voice messages of others an account has played on this device. */
export type HeardClips = {
  /** Milliseconds: older ones count as heard, for they are no longer noted one by one. */
  since: number;
  /** `messageKeyOf` each played one, with when it was sent in milliseconds. */
  clips: ReadonlyMap<string, number>;
};

/** A voice message, and when it was sent in milliseconds. */
export type HeardMessage = MessageRef & { sendTime: number };

/** Clips noted of one account; the oldest gives way. */
const mostClips = 300;

/** Accounts noted; the one longest unused gives way. */
const mostAccounts = 10;

/** What was said before an account came to this device was heard elsewhere, but for the last days. */
const firstSpan = 7 * 24 * 60 * 60_000;

/** @param now milliseconds */
export function readHeard(store: KeyValueStore, userId: string, now: number): HeardClips {
  return readAll(store).get(userId) ?? { since: now - firstSpan, clips: new Map() };
}

/** Notes that a clip has been played. @param now milliseconds */
export function writeHeard(
  store: KeyValueStore,
  userId: string,
  message: HeardMessage,
  now: number,
): void {
  const all = readAll(store);
  const known = withHeard(readHeard(store, userId, now), message);
  all.delete(userId);
  writeAll(store, new Map([[userId, known], ...all]));
}

/** Takes away what is noted of an account. */
export function forgetHeard(store: KeyValueStore, userId: string): void {
  const all = readAll(store);
  if (all.delete(userId)) writeAll(store, all);
}

/** @returns the same with this clip; once heard, a clip stays so. */
export function withHeard(heard: HeardClips, message: HeardMessage): HeardClips {
  if (isHeard(heard, message)) return heard;
  const clips = new Map([...heard.clips, [messageKeyOf(message), message.sendTime]]);
  if (clips.size <= mostClips) return { ...heard, clips };
  const byAge = [...clips].sort(([, one], [, other]) => one - other);
  const gone = byAge.slice(0, clips.size - mostClips);
  const since = Math.max(heard.since, ...gone.map(([, sendTime]) => sendTime + 1));
  return { since, clips: new Map(byAge.filter(([, sendTime]) => sendTime >= since)) };
}

export function isHeard({ since, clips }: HeardClips, message: HeardMessage): boolean {
  return message.sendTime < since || clips.has(messageKeyOf(message));
}

type StoredAccount = [userId: string, since: number, clips: [key: string, sendTime: number][]];

function readAll(store: KeyValueStore): Map<string, HeardClips> {
  const stored = readJson(store, storageKeys.heard);
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored
      .filter(isAccount)
      .map(([userId, since, clips]) => [userId, { since, clips: new Map(clips.filter(isClip)) }]),
  );
}

function writeAll(store: KeyValueStore, all: ReadonlyMap<string, HeardClips>): void {
  const stored = [...all]
    .slice(0, mostAccounts)
    .map(([userId, { since, clips }]): StoredAccount => [userId, since, [...clips]]);
  if (stored.length === 0) store.remove(storageKeys.heard);
  else writeJson(store, storageKeys.heard, stored);
}

function isAccount(value: unknown): value is StoredAccount {
  if (!Array.isArray(value)) return false;
  const [userId, since, clips] = value as unknown[];
  return typeof userId === 'string' && Number.isFinite(since) && Array.isArray(clips);
}

function isClip(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
