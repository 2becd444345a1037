import type { Timers } from '../../../platform/timers.ts';

/** From the first row that is to be asked for again to the call for all of them. Milliseconds. */
const checkDelay = 1_000;

type Needs = {
  timers: Timers;
  /** Asks the gateway for these rows, or leaves them for the next connection. */
  load: () => void;
};

/** Conversations whose rows are asked for again, soon. */
export interface RowChecks {
  /** Asks for these soon, together with what was left and what is added meanwhile. */
  add(ids: Iterable<string>): void;
  /** They were asked for. */
  remove(ids: Iterable<string>): void;
  ids(): string[];
  close(): void;
}

export function createRowChecks({ timers, load }: Needs): RowChecks {
  const pending = new Set<string>();
  let timer: unknown = null;
  let isClosed = false;
  return {
    add(ids) {
      for (const id of ids) pending.add(id);
      if (pending.size === 0 || timer !== null || isClosed) return;
      timer = timers.set(() => {
        timer = null;
        load();
      }, checkDelay);
    },
    remove(ids) {
      for (const id of ids) pending.delete(id);
    },
    ids: () => [...pending],
    close() {
      isClosed = true;
      if (timer !== null) timers.clear(timer);
    },
  };
}
