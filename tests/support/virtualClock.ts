import type { Timers } from '../../app/platform/timers.ts';
import { createTimerHeap, type HeapTimer } from './timerHeap.ts';

/** A clock whose time passes only when a test lets it: timers go off in their order as it does. */
export type VirtualClock = {
  /** Milliseconds since 1970, as the device has it. */
  now: () => number;
  timers: Timers;
  /** Timers that have not gone off. */
  waiting: () => number;
  /** Timers that have gone off so far. */
  steps: () => number;
  /** Lets time pass at once: promises wait until the test does. */
  advance: (milliseconds: number) => void;
  /** Lets time pass, timer by timer; between two of them every promise comes to rest. */
  pass: (milliseconds: number) => Promise<void>;
  /** Resolves once somebody has let so much time pass. */
  after: (milliseconds: number) => Promise<void>;
  /** Lets time pass until the work is over. @throws when nothing is left that could end it */
  until: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Lets timers go off one by one, until `isDone` or `most` have. @returns how many did */
  run: (most: number, isDone?: () => boolean) => Promise<number>;
  /** Lets everything that waits come to its end. */
  finish: () => Promise<void>;
  /** The device's clock alone is changed, forwards or back. */
  skew: (milliseconds: number) => void;
  /** The clock alone goes on, as in a device that sleeps: timers are late by as much. */
  sleep: (milliseconds: number) => void;
};

type Options = {
  /** Milliseconds since 1970. */
  start?: number;
  /** Turns of the loop until promises are at rest: more where answers are streams. @default 1 */
  turns?: number;
  /** Whether work goes on that no timer belongs to, such as that of a database: time waits for it. */
  isBusy?: () => boolean;
};

export function createVirtualClock({
  start = 1_800_000_000_000,
  turns = 1,
  isBusy = () => false,
}: Options = {}) {
  const heap = createTimerHeap();
  let now = start;
  let skewed = 0;
  let order = 0;
  let live = 0;
  let steps = 0;

  const timers: Timers = {
    set(callback, delay) {
      order += 1;
      live += 1;
      const timer = { at: now + Math.max(0, delay), order, callback, isCleared: false };
      heap.push(timer);
      return timer;
    },
    clear(timer) {
      const entry = timer as HeapTimer | null | undefined;
      if (!entry || entry.isCleared) return;
      entry.isCleared = true;
      live -= 1;
    },
  };
  /** Lets the next timer go off. @returns false where none does up to that time */
  const step = (end = Number.POSITIVE_INFINITY): boolean => {
    const next = heap.peek();
    if (!next || next.at > end) return false;
    heap.pop();
    next.isCleared = true;
    live -= 1;
    steps += 1;
    now = Math.max(now, next.at);
    next.callback();
    return true;
  };
  const rest = async (): Promise<void> => {
    do await restFor(turns);
    while (isBusy());
  };

  const clock: VirtualClock = {
    now: () => now + skewed,
    timers,
    waiting: () => live,
    steps: () => steps,
    advance(milliseconds) {
      const end = now + milliseconds;
      while (step(end));
      now = end;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      do await rest();
      while (step(end));
      now = end;
    },
    after: (milliseconds) => new Promise((resolve) => timers.set(resolve, milliseconds)),
    ...drivers(step, rest),
    skew(milliseconds) {
      skewed += milliseconds;
    },
    sleep(milliseconds) {
      now += milliseconds;
      heap.delay(milliseconds);
    },
  };
  return clock;
}

/** What lets time pass for as long as it takes. */
function drivers(
  step: () => boolean,
  rest: () => Promise<void>,
): Pick<VirtualClock, 'until' | 'run' | 'finish'> {
  return {
    async until(work) {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      for (;;) {
        await rest();
        if (isOver) return work;
        if (!step()) throw new Error('Nothing is left that could end the work.');
      }
    },
    async run(most, isDone = () => false) {
      for (let count = 0; count < most; count += 1) {
        await rest();
        if (isDone() || !step()) return count;
      }
      await rest();
      return most;
    },
    async finish() {
      do await rest();
      while (step());
    },
  };
}

async function restFor(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
