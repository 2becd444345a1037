import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Timers } from '../timers.ts';
import type { Database, DatabaseLayout } from './database.ts';
import { openTimeout } from './indexedConnection.ts';
import { openDatabase } from './openDatabase.ts';

type Rows = { notes: { id: string; text: string; mark?: number } };
const layout: DatabaseLayout<Rows> = {
  version: 1,
  stores: { notes: { keyPath: 'id', indexes: {} } },
};
const connect = IDBDatabase.prototype.transaction;
const putRow = IDBObjectStore.prototype.put;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  IDBDatabase.prototype.transaction = connect;
  IDBObjectStore.prototype.put = putRow;
  vi.unstubAllGlobals();
});

const put = (database: Database<Rows>, id: string) =>
  database.transaction(['notes'], 'write', (tx) => tx.put('notes', { id, text: '' }));
const ids = (database: Database<Rows>) =>
  database.transaction(['notes'], 'read', async (tx) =>
    (await tx.range('notes')).map(({ id }) => id),
  );

/** Timers that never wait; those that end a wait for the browser never fire. */
const impatient: Timers = {
  set: (callback, delay) => delay < openTimeout && queueMicrotask(callback),
  clear: () => null,
};

/** Timers whose time comes at once, but for what the browser does right away. */
const hasty: Timers = {
  set: (callback) => setTimeout(callback, 0),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Lets the next `times` calls of a method of the browser fail. */
function failing<Method extends (...given: never[]) => unknown>(
  method: Method,
  times: number,
  name: string,
): Method {
  let left = times;
  return function (this: unknown, ...given: never[]) {
    if (left > 0) {
      left -= 1;
      throw new DOMException(`The test lets it fail: ${name}.`, name);
    }
    return method.apply(this, given);
  } as Method;
}

describe('the database of the browser', () => {
  it('has its rows again when it is opened again', async () => {
    const first = await openDatabase('a', layout);
    await put(first, 'kept');
    first.close();
    const second = await openDatabase('a', layout);
    expect(second.isDurable).toBe(true);
    expect(await ids(second)).toEqual(['kept']);
  });

  it('lets one transaction write at a time, whatever it writes, also over two connections', async () => {
    type Two = Rows & { others: { id: string }; turns: { id: string } };
    const two: DatabaseLayout<Two> = {
      version: 1,
      stores: {
        ...layout.stores,
        others: { keyPath: 'id', indexes: {} },
        turns: { keyPath: 'id', indexes: {} },
      },
      turn: 'turns',
    };
    const databases = [await openDatabase('a', two), await openDatabase('a', two)];
    const log: string[] = [];
    const noted = (name: 'notes' | 'others', mode: 'read' | 'write', at: number) =>
      databases[at]?.transaction([name], mode, async (tx) => {
        await tx.count(name);
        log.push(`${mode} ${name} begins`);
        for (let step = 0; step < 5; step += 1) await tx.count(name);
        log.push(`${mode} ${name} ends`);
      });
    await Promise.all([
      noted('notes', 'write', 0),
      noted('others', 'write', 1),
      noted('others', 'write', 0),
    ]);
    expect(log).toEqual([
      ...['write notes begins', 'write notes ends'],
      ...['write others begins', 'write others ends'],
      ...['write others begins', 'write others ends'],
    ]);
    log.length = 0;
    await Promise.all([noted('notes', 'write', 0), noted('others', 'read', 1)]);
    expect(log.indexOf('read others begins')).toBeLessThan(log.indexOf('write notes ends'));
  });

  it('keeps the rows when a later version adds a store and an index', async () => {
    const first = await openDatabase('a', layout);
    await first.transaction(['notes'], 'write', (tx) =>
      tx.put('notes', { id: 'old', text: '', mark: 3 }),
    );
    const later = await openDatabase<Rows & { more: { id: string } }>('a', {
      version: 2,
      stores: {
        notes: { keyPath: 'id', indexes: { byMark: 'mark' } },
        more: { keyPath: 'id', indexes: {} },
      },
    });
    const found = await later.transaction(['notes', 'more'], 'write', async (tx) => {
      await tx.put('more', { id: 'new' });
      return tx.range('notes', { index: 'byMark' });
    });
    expect(found).toEqual([{ id: 'old', text: '', mark: 3 }]);
    // The connection of the older version let go; it goes on without touching the newer rows.
    await put(first, 'from the older app');
    expect(first.isDurable).toBe(false);
  });

  it.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
    'opens a connection again that the browser dropped with %s',
    async (name) => {
      const database = await openDatabase('a', layout);
      IDBDatabase.prototype.transaction = failing(connect, 1, name);
      await put(database, 'kept');
      expect(database.isDurable).toBe(true);
      expect(await ids(database)).toEqual(['kept']);
    },
  );

  it('opens it once for all that lost it at the same time', async () => {
    const database = await openDatabase('a', layout);
    const open = vi.spyOn(indexedDB, 'open');
    IDBDatabase.prototype.transaction = failing(connect, 3, 'InvalidStateError');
    await Promise.all(['one', 'three', 'two'].map((id) => put(database, id)));
    expect(open).toHaveBeenCalledTimes(1);
    expect(await ids(database)).toEqual(['one', 'three', 'two']);
  });

  it('does the whole work again when the connection goes in the middle of it', async () => {
    const database = await openDatabase('a', layout);
    IDBObjectStore.prototype.put = failing(putRow, 1, 'UnknownError');
    let runs = 0;
    await database.transaction(['notes'], 'write', async (tx) => {
      runs += 1;
      await tx.put('notes', { id: 'one', text: '' });
      await tx.put('notes', { id: 'two', text: '' });
    });
    expect(runs).toBe(2);
    expect(await ids(database)).toEqual(['one', 'two']);
  });

  it('goes on in memory when opening it again does not help, and says so', async () => {
    const database = await openDatabase('a', layout, { timers: impatient });
    const onMemory = vi.fn();
    database.onMemory(onMemory);
    IDBDatabase.prototype.transaction = failing(connect, Number.POSITIVE_INFINITY, 'UnknownError');
    await Promise.all([put(database, 'one'), put(database, 'two')]);
    expect(await ids(database)).toEqual(['one', 'two']);
    expect(database.isDurable).toBe(false);
    expect(onMemory).toHaveBeenCalledTimes(1);
  });

  it('does not take an error of the work for one of its own', async () => {
    const database = await openDatabase('a', layout);
    let runs = 0;
    const work = database.transaction(['notes'], 'write', async (tx) => {
      runs += 1;
      await tx.put('notes', { id: 'half', text: '' });
      throw new TypeError('of the work');
    });
    await expect(work).rejects.toThrow('of the work');
    expect(runs).toBe(1);
    expect(await ids(database)).toEqual([]);
  });
});

