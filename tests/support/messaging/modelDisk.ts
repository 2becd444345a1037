import { type MessageRows, messageLayout } from '../../../app/core/messaging/store/messageRows.ts';
import type { Database, Transaction } from '../../../app/platform/database/database.ts';
import { createMemoryDatabase } from '../../../app/platform/database/memoryDatabase.ts';
import type { Timers } from '../../../app/platform/timers.ts';

type StoreName = keyof MessageRows & string;
type Work<Result> = (tx: Transaction<MessageRows>) => Promise<Result>;

/** How a device keeps rows; may change at any time. */
export type DiskConditions = {
  /** Longest time a transaction waits before it begins, and again before it is told. Milliseconds. */
  slowness: number;
  /** Bytes of rows that fit into each database; null: any number. */
  quota: number | null;
  /** A write did not fit. */
  onFull: () => void;
};

/** What a device has of one account. Outlives its pages. */
export type ModelDisk = {
  /**
   * As IndexedDB: transactions on the same stores one after the other, and told to their page in that
   * order; on others in any order. What a page was writing when it died is undone.
   */
  run<Result>(
    page: Page,
    stores: readonly StoreName[],
    mode: 'read' | 'write',
    work: Work<Result>,
  ): Promise<Result>;
  /** Past all trouble, for comparison. */
  rows: Database<MessageRows>;
  /** Everything in it, as one text. */
  text(): Promise<string>;
};

const everyStore = Object.keys(messageLayout.stores) as StoreName[];

type Page = { isDead: () => boolean };
type Scope = { stores: readonly StoreName[]; mode: 'read' | 'write' };
type Claim = Scope & { over: Promise<void> };
type Telling = Scope & { page: Page; told: Promise<void> };

export function createModelDisk(
  timers: Timers,
  random: () => number,
  conditions: DiskConditions,
): ModelDisk {
  const rows = createMemoryDatabase<MessageRows>(messageLayout);
  const claims = new Set<Claim>();
  const tellings = new Set<Telling>();
  let used = 0;

  const text = (): Promise<string> =>
    rows.transaction(everyStore, 'read', (tx) => textOf(tx, everyStore));
  const pause = (): Promise<void> =>
    conditions.slowness === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          timers.set(resolve, Math.floor(random() * conditions.slowness));
        });

  const write = async <Result>(
    page: Page,
    stores: readonly StoreName[],
    mode: 'read' | 'write',
    work: Work<Result>,
  ): Promise<Result> => {
    const isCounted = mode === 'write' && conditions.quota !== null;
    if (isCounted) used = (await text()).length;
    return rows.transaction(stores, mode, async (tx) => {
      const before = isCounted ? (await textOf(tx, stores)).length : 0;
      const result = await work(mortal(tx, page.isDead));
      if (page.isDead()) throw gone();
      const grown = isCounted ? (await textOf(tx, stores)).length - before : 0;
      if (grown <= 0 || used + grown <= (conditions.quota ?? Number.POSITIVE_INFINITY)) {
        return result;
      }
      conditions.onFull();
      throw new DOMException('The device is full.', 'QuotaExceededError');
    });
  };

  return {
    rows,
    text,
    async run(page, stores, mode, work) {
      const isQuick = conditions.slowness === 0 && claims.size + tellings.size === 0;
      if (isQuick) return write(page, stores, mode, work);
      const scope: Scope = { stores, mode };
      const before = [...claims].filter((other) => areAtOdds(other, scope));
      const toldBefore = [...tellings].filter(
        (other) => other.page === page && areAtOdds(other, scope),
      );
      const { promise: over, resolve: end } = deferred();
      const { promise: told, resolve: tell } = deferred();
      const claim: Claim = { ...scope, over };
      const telling: Telling = { ...scope, page, told };
      claims.add(claim);
      tellings.add(telling);
      try {
        await Promise.all(before.map((other) => other.over));
        await pause();
        if (page.isDead()) throw gone();
        return await write(page, stores, mode, work);
      } finally {
        claims.delete(claim);
        end();
        await pause();
        await Promise.all(toldBefore.map((other) => other.told));
        tellings.delete(telling);
        tell();
      }
    },
  };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function areAtOdds(one: Scope, other: Scope): boolean {
  if (one.mode === 'read' && other.mode === 'read') return false;
  return one.stores.some((name) => other.stores.includes(name));
}

const gone = () => new DOMException('The page is gone.', 'AbortError');

async function textOf(tx: Transaction<MessageRows>, stores: readonly StoreName[]): Promise<string> {
  const texts: string[] = [];
  for (const name of stores) texts.push(JSON.stringify(await tx.range(name)));
  return texts.join();
}

/** A transaction that ends with its page, in the middle of its work. */
function mortal(tx: Transaction<MessageRows>, isDead: () => boolean): Transaction<MessageRows> {
  const check = (): void => {
    if (isDead()) throw gone();
  };
  return {
    async get(name, key) {
      check();
      return tx.get(name, key);
    },
    async getMany(name, keys) {
      check();
      return tx.getMany(name, keys);
    },
    async range(name, query) {
      check();
      return tx.range(name, query);
    },
    async count(name, query) {
      check();
      return tx.count(name, query);
    },
    async put(name, row) {
      check();
      return tx.put(name, row);
    },
    async delete(name, key) {
      check();
      return tx.delete(name, key);
    },
    async clear(name) {
      check();
      return tx.clear(name);
    },
  };
}
