const first = 500;
const longest = 30_000;

/** The pauses between tries, each twice as long as the one before, up to half a minute. */
export interface Backoff {
  /** @returns milliseconds to wait after one more failure */
  next(): number;
  /** Something succeeded: the next pause is the shortest again. */
  reset(): void;
}

export function createBackoff(): Backoff {
  let failures = 0;
  return {
    next() {
      failures += 1;
      return backoffDelay(failures);
    },
    reset() {
      failures = 0;
    },
  };
}

/** @param failures in a row, from 1. @returns milliseconds */
function backoffDelay(failures: number): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 10));
}
