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
  /** Whether no other tab can have it now. False: ask with `confirm` before anything is done with it. */
  isCertain(): boolean;
  /** @returns whether this tab has it still; `onLost` was called before, where it has not any more */
  confirm(): Promise<boolean>;
  /** Gives the lock up, or stops waiting for it. */
  release(): void;
}

/** Older browsers have no locks, and pages that came over http have none in any. */
type Browser = { readonly locks?: LockManager | undefined };

/** @returns the lock of this name, or null where the browser has none. */
export function webLock(name: string, { locks }: Browser = navigator): TabLock | null {
  if (!locks) return null;
  return {
    request({ steal = false, onHeld, onLost, onDenied }) {
      const waiting = new AbortController();
      let isOver = false;
      let isHeld = false;
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const hold = (): Promise<void> => {
        if (isOver) return Promise.resolve();
        isHeld = true;
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
        // The browser takes it from nobody without a word.
        isCertain: () => isHeld && !isOver,
        confirm: async () => isHeld && !isOver,
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
