import type { Timers } from '../../../platform/timers.ts';

/** Milliseconds in which an event may be overtaken by a later one. */
const reorderWindow = 10_000;
/** Milliseconds from the second event to the check. */
const checkDelay = 1_000;

/**
 * An event carries the state of its subject, and the gateway may reorder frames (protocol reference,
 * section 2.5): of two about one subject, the last one to come need not be the newer one.
 */
export interface ReorderCheck {
  /** @param check fetches the subject anew; called in a while if an event about it came not long before */
  note(subject: string, check: () => void): void;
  close(): void;
}

export function createReorderCheck(timers: Timers): ReorderCheck {
  /** By subject, the round in which it was noted last. */
  const recent = new Map<string, number>();
  const checks = new Map<string, () => void>();
  let round = 0;
  let sweepTimer: unknown = null;
  let checkTimer: unknown = null;

  /** Forgets what was noted in the round before the last. */
  const sweep = (): void => {
    sweepTimer = null;
    for (const [subject, noted] of recent) if (noted < round) recent.delete(subject);
    round += 1;
    if (recent.size > 0) sweepTimer = timers.set(sweep, reorderWindow);
  };
  const runChecks = (): void => {
    checkTimer = null;
    const due = [...checks.values()];
    checks.clear();
    for (const check of due) check();
  };

  return {
    note(subject, check) {
      if (recent.has(subject)) {
        checks.set(subject, check);
        checkTimer ??= timers.set(runChecks, checkDelay);
      }
      recent.set(subject, round);
      sweepTimer ??= timers.set(sweep, reorderWindow);
    },
    close() {
      timers.clear(sweepTimer);
      timers.clear(checkTimer);
      checks.clear();
      recent.clear();
    },
  };
}
