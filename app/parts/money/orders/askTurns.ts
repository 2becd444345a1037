import type { Timers } from '../../../platform/timers.ts';

/** Between two questions, in milliseconds; the last one for all that follow. */
const delays = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

type Needs = {
  timers: Timers;
  isAwake: () => boolean;
  /** Whether there is anything to ask about. */
  isWanted: () => boolean;
  /** Never rejects. */
  ask: () => Promise<void>;
};

/** Asks again and again, in longer and longer waits, while the page is awake and anything is open. */
export interface AskTurns {
  /** To be called whenever what is wanted may have changed. */
  follow(): void;
  /** Asks at once, unless a question is under way. @returns when it has been answered */
  now(): Promise<void>;
  stop(): void;
}

export function createAskTurns({ timers, isAwake, isWanted, ask }: Needs): AskTurns {
  let timer: unknown = null;
  let turn = 0;
  let asking: Promise<void> | null = null;
  let isOver = false;

  const rest = (): void => {
    timers.clear(timer);
    timer = null;
  };
  const follow = (): void => {
    if (isOver || !isWanted()) {
      rest();
      turn = 0;
    } else if (timer === null && asking === null && isAwake()) {
      timer = timers.set(
        () => {
          timer = null;
          // Who sleeps is woken by `now`.
          if (isAwake()) void run();
        },
        delays[Math.min(turn, delays.length - 1)] ?? 0,
      );
      turn += 1;
    }
  };
  const run = (): Promise<void> => {
    rest();
    if (isOver || !isWanted()) return Promise.resolve();
    asking ??= ask().finally(() => {
      asking = null;
      follow();
    });
    return asking;
  };
  return {
    follow,
    now() {
      turn = 0;
      return run();
    },
    stop() {
      isOver = true;
      rest();
    },
  };
}
