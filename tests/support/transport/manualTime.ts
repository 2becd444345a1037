import type { Timers } from '../../../app/platform/timers.ts';

type Timer = { at: number; callback: () => void };

/** Time that passes only when told to, at once: timers go off in their order as it does. */
export type ManualTime = {
  now: () => number;
  timers: Timers;
  /** @param milliseconds to pass. */
  advance: (milliseconds: number) => void;
  /** The clock alone goes on, as in a device that sleeps: timers are late by as much. */
  sleep: (milliseconds: number) => void;
  /** The clock alone is changed, forwards or back. */
  skew: (milliseconds: number) => void;
  waiting: () => number;
};

export function createManualTime(start = 1_800_000_000_000): ManualTime {
  const waiting = new Set<Timer>();
  let now = start;
  let skewed = 0;

  const nextUntil = (end: number): Timer | null => {
    let next: Timer | null = null;
    for (const timer of waiting) {
      if (timer.at <= end && (next === null || timer.at < next.at)) next = timer;
    }
    return next;
  };

  return {
    now: () => now + skewed,
    timers: {
      set(callback, delay) {
        const timer = { at: now + Math.max(0, delay), callback };
        waiting.add(timer);
        return timer;
      },
      clear: (timer) => waiting.delete(timer as Timer),
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
    sleep(milliseconds) {
      now += milliseconds;
      for (const timer of waiting) timer.at += milliseconds;
    },
    skew(milliseconds) {
      skewed += milliseconds;
    },
    waiting: () => waiting.size,
  };
}
