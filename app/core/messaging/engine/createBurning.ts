import { burnTimeOf } from '../messageModel/burnTime.ts';
import { retry } from '../retry/retry.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { Announce } from './announce.ts';
import type { EngineNeeds } from './engineNeeds.ts';

/** Between two looks: a clock may jump, and a timer of a page that sleeps stands still. Milliseconds. */
const longestWait = 60_000;

/** Ends private messages when their time is over. Runs in the leading tab alone; the others follow. */
export interface Burning {
  /** Something may be due, or may be the next to be. */
  look(): void;
  /** As `look`, where changes of messages are about private ones. */
  heed(changes: StoreChanges): void;
  close(): void;
}

export function createBurning({
  store,
  timers,
  clock,
  announce,
}: Pick<EngineNeeds, 'store' | 'timers' | 'clock'> & { announce: Announce }): Burning {
  const waits = createWaits(timers);
  let isRunning = false;
  let isAsked = false;
  let isClosed = false;

  /** @returns milliseconds until the next look, or null where nothing is to expire */
  const burn = async (): Promise<number | null> => {
    announce.changes(await store.burn(clock()));
    const next = await store.nextBurn();
    return next === null ? null : Math.min(Math.max(next - clock(), 0), longestWait);
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      while (!isClosed) {
        isAsked = false;
        const wait = await retry(burn, { waits, limit: Number.POSITIVE_INFINITY });
        if (isAsked) continue;
        if (wait === null) return;
        await waits.wait(wait);
      }
    } finally {
      isRunning = false;
    }
  };
  const look = (): void => {
    isAsked = true;
    waits.wake();
    // It rejects only when it is closed while it fails.
    if (!isRunning && !isClosed) run().catch(() => undefined);
  };

  return {
    look,
    heed({ messages }) {
      if (messages.some((message) => burnTimeOf(message) !== null)) look();
    },
    close() {
      isClosed = true;
      waits.close();
    },
  };
}
