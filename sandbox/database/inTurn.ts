export interface Turns {
  /** Runs `work` after all that came before it, whatever became of that. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for what was asked; later work is refused. */
  close(): Promise<void>;
}

/** @returns a queue that runs one piece of work at a time, in the order asked. */
export function inTurn(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    run: (work) => {
      if (isClosed) return Promise.reject(new Error('The database is closed.'));
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },
    close: async () => {
      isClosed = true;
      await last;
    },
  };
}
