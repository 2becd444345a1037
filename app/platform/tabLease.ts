import type { Database, DatabaseLayout, Transaction } from './database/database.ts';
import type { HeldLock, LockOptions, TabLock } from './tabLock.ts';
import type { Timers } from './timers.ts';

/** Who has a lock, in a database that all tabs share. */
export type LeaseRow = {
  name: string;
  /** One id for each time somebody asked. */
  holder: string;
  /** Counts renewals: while it rises, the holder lives. */
  beat: number;
  /** Of the last renewal, in milliseconds. */
  time: number;
};
export type LeaseRows = { leases: LeaseRow };

export const leaseLayout: DatabaseLayout<LeaseRows> = {
  version: 1,
  stores: { leases: { keyPath: 'name', indexes: {} } },
};

/** Between two renewals, and between two looks of one who waits. Milliseconds. */
const interval = 1_000;
/** Looks without a renewal after which the holder counts as dead. */
const deadAfter = 5;
/** Since the last look, after which the tab slept itself and has to look again. Milliseconds. */
const lateAfter = 3 * interval;
/** Since the last renewal, for which nobody else can have taken over. Milliseconds. */
const certainFor = 1.5 * interval;

export type LeaseNeeds = {
  /** Rejects, or keeps nothing, where the browser stores nothing: every tab has its way then. */
  database: Promise<Database<LeaseRows>>;
  /** Says at once who gave a lock up, also from a page that is about to go. */
  released: ReleaseNote;
  /** Milliseconds; may be wrong and may jump. */
  clock: () => number;
  timers: Timers;
  newId: () => string;
  /** The page goes, or is put aside. @returns undoes it. */
  onHide: (listener: () => void) => () => void;
  /** The page is there again, or may have slept. @returns undoes it. */
  onWake: (listener: () => void) => () => void;
};

/** The last holder that gave the lock up of its own accord. */
export interface ReleaseNote {
  read(): string | null;
  write(holder: string): void;
  /** @returns undoes it. */
  subscribe(listener: () => void): () => void;
}

type Status = 'waiting' | 'held' | 'given-up' | 'over';

/** What one look into the database found. */
type Look = 'own' | 'taken' | { holder: string; beat: number };

/**
 * A lock for browsers that have none: a lease that its holder renews. Who waits counts the looks in
 * which nothing was renewed, so that clocks decide nothing; only one who has just come believes the
 * time of the last renewal, so that it need not wait for a page that is long gone.
 */
export function leaseLock(name: string, needs: LeaseNeeds): TabLock {
  return { request: (options) => requestLease(name, needs, options) };
}

function requestLease(name: string, needs: LeaseNeeds, options: LockOptions): HeldLock {
  const { clock, timers, released } = needs;
  const holder = needs.newId();
  let status: Status = 'waiting';
  let isSteal = options.steal ?? false;
  let isHidden = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let seen: { holder: string; beat: number; times: number; at: number } | null = null;
  let timer: unknown = null;
  let stepping: Promise<void> | null = null;

  const end = (tell?: () => void): void => {
    if (status === 'over') return;
    status = 'over';
    timers.clear(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    tell?.();
  };

  const look = async (tx: Transaction<LeaseRows>, now: number): Promise<Look> => {
    const row = await tx.get('leases', name);
    if (row?.holder === holder) {
      await tx.put('leases', { ...row, beat: row.beat + 1, time: now });
      return 'own';
    }
    const isMine = status === 'waiting' && (isSteal || !row || isFree(row, now));
    if (!isMine) return row ?? { holder: '', beat: 0 };
    await tx.put('leases', { name, holder, beat: 1, time: now });
    return 'taken';
  };

  const isFree = (row: LeaseRow, now: number): boolean => {
    if (released.read() === row.holder) return true;
    if (!seen) return now - row.time > deadAfter * interval;
    return isSame(seen, row) && now - seen.at <= lateAfter && seen.times + 1 >= deadAfter;
  };

  const note = (found: { holder: string; beat: number }, now: number): void => {
    const isAgain = seen !== null && isSame(seen, found) && now - seen.at <= lateAfter;
    const times = isAgain && seen ? seen.times + 1 : 1;
    seen = { holder: found.holder, beat: found.beat, times, at: now };
  };

  const take = (now: number): void => {
    renewedAt = now;
    if (status === 'held') return;
    status = 'held';
    isSteal = false;
    if (isHidden) giveUp();
    else options.onHeld();
  };

  const giveUp = (): void => {
    status = 'given-up';
    released.write(holder);
  };

  /** Read anew: it may have changed while the database was asked. */
  const statusNow = (): Status => status;
  const isActive = (): boolean => ['waiting', 'held'].includes(status);

  const lookOnce = async (): Promise<void> => {
    const database = await needs.database.catch(() => null);
    if (!isActive()) return;
    if (!database?.isDurable) {
      if (status === 'waiting') end(options.onDenied);
      return;
    }
    const now = clock();
    const found = await database.transaction(['leases'], 'write', (tx) => look(tx, now));
    if (!isActive()) {
      if (found === 'taken') released.write(holder);
    } else if (found === 'own' || found === 'taken') take(now);
    else if (statusNow() === 'held') end(options.onLost);
    else note(found, now);
  };

  /** One after the other, and the next in a while. */
  const step = (): Promise<void> => {
    timers.clear(timer);
    stepping ??= lookOnce()
      // A database that fails decides nothing: the next look may.
      .catch(() => undefined)
      .then(() => {
        stepping = null;
        if (isActive() && !isHidden) timer = timers.set(step, interval);
      });
    return stepping;
  };

  const unsubscribes = [
    released.subscribe(() => {
      if (status === 'waiting' && !isHidden) step();
    }),
    needs.onHide(() => {
      isHidden = true;
      timers.clear(timer);
      if (status === 'held') giveUp();
    }),
    needs.onWake(() => {
      isHidden = false;
      if (status === 'given-up') end(options.onLost);
      else if (isActive()) step();
    }),
  ];
  step();

  return {
    isCertain() {
      const age = clock() - renewedAt;
      return status === 'held' && age >= 0 && age < certainFor;
    },
    async confirm() {
      // A look that is under way may have begun before the other tab took over.
      await stepping;
      if (statusNow() === 'held') await step();
      return statusNow() === 'held';
    },
    release() {
      if (status === 'held') released.write(holder);
      end();
    },
  };
}

type Beat = { holder: string; beat: number };

function isSame(left: Beat, right: Beat): boolean {
  return left.holder === right.holder && left.beat === right.beat;
}
