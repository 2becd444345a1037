/** Between two renewals of a lease, and between two looks of one who waits. Milliseconds. */
export const leaseInterval = 1_000;
/** Looks without a renewal after which the holder counts as dead. */
const deadAfter = 5;
/** Since the last look, after which the tab slept itself and has to look again. Milliseconds. */
const lateAfter = 3 * leaseInterval;

type Renewal = { holder: string; beat: number };

export interface HolderWatch {
  /** @param now in milliseconds, as is the `time` of the last renewal */
  isDead(last: Renewal & { time: number }, now: number): boolean;
  /** The lease is somebody else's. @param now in milliseconds */
  note(found: Renewal, now: number): void;
}

/**
 * Counts the looks in which nothing was renewed, so that clocks decide nothing; only one who has not
 * looked before believes the time of the last renewal.
 */
export function watchHolder(): HolderWatch {
  let seen: (Renewal & { times: number; at: number }) | null = null;
  const isSeenAgain = (found: Renewal, now: number): boolean =>
    seen?.holder === found.holder && seen.beat === found.beat && now - seen.at <= lateAfter;
  return {
    isDead(last, now) {
      if (!seen) return now - last.time > deadAfter * leaseInterval;
      return isSeenAgain(last, now) && seen.times + 1 >= deadAfter;
    },
    note(found, now) {
      const times = seen && isSeenAgain(found, now) ? seen.times + 1 : 1;
      seen = { holder: found.holder, beat: found.beat, times, at: now };
    },
  };
}
