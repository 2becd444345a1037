export interface Background {
  /** Takes note of work that closing waits for. */
  add(work: Promise<unknown>): void;
  /** Waits for all there is. */
  settle(): Promise<void>;
}

/** Work that nobody waits for until the gateway closes. */
export function makeBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      running.add(work);
      // What fails here is of no call: the next one finds the same and says so.
      work.catch(() => undefined).finally(() => running.delete(work));
    },
    async settle() {
      await Promise.allSettled(running);
    },
  };
}
