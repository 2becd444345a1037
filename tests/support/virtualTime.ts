import type { Timers } from '../../app/platform/timers.ts';

type Waiting = { at: number; order: number; callback: () => void };

/** A clock that moves only when told, with timers that keep to it. */
export interface VirtualTime {
  timers: Timers;
  /** Milliseconds since 1970, as the device has it. */
  now: () => number;
  /** Resolves once `delay` milliseconds have passed. */
  wait: (delay: number) => Promise<void>;
  /** Lets the next timers go off, one by one, until `isDone` or `most` have. @returns how many did. */
  run: (most: number, isDone?: () => boolean) => Promise<number>;
  /** Moves the device's clock alone, as a person or a network may. */
  skew: (milliseconds: number) => void;
}

export function createVirtualTime(start = 1_700_000_000_000): VirtualTime {
  let elapsed = 0;
  let skewed = 0;
  let order = 0;
  const waiting = new Map<number, Waiting>();

  const timers: Timers = {
    set(callback, delay) {
      order += 1;
      waiting.set(order, { at: elapsed + Math.max(0, delay), order, callback });
      return order;
    },
    clear: (timer) => void waiting.delete(timer as number),
  };
  const next = (): Waiting | undefined =>
    [...waiting.values()].sort((a, b) => a.at - b.at || a.order - b.order)[0];

  return {
    timers,
    now: () => start + elapsed + skewed,
    wait: (delay) => new Promise((resume) => timers.set(resume, delay)),
    skew(milliseconds) {
      skewed += milliseconds;
    },
    async run(most, isDone = () => false) {
      for (let count = 0; count < most; count += 1) {
        await settled();
        if (isDone()) return count;
        const due = next();
        if (!due) return count;
        waiting.delete(due.order);
        elapsed = Math.max(elapsed, due.at);
        due.callback();
      }
      await settled();
      return most;
    },
  };
}

/** Resolves when everything that promises alone can do has been done. */
function settled(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
