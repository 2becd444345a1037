import type { Timers } from '../../platform/timers.ts';

/** One timer at a time: setting it anew clears the one before. */
export interface SingleTimer {
  /** @param delay milliseconds */
  set(callback: () => void, delay: number): void;
  clear(): void;
  isSet(): boolean;
}

export function createSingleTimer(timers: Timers): SingleTimer {
  let timer: unknown = null;
  const clear = (): void => {
    if (timer !== null) timers.clear(timer);
    timer = null;
  };
  return {
    clear,
    isSet: () => timer !== null,
    set(callback, delay) {
      clear();
      timer = timers.set(() => {
        timer = null;
        callback();
      }, delay);
    },
  };
}
