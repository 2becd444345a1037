import { type Backoff, createBackoff } from './backoff.ts';
import type { Waits } from './waits.ts';

type RetryOptions = {
  /** Closing them ends the retries; waking them ends the pause. */
  waits: Waits;
  /** Tries at most; `Infinity` for no limit. @default 4 */
  limit?: number;
  /** The pauses, for work that resets them when it gets on. @default new ones */
  backoff?: Backoff;
  /** Whether another try may end differently; asked before a pause and after it. @default always */
  isWorthRetrying?: (error: unknown) => boolean;
};

const usualLimit = 4;

/**
 * Does work until it succeeds, with growing pauses between the tries. Rejects as the last try did once
 * the limit is reached, another try is not worth it, or `waits` are closed.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { waits, limit = usualLimit, backoff = createBackoff(), isWorthRetrying }: RetryOptions,
): Promise<Result> {
  const isOver = (error: unknown): boolean => isWorthRetrying?.(error) === false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= limit || isOver(error)) throw error;
      if (!(await waits.wait(backoff.next())) || isOver(error)) throw error;
    }
  }
}
