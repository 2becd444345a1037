import type { Database, DatabaseLayout, Transaction } from './database/database.ts';
import { leaseInterval, watchHolder } from './leaseHolder.ts';
import { repeatWork } from './repeatedWork.ts';
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

/** Since the last renewal, for which nobody else can have taken over. Milliseconds. */
const certainFor = 1.5 * leaseInterval;

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
  const { clock, released } = needs;
  const holder = needs.newId();
  const claim = createClaim(needs, holder, options.steal ?? false);
  let isHidden = false;

  const end = (tell?: () => void): void => {
    if (!claim.end()) return;
    looks.pause();
    for (const unsubscribe of unsubscribes) unsubscribe();
    tell?.();
  };
  const take = (now: number): void => {
    if (!claim.renew(now)) return;
    if (isHidden) claim.giveUp();
    else options.onHeld();
  };
  const lookOnce = async (): Promise<void> => {
    const database = await needs.database.catch(() => null);
    if (!claim.isActive()) return;
    if (!database?.isDurable) {
      if (claim.status() === 'waiting') end(options.onDenied);
      return;
    }
    const asked = { name, holder, now: clock(), mayTake: claim.mayTake };
    const found = await database.transaction(['leases'], 'write', (tx) => look(tx, asked));
    if (!claim.isActive()) {
      if (found === 'taken') released.write(holder);
    } else if (found === 'own' || found === 'taken') take(asked.now);
    else if (claim.status() === 'held') end(options.onLost);
    else claim.noteOther(found, asked.now);
  };
  const looks = repeatWork({
    timers: needs.timers,
    interval: leaseInterval,
    work: lookOnce,
    isGoingOn: () => claim.isActive() && !isHidden,
  });

  const unsubscribes = [
    released.subscribe(() => {
      if (claim.status() === 'waiting' && !isHidden) looks.run();
    }),
    needs.onHide(() => {
      isHidden = true;
      looks.pause();
      if (claim.status() === 'held') claim.giveUp();
    }),
    needs.onWake(() => {
      isHidden = false;
      if (claim.status() === 'given-up') end(options.onLost);
      else if (claim.isActive()) looks.run();
    }),
  ];
  looks.run();

  return {
    isCertain: () => claim.isCertain(),
    async confirm() {
      // A look that is under way may have begun before the other tab took over.
      await looks.current;
      if (claim.status() === 'held') await looks.run();
      return claim.status() === 'held';
    },
    release() {
      if (claim.status() === 'held') released.write(holder);
      end();
    },
  };
}

/** What one request knows of the lease, and what it may do about it. Times in milliseconds. */
function createClaim({ clock, released }: LeaseNeeds, holder: string, isSteal: boolean) {
  const others = watchHolder();
  let status: Status = 'waiting';
  let renewedAt = Number.NEGATIVE_INFINITY;
  return {
    status: () => status,
    isActive: () => status === 'waiting' || status === 'held',
    isCertain() {
      const age = clock() - renewedAt;
      return status === 'held' && age >= 0 && age < certainFor;
    },
    mayTake(row: LeaseRow | undefined, now: number): boolean {
      if (status !== 'waiting') return false;
      return isSteal || !row || released.read() === row.holder || others.isDead(row, now);
    },
    noteOther: others.note,
    /** The lease is this request's. @returns whether it was not before */
    renew(now: number): boolean {
      renewedAt = now;
      if (status === 'held') return false;
      status = 'held';
      return true;
    },
    giveUp(): void {
      status = 'given-up';
      released.write(holder);
    },
    /** @returns false where it had ended before */
    end(): boolean {
      if (status === 'over') return false;
      status = 'over';
      return true;
    },
  };
}

type Asked = {
  name: string;
  holder: string;
  /** Milliseconds. */
  now: number;
  /** Asked of a lease that is nobody's or somebody else's. */
  mayTake: (row: LeaseRow | undefined, now: number) => boolean;
};

/** Renews a lease that is one's own, and takes one that may be taken. */
async function look(
  tx: Transaction<LeaseRows>,
  { name, holder, now, mayTake }: Asked,
): Promise<Look> {
  const row = await tx.get('leases', name);
  if (row?.holder === holder) {
    await tx.put('leases', { ...row, beat: row.beat + 1, time: now });
    return 'own';
  }
  if (!mayTake(row, now)) return row ?? { holder: '', beat: 0 };
  await tx.put('leases', { name, holder, beat: 1, time: now });
  return 'taken';
}
