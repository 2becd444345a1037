/** One holder at a time among the tabs of this origin. */
export interface TabLock {
  /**
   * Waits for the lock and holds it until `release`. Each listener is called at most once, none after
   * `release`, and only `onLost` may follow another: `onHeld`.
   */
  request(options: LockOptions): HeldLock;
}

export type LockOptions = {
  /** Takes the lock from whoever holds it. */
  steal?: boolean;
  onHeld: () => void;
  /** Another tab stole the lock, whether it was in use yet or not. */
  onLost: () => void;
  /** The browser gives no lock here. */
  onDenied: () => void;
};

export interface HeldLock {
  /** Gives the lock up, or stops waiting for it. */
  release(): void;
}

/** @returns the browser's lock of this name. */
export function webLock(name: string, { locks }: Pick<Navigator, 'locks'> = navigator): TabLock {
  return {
    request({ steal = false, onHeld, onLost, onDenied }) {
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
      locks.request(name, options, hold).catch((error: unknown) => {
        if (isOver) return;
        isOver = true;
        if (isTheft(error)) onLost();
        else onDenied();
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

/** So says the Web Locks API: who holds a lock that is stolen is told that it was aborted. */
function isTheft(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
