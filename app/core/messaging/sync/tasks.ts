import { sendOutcomeOf } from '../outbox/sendOutcome.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';

type Needs = {
  waits: Waits;
  isOnline: () => boolean;
  /** Pieces of work at the same time. */
  width: number;
};

/** Work that is worth repeating as long as the gateway can be reached. */
export interface Tasks {
  /**
   * Does the work soon; once more after it, where it is asked for again while it runs. It is tried
   * until it succeeds, the gateway refuses it, or the connection is gone: the next one asks anew.
   */
  start(key: string, work: () => Promise<unknown>): void;
  close(): void;
}

export function createTasks({ waits, isOnline, width }: Needs): Tasks {
  const running = new Map<string, { next: (() => Promise<unknown>) | null }>();
  const queue: (() => void)[] = [];
  let free = width;
  let isClosed = false;

  const enter = (): Promise<void> =>
    new Promise((resolve) => {
      if (free > 0) {
        free -= 1;
        resolve();
      } else queue.push(resolve);
    });
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  const inSlot = async (work: () => Promise<unknown>): Promise<void> => {
    await enter();
    try {
      if (!isClosed && isOnline()) await work();
    } finally {
      leave();
    }
  };

  const isWorthRetrying = (error: unknown): boolean =>
    !isClosed && isOnline() && sendOutcomeOf(error).kind !== 'refused';
  const run = (work: () => Promise<unknown>): Promise<void> =>
    retry(() => inSlot(work), { waits, limit: Number.POSITIVE_INFINITY, isWorthRetrying }).catch(
      () => undefined,
    );

  return {
    start(key, work) {
      if (isClosed) return;
      const known = running.get(key);
      if (known) {
        known.next = work;
        return;
      }
      const own: { next: (() => Promise<unknown>) | null } = { next: work };
      running.set(key, own);
      const runAll = async (): Promise<void> => {
        while (own.next && !isClosed) {
          const current = own.next;
          own.next = null;
          await run(current);
        }
        running.delete(key);
      };
      runAll();
    },
    close() {
      isClosed = true;
    },
  };
}
