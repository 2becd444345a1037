import { burnTimeOf } from '../messageModel/burnTime.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { Announce } from './announce.ts';
import type { EngineNeeds } from './engineNeeds.ts';

/** Between two looks: a clock may jump, and a timer of a page that sleeps stands still. Milliseconds. */
const longestWait = 60_000;
/** Where the device cannot say now what is due. Milliseconds. */
const retryTime = 5_000;

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
  let timer: unknown = null;
  let isLooking = false;
  let isAsked = false;
  let isClosed = false;

  const burn = async (): Promise<number | null> => {
    announce.changes(await store.burn(clock()));
    const next = await store.nextBurn();
    return next === null ? null : Math.min(Math.max(next - clock(), 0), longestWait);
  };
  const look = (): void => {
    isAsked = true;
    if (isLooking || isClosed) return;
    isLooking = true;
    isAsked = false;
    timers.clear(timer);
    burn()
      .catch(() => retryTime)
      .then((wait) => {
        isLooking = false;
        if (isClosed) return;
        if (isAsked) look();
        else if (wait !== null) timer = timers.set(look, wait);
      });
  };

  return {
    look,
    heed({ messages }) {
      if (messages.some((message) => burnTimeOf(message) !== null)) look();
    },
    close() {
      isClosed = true;
      timers.clear(timer);
    },
  };
}
