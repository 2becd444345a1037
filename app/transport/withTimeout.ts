import type { Timers } from '../platform/timers.ts';

export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; cause: unknown }
  | { kind: 'timeout' }
  | { kind: 'aborted' };

type Limits = {
  timers: Timers;
  /** Milliseconds without an answer, or since the last `isAlive`. */
  timeout: number;
  signal?: AbortSignal | undefined;
};

/**
 * Runs work that may hang, for so long at most. Whatever the work does with its signal, the outcome
 * comes in time; never rejects.
 * @param work gets the signal to stop by, and `isAlive` to start the time anew.
 */
export function withTimeout<Value>(
  { timers, timeout, signal }: Limits,
  work: (signal: AbortSignal, isAlive: () => void) => Promise<Value>,
): Promise<Outcome<Value>> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve({ kind: 'aborted' });
      return;
    }
    const controller = new AbortController();
    let timer: unknown;
    const settle = (outcome: Outcome<Value>) => {
      timers.clear(timer);
      signal?.removeEventListener('abort', abort);
      resolve(outcome);
      controller.abort();
    };
    const abort = () => settle({ kind: 'aborted' });
    const isAlive = () => {
      timers.clear(timer);
      if (!controller.signal.aborted) timer = timers.set(expire, timeout);
    };
    const expire = () => settle({ kind: 'timeout' });
    signal?.addEventListener('abort', abort, { once: true });
    isAlive();
    Promise.resolve()
      .then(() => work(controller.signal, isAlive))
      .then(
        (value) => settle({ kind: 'done', value }),
        (cause: unknown) => settle({ kind: 'failed', cause }),
      );
  });
}
