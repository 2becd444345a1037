import type { Timers } from '../../../app/platform/timers.ts';

type Timer = { at: number; callback: () => void };

/** Time that passes only when nothing else is left to do. */
export type FakeTime = {
  now: () => number;
  timers: Timers;
  /** Resolves when so much time has passed. */
  pass: (delay: number) => Promise<void>;
  /** Lets time pass until the work is over. @throws when nothing is left that could end it */
  until: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Lets everything that waits come to its end. */
  finish: () => Promise<void>;
  /** Lets timers go off one by one, until `isDone` or `most` have. @returns how many did */
  run: (most: number, isDone?: () => boolean) => Promise<number>;
  /** Moves the device's clock alone, as a person or a network may. */
  skew: (milliseconds: number) => void;
};

export function createFakeTime(start = 1_800_000_000_000): FakeTime {
  const waiting = new Set<Timer>();
  let now = start;
  let skewed = 0;

  const step = (): boolean => {
    const [next] = [...waiting].sort((a, b) => a.at - b.at);
    if (!next) return false;
    waiting.delete(next);
    now = Math.max(now, next.at);
    next.callback();
    return true;
  };

  const timers: Timers = {
    set(callback, delay) {
      const timer = { at: now + delay, callback };
      waiting.add(timer);
      return timer;
    },
    clear: (timer) => waiting.delete(timer as Timer),
  };

  return {
    now: () => now + skewed,
    skew(milliseconds) {
      skewed += milliseconds;
    },
    async run(most, isDone = () => false) {
      for (let count = 0; count < most; count += 1) {
        await settled();
        if (isDone() || !step()) return count;
      }
      await settled();
      return most;
    },
    timers,
    pass: (delay) => new Promise((resolve) => timers.set(resolve, delay)),
    async until(work) {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      for (;;) {
        await settled();
        if (isOver) return work;
        if (!step()) throw new Error('Nothing is left that could end the work.');
      }
    },
    async finish() {
      do await settled();
      while (step());
    },
  };
}

/** Lets promises, and the streams of answers, come to rest. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
