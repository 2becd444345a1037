/** One holder at a time among the tabs of this origin. */
export interface TabLock {
  /**
   * Waits for the lock and holds it until `release`.
   * @param onHeld called at most once. @param onLost the lock was taken away, or cannot be had
   */
  request(options: LockOptions): HeldLock;
}

export type LockOptions = {
  /** Takes the lock from whoever holds it. */
  steal?: boolean;
  onHeld: () => void;
  onLost: () => void;
};

export interface HeldLock {
  /** Gives the lock up, or stops waiting for it. */
  release(): void;
}

/** @returns the lock of this name, or null where the browser has none. */
export function webLock(name: string): TabLock | null {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return null;
  return {
    request({ steal = false, onHeld, onLost }) {
      const waiting = new AbortController();
      let isOver = false;
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const hold = (): Promise<void> => {
        if (isOver) return Promise.resolve();
        onHeld();
        return held;
      };
      // `steal` and `signal` cannot be asked for together.
      const options = steal ? { steal } : { signal: waiting.signal };
      locks.request(name, options, hold).catch(() => {
        if (isOver) return;
        isOver = true;
        onLost();
      });
      return {
        release() {
          isOver = true;
          waiting.abort();
          letGo();
        },
      };
    },
  };
}