describe('a device that is full', () => {
  it('makes room and writes once more', async () => {
    let isFull = true;
    const fullPut = failing(putRow, Number.POSITIVE_INFINITY, 'QuotaExceededError');
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      return (isFull ? fullPut : putRow).apply(this, given);
    };
    const database = await openDatabase('a', layout, {
      makeRoom: async (full) => {
        await full.transaction(['notes'], 'write', (tx) => tx.clear('notes'));
        isFull = false;
      },
    });
    await put(database, 'kept');
    expect(database.isDurable).toBe(true);
    expect(await ids(database)).toEqual(['kept']);
  });

  it('goes on in memory with what was there when no room can be made', async () => {
    const makeRoom = vi.fn(async (full: Database<Rows>) => put(full, 'also refused'));
    const database = await openDatabase('a', layout, {
      makeRoom,
      carryOver: async (tx) => ({ notes: await tx.range('notes') }),
    });
    await put(database, 'before');
    IDBObjectStore.prototype.put = failing(putRow, Number.POSITIVE_INFINITY, 'QuotaExceededError');
    await Promise.all([put(database, 'one'), put(database, 'two')]);
    expect(await ids(database)).toEqual(['before', 'one', 'two']);
    expect(database.isDurable).toBe(false);
    expect(makeRoom).toHaveBeenCalled();
  });
});

