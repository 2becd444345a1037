import { limits } from '../lib/limits.ts';
import { randomUuid } from '../lib/randomUuid.ts';
import { storageKeys } from '../platform/storage.ts';
import type { ClientOptions } from './clientOptions.ts';

type Needs = Pick<ClientOptions, 'intents' | 'clock' | 'random'>;

/** What a key stands for. */
export type Intent = {
  /** Who is about to do what; one of these is open at a time. */
  place: string;
  /** Of the input; see `fingerprint`. */
  fingerprint: number;
};

type Entry = { key: string; fingerprint: number; at: number };

/**
 * Idempotency keys of what was begun and not yet settled. There is one open key for each place: with
 * another input it is a new intent, and what was open there before is never taken up again.
 */
export interface Intents {
  /** @returns the key of an intent, made when it begins. */
  keyOf(intent: Intent): string;
  /** The server has settled it: the next one of its kind is a new intent. */
  settle(intent: Intent, key: string): void;
}

const version = 1;

export function createIntents({ intents: store, clock, random }: Needs): Intents {
  // Read anew each time: another page, or the end of the session, may have changed it.
  const read = (): Record<string, Entry> => parseEntries(store.read(storageKeys.intents), clock());
  const write = (entries: Record<string, Entry>): void => {
    if (Object.keys(entries).length === 0) store.remove(storageKeys.intents);
    else store.write(storageKeys.intents, JSON.stringify({ version, entries }));
  };
  return {
    keyOf(intent) {
      const entries = read();
      const open = entries[intent.place];
      if (open?.fingerprint === intent.fingerprint) return open.key;
      const key = randomUuid(random);
      const entry = { key, fingerprint: intent.fingerprint, at: clock() };
      write({ ...entries, [intent.place]: entry });
      return key;
    },
    settle({ place }, key) {
      const { [place]: open, ...others } = read();
      if (open?.key === key) write(others);
    },
  };
}

function parseEntries(text: string | null, now: number): Record<string, Entry> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || stored['version'] !== version || !isRecord(stored['entries']))
      return {};
    return Object.fromEntries(
      Object.entries(stored['entries']).filter(
        (pair): pair is [string, Entry] =>
          isEntry(pair[1]) && Math.abs(now - pair[1].at) < limits.intentAge,
      ),
    );
  } catch {
    // Damaged: as good as absent.
    return {};
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    /^[0-9a-f-]{36}$/.test(value['key']) &&
    Number.isSafeInteger(value['fingerprint']) &&
    Number.isSafeInteger(value['at'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
