import type { Timers } from '../../../platform/timers.ts';

/** For so long an event may be overtaken by a later one. Milliseconds. */
const memory = 10_000;
/** From the doubt to the look. Milliseconds. */
const quiet = 1_000;

/**
 * Events say how things stand, and may overtake each other on the way: after two that were told of
 * one thing, the last one to come need not be the last word.
 */
export interface SecondLook {
  /** @param look asks how it stands; called in a while if it was told of before, not long ago */
  told(subject: string, look: () => void): void;
  close(): void;
}

export function createSecondLook(timers: Timers): SecondLook {
  /** By subject, the round in which it was last told of. */
  const lately = new Map<string, number>();
  const looks = new Map<string, () => void>();
  let round = 0;
  let sweep: unknown = null;
  let due: unknown = null;

  /** What was told of in the round before the last is forgotten. */
  const forget = (): void => {
    sweep = null;
    for (const [subject, told] of lately) if (told < round) lately.delete(subject);
    round += 1;
    if (lately.size > 0) sweep = timers.set(forget, memory);
  };
  const look = (): void => {
    due = null;
    const all = [...looks.values()];
    looks.clear();
    for (const one of all) one();
  };

  return {
    told(subject, one) {
      if (lately.has(subject)) {
        looks.set(subject, one);
        due ??= timers.set(look, quiet);
      }
      lately.set(subject, round);
      sweep ??= timers.set(forget, memory);
    },
    close() {
      timers.clear(sweep);
      timers.clear(due);
      looks.clear();
      lately.clear();
    },
  };
}
