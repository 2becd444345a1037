import { expiryOf } from '../messageModel/messageExpiry.ts';
import { retry } from '../retry/retry.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { Publisher } from './publisher.ts';

/** Between two looks: a clock may jump, and a timer of a page that sleeps stands still. Milliseconds. */
const longestWait = 60_000;

/** Removes disappearing messages when their time is over. Runs in the leader; the others follow. */
export interface MessageExpiry {
  /** Something may have expired, or may be the next to expire. */
  check(): void;
  /** As `check`, where changed messages are disappearing ones. */
  noteChanges(changes: StoreChanges): void;
  close(): void;
}

export function createMessageExpiry({
  store,
  timers,
  clock,
  publisher,
}: Pick<EngineNeeds, 'store' | 'timers' | 'clock'> & { publisher: Publisher }): MessageExpiry {
  const waits = createWaits(timers);
  let isRunning = false;
  let isAsked = false;
  let isClosed = false;

  /** @returns milliseconds until the next look, or null where nothing is to expire */
  const removeExpired = async (): Promise<number | null> => {
    publisher.changes(await store.removeExpired(clock()));
    const next = await store.nextExpiry();
    return next === null ? null : Math.min(Math.max(next - clock(), 0), longestWait);
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      while (!isClosed) {
        isAsked = false;
        const wait = await retry(removeExpired, { waits, limit: Number.POSITIVE_INFINITY });
        if (isAsked) continue;
        if (wait === null) return;
        await waits.wait(wait);
      }
    } finally {
      isRunning = false;
    }
  };
  const check = (): void => {
    isAsked = true;
    waits.wake();
    // It rejects only when it is closed while it fails.
    if (!isRunning && !isClosed) run().catch(() => undefined);
  };

  return {
    check,
    noteChanges({ messages }) {
      if (messages.some((message) => expiryOf(message) !== null)) check();
    },
    close() {
      isClosed = true;
      waits.close();
    },
  };
}
