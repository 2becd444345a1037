import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** A wait that outlives a reload. */
export type Countdown = {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** How long it was at first; it never shows more, whatever the clock does. */
  seconds: number;
};

/** @returns whole seconds left; 0 when it is over. */
export function secondsLeft({ endsAt, seconds }: Countdown, now: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil((endsAt - now) / 1000)));
}

/** @returns the wait of this name, or null where there is none, it is damaged or it is over. */
export function readCountdown(store: KeyValueStore, name: string, now: number): Countdown | null {
  return readAll(store, now).get(name) ?? null;
}

/** Waits that are over go. */
export function writeCountdown(
  store: KeyValueStore,
  name: string,
  countdown: Countdown,
  now: number,
): void {
  const open = readAll(store, now).set(name, countdown);
  writeJson(store, storageKeys.countdowns, Object.fromEntries(open));
}

function readAll(store: KeyValueStore, now: number): Map<string, Countdown> {
  const held = readJson(store, storageKeys.countdowns);
  if (typeof held !== 'object' || held === null) return new Map();
  return new Map(
    Object.entries(held).filter(
      (pair): pair is [string, Countdown] => isCountdown(pair[1]) && secondsLeft(pair[1], now) > 0,
    ),
  );
}

function isCountdown(value: unknown): value is Countdown {
  if (typeof value !== 'object' || value === null) return false;
  const { endsAt, seconds } = value as Record<string, unknown>;
  return Number.isFinite(endsAt) && Number.isSafeInteger(seconds);
}
