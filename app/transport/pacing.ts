import { limits } from '../lib/limits.ts';
import type { Timers } from '../platform/timers.ts';

/**
 * Milliseconds to wait before a retry: 500 before the first, then twice as long each time up to 5 s,
 * of which each device takes a random part so that they do not all come at once.
 * @param retry counted from 1. @param random 0 to 1.
 */
export function retryDelay(retry: number, random: number): number {
  if (retry <= 1) return limits.retryDelay;
  const longest = Math.min(
    limits.retryDelay * 2 ** Math.min(retry - 1, 10),
    limits.longestRetryDelay,
  );
  return Math.round(longest * (0.5 + random / 2));
}

/** Waits; sooner over when aborted. Never rejects. */
export function pause(timers: Timers, delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const done = () => {
      timers.clear(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = timers.set(done, delay);
    signal?.addEventListener('abort', done, { once: true });
  });
}

/** Waits for work that goes on by itself; sooner over when aborted. Rejects as the work does. */
export function orAborted(work: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve();
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    work.then(abort, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}
