import type { Timers } from '../../../platform/timers.ts';

/** Waits that all end at once when they are no longer wanted. */
export interface Waits {
  /** @returns false when it was cut short by `close` */
  wait(delay: number): Promise<boolean>;
  /** Ends every wait, now and later. */
  close(): void;
  /** Ends every wait now, as when what was waited for is there. */
  wake(): void;
}

export function createWaits(timers: Timers): Waits {
  const waiting = new Map<unknown, (isOver: boolean) => void>();
  let isClosed = false;
  const end = (isOver: boolean): void => {
    for (const [timer, resolve] of waiting) {
      timers.clear(timer);
      resolve(isOver);
    }
    waiting.clear();
  };
  return {
    wait: (delay) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve(false);
          return;
        }
        const timer = timers.set(() => {
          waiting.delete(timer);
          resolve(true);
        }, delay);
        waiting.set(timer, resolve);
      }),
    wake: () => end(true),
    close() {
      isClosed = true;
      end(false);
    },
  };
}
