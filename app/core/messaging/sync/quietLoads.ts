import type { Timers } from '../../../platform/timers.ts';

/** Milliseconds without a question after which there is quiet. */
const quietTime = 3_000;
/** Milliseconds from one load to the next, and the longest that a question waits for quiet. */
const apart = 30_000;

/** Loads that cost as much however little has changed: one after a burst, and few while it goes on. */
export interface QuietLoads {
  /** @param load called once there is quiet, however often it is asked for until then */
  ask(subject: string, load: () => void): void;
  close(): void;
}

type Waiting = {
  timer: unknown;
  /** Milliseconds: when it was asked for first, since the last time it was done. */
  since: number;
};

export function createQuietLoads({
  clock,
  timers,
}: {
  clock: () => number;
  timers: Timers;
}): QuietLoads {
  const waiting = new Map<string, Waiting>();
  /** By subject, when it was loaded last. */
  const loaded = new Map<string, number>();

  /** A device whose clock is set back waits no longer than for one more load. */
  const delayOf = (subject: string, since: number): number => {
    const now = clock();
    const quiet = Math.min(now + quietTime, since + apart);
    const earliest = (loaded.get(subject) ?? Number.NEGATIVE_INFINITY) + apart;
    return Math.min(Math.max(quiet, earliest) - now, apart);
  };

  return {
    ask(subject, load) {
      const known = waiting.get(subject);
      if (known) timers.clear(known.timer);
      const since = known?.since ?? clock();
      const run = (): void => {
        waiting.delete(subject);
        loaded.set(subject, clock());
        load();
      };
      waiting.set(subject, { since, timer: timers.set(run, delayOf(subject, since)) });
    },
    close() {
      for (const { timer } of waiting.values()) timers.clear(timer);
      waiting.clear();
    },
  };
}