describe('a browser without a database', () => {
  it.each([
    ['missing', undefined],
    ['refused', { open: failing(() => null, Number.POSITIVE_INFINITY, 'SecurityError') }],
  ])('lets it live in memory where it is %s', async (_name, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const database = await openDatabase('a', layout);
    await put(database, 'for now');
    expect(await ids(database)).toEqual(['for now']);
    expect(database.isDurable).toBe(false);
  });

  it('does not wait for ever for another tab that holds an older version', async () => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    // The time is over as soon as it begins.
    const timers = { set: (end: () => void) => queueMicrotask(end), clear: () => null };
    const database = await openDatabase('a', layout, { timers });
    await put(database, 'for now');
    expect(database.isDurable).toBe(false);
  });

  describe('with a store under another key than before', () => {
    type Later = { notes: { place: string; id: string } };
    const later: DatabaseLayout<Later> = {
      version: 2,
      stores: { notes: { keyPath: 'place', indexes: { byId: 'id' } } },
      carry: {
        notes(row) {
          const { id } = row as Rows['notes'];
          return id === 'odd' ? null : { place: `place of ${id}`, id };
        },
      },
    };
    const many = Array.from({ length: 1_200 }, (_, index) => `n${String(index).padStart(4, '0')}`);
    const fill = async () => {
      const first = await openDatabase('a', layout);
      await first.transaction(['notes'], 'write', async (tx) => {
        for (const id of [...many, 'odd']) await tx.put('notes', { id, text: '' });
      });
      return first;
    };
    const laterIds = async () => {
      const database = await openDatabase('a', later);
      expect(database.isDurable).toBe(true);
      const rows = await database.transaction(['notes'], 'read', (tx) =>
        tx.range('notes', { index: 'byId' }),
      );
      database.close();
      expect(rows.every(({ place, id }) => place === `place of ${id}`)).toBe(true);
      return rows.map(({ id }) => id);
    };

    it('carries its rows over', async () => {
      (await fill()).close();
      expect(await laterIds()).toEqual(many);
      expect(await laterIds()).toEqual(many);
    });

    it('has all rows as they were when that fails in the middle', async () => {
      (await fill()).close();
      let left = 700;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        if (left === 0) throw new DOMException('The test has no room.', 'QuotaExceededError');
        left -= 1;
        return putRow.apply(this, given);
      };
      const failed = await openDatabase('a', later, { timers: impatient });
      expect(failed.isDurable).toBe(false);
      failed.close();
      IDBObjectStore.prototype.put = putRow;
      const before = await openDatabase('a', layout);
      expect(await ids(before)).toEqual([...many, 'odd']);
      before.close();
      expect(await laterIds()).toEqual(many);
    });

    it('has another tab let go of the version before, which goes on in memory', async () => {
      const other = await fill();
      expect(await laterIds()).toEqual(many);
      await put(other, 'for now');
      expect(other.isDurable).toBe(false);
      expect(await laterIds()).toEqual(many);
    });

    it('takes the time it needs', async () => {
      (await fill()).close();
      const started = vi.fn();
      const cleared = vi.fn();
      const timers: Timers = {
        set: (callback, delay) => {
          if (delay === openTimeout) started();
          return callback;
        },
        clear: cleared,
      };
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        // Nothing is left that could end the wait.
        expect(cleared).toHaveBeenCalledTimes(started.mock.calls.length);
        return putRow.apply(this, given);
      };
      const database = await openDatabase('a', later, { timers });
      expect(database.isDurable).toBe(true);
      expect(started).toHaveBeenCalledOnce();
    });
  });

  it('does not use one of another shape under its name', async () => {
    const odd = await openDatabase<{ odd: { id: string } }>('a', {
      version: 1,
      stores: { odd: { keyPath: 'id', indexes: {} } },
    });
    odd.close();
    const database = await openDatabase('a', layout);
    await put(database, 'for now');
    expect(database.isDurable).toBe(false);
  });

  it('is not waited for when a tab that sleeps keeps it from being deleted', async () => {
    const database = await openDatabase('a', layout, { timers: hasty });
    const asked = vi.fn(() => ({}) as IDBOpenDBRequest);
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(asked);
    await database.destroy();
    expect(asked).toHaveBeenCalledWith('a');
  });

  it('is gone once it is destroyed', async () => {
    const first = await openDatabase('a', layout);
    await put(first, 'gone');
    await first.destroy();
    const second = await openDatabase('a', layout);
    expect(await ids(second)).toEqual([]);
  });
});
