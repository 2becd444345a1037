import type { Timers } from '../../app/platform/timers.ts';
import type { VirtualClock } from './virtualClock.ts';

export const never = new Promise<never>(() => undefined);

/** Whether a page runs: it may be stopped for a while, and may end between any two of its steps. */
export type PageLife = ReturnType<typeof createPageLife>;

/** @param onKilled the page is gone without a word */
export function createPageLife(time: VirtualClock, onKilled: () => void) {
  const alive = new Map<object, unknown>();
  let isDead = false;
  let isDeaf = false;
  let frozen: (() => void)[] | null = null;
  /** Steps to its end. */
  let left = Number.POSITIVE_INFINITY;

  const kill = (): void => {
    if (isDead) return;
    isDead = true;
    for (const timer of alive.values()) time.timers.clear(timer);
    alive.clear();
    onKilled();
  };
  /** Counts what the page does to the world and hears from it. @returns whether it still lives */
  const step = (): boolean => {
    left -= 1;
    if (left <= 0) kill();
    return !isDead;
  };
  /** Runs it now, after the thaw, or never. */
  const later = (callback: () => void): void => {
    if (isDead) return;
    if (frozen) frozen.push(() => later(callback));
    else if (step()) callback();
  };
  const timers: Timers = {
    set(callback, delay) {
      const key = {};
      const run = (): void => {
        if (alive.delete(key)) callback();
      };
      alive.set(
        key,
        time.timers.set(() => later(run), delay),
      );
      return key;
    },
    clear(key) {
      if (typeof key !== 'object' || key === null) return;
      time.timers.clear(alive.get(key));
      alive.delete(key);
    },
  };

  return {
    timers,
    kill,
    step,
    later,
    guarded:
      <Args extends unknown[]>(callback: (...args: Args) => void) =>
      (...args: Args): void =>
        later(() => callback(...args)),
    /** Resolves once the page runs. */
    awake: (): Promise<void> =>
      new Promise((resolve) => {
        later(resolve);
      }),
    /** What the page waits for: nothing of it comes once the page is gone. */
    alive: <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        work.then(
          (value) => later(() => resolve(value)),
          (error: unknown) => later(() => reject(error)),
        );
      }),
    isDead: () => isDead,
    isFrozen: () => frozen !== null,
    /** Whether what other pages say now never reaches it. */
    isDeaf: () => frozen !== null && isDeaf,
    liveTimers: () => alive.size,
    /** It ends before so many steps more, if it is to do that many. */
    doom(steps: number): void {
      left = Math.min(left, steps);
    },
    /** No end is planned any more. */
    spare(): void {
      left = Number.POSITIVE_INFINITY;
    },
    freeze(deaf: boolean): void {
      isDeaf = deaf;
      frozen ??= [];
    },
    thaw(): void {
      const waiting = frozen ?? [];
      frozen = null;
      for (const callback of waiting) callback();
    },
  };
}
