import type { Timers } from './timers.ts';

type Options = {
  timers: Timers;
  /** Milliseconds between the end of one run and the next. */
  interval: number;
  /** May fail: the next run may not. */
  work: () => Promise<void>;
  /** Asked after each run. */
  isGoingOn: () => boolean;
};

export interface RepeatedWork {
  /** Runs now, unless a run is under way. @returns its end; never rejects */
  run(): Promise<void>;
  /** The run that is under way. */
  readonly current: Promise<void> | null;
  /** The next run waits for `run`. */
  pause(): void;
}

/** Work that is done again and again, one run after the other. */
export function repeatWork({ timers, interval, work, isGoingOn }: Options): RepeatedWork {
  let timer: unknown = null;
  let current: Promise<void> | null = null;
  const run = (): Promise<void> => {
    timers.clear(timer);
    current ??= work()
      .catch(() => undefined)
      .then(() => {
        current = null;
        if (isGoingOn()) timer = timers.set(run, interval);
      });
    return current;
  };
  return {
    run,
    get current() {
      return current;
    },
    pause: () => timers.clear(timer),
  };
}
