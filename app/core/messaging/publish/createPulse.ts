import type { Timers } from '../../../platform/timers.ts';

/** Work that is asked for often and done seldom. */
export interface Pulse {
  /** Has the work done at once, or when the pause after the last time is over. */
  ask(): void;
  close(): void;
}

/** @param pause least time between the end of one run and the next, in milliseconds. */
export function createPulse(
  timers: Timers,
  pause: number,
  work: () => undefined | Promise<void>,
): Pulse {
  let timer: unknown = null;
  let isRunning = false;
  let isWanted = false;
  let isClosed = false;

  const wait = (delay: number, act: () => void): void => {
    timer = timers.set(() => {
      timer = null;
      act();
    }, delay);
  };
  const rest = (): void => {
    isRunning = false;
    if (isClosed) return;
    wait(pause, () => {
      if (isWanted) start();
    });
  };
  const start = (): void => {
    if (isClosed || isRunning || timer !== null) return;
    wait(0, () => {
      isRunning = true;
      isWanted = false;
      const running = work();
      if (running) running.finally(rest);
      else rest();
    });
  };

  return {
    ask() {
      isWanted = true;
      start();
    },
    close() {
      isClosed = true;
      if (timer !== null) timers.clear(timer);
    },
  };
}
