import type { MoneyIntentsOptions } from './intentNeeds.ts';
import type { IntentPlace } from './intentRecord.ts';
import type { IntentChange } from './intentStore.ts';
import { type IntentFact, reduceIntent } from './reduceIntent.ts';

/** What happened to the order of one place, written one after the other and under the lock of its name. */
export interface IntentCommits {
  /** Resolves once the device has been looked at. */
  readonly ready: Promise<void>;
  begin(): void;
  /** Rejects where it cannot be stored; then nothing has changed. */
  commit(...facts: readonly IntentFact[]): Promise<IntentChange>;
  /** A key has come to its end: a record of it that could not be removed is as good as none. @returns false the second time */
  settle(key: string): boolean;
  isSettled(key: string): boolean;
}

/** @returns the name of the lock of a place. */
export function lockName({ userId, packageId, call }: IntentPlace): string {
  return `money-intent ${userId} ${packageId} ${call}`;
}

export function createIntentCommits(
  { store, lock }: Pick<MoneyIntentsOptions, 'store' | 'lock'>,
  place: IntentPlace,
): IntentCommits {
  const settled = new Set<string>();
  let begin: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let last: Promise<unknown> = ready;

  const run = async (facts: readonly IntentFact[]): Promise<IntentChange> => {
    let seen: IntentChange = { before: null, after: null };
    await lock(lockName(place), () =>
      store.change(place, (stored) => {
        const before = stored && settled.has(stored.key) ? null : stored;
        const after = facts.reduce(reduceIntent, before);
        seen = { before, after };
        return after;
      }),
    );
    return seen;
  };

  return {
    ready,
    begin,
    commit(...facts) {
      const result = last.then(() => run(facts));
      last = result.catch(() => null);
      return result;
    },
    settle(key) {
      if (settled.has(key)) return false;
      settled.add(key);
      return true;
    },
    isSettled: (key) => settled.has(key),
  };
}
