export interface Timers {
  /** @param delay in milliseconds. @returns what `clear` takes. */
  set(callback: () => void, delay: number): unknown;
  clear(timer: unknown): void;
}

/** The page's own timers. */
export const timers: Timers = {
  set: (callback, delay) => setTimeout(callback, delay),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
