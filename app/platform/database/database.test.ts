import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Database, DatabaseLayout, Key, KeyRange } from './database.ts';
import { startingWith } from './keys.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';
import { openDatabase } from './openDatabase.ts';

type Row = { id: Key; place?: Key; text: string };
type Rows = { rows: Row; others: Row };
const store = { keyPath: 'id', indexes: { byPlace: 'place' } };
const layout: DatabaseLayout<Rows> = { version: 1, stores: { rows: store, others: store } };

let made = 0;
const openIndexed = () => openDatabase(`contract-${++made}`, layout);
const openMemory = async () => createMemoryDatabase(layout);

const key: fc.Arbitrary<Key> = fc.letrec<{ key: Key }>((tie) => ({
  key: fc.oneof(
    { maxDepth: 2 },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', 'aa', 'b', 'ü', '𝄞'),
    fc.array(tie('key'), { maxLength: 3 }),
  ),
})).key;

const fill = (database: Database<Rows>, rows: readonly Row[]) =>
  database.transaction(['rows'], 'write', async (tx) => {
    for (const row of rows) await tx.put('rows', row);
  });
const readAll = (database: Database<Rows>) =>
  database.transaction(['rows'], 'read', (tx) => tx.range('rows'));

describe.each([
  ['in the browser', openIndexed],
  ['in memory', openMemory],
])('a database %s', (_name, open) => {
  it('keeps rows by key and finds them again', async () => {
    const database = await open();
    await fill(database, [
      { id: 'b', text: 'second' },
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second again' },
    ]);
    expect(await readAll(database)).toEqual([
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second again' },
    ]);
    const found = await database.transaction(['rows'], 'read', async (tx) => ({
      one: await tx.get('rows', 'a'),
      none: await tx.get('rows', 'c'),
      many: await tx.getMany('rows', ['c', 'b']),
      count: await tx.count('rows'),
    }));
    expect(found).toEqual({
      one: { id: 'a', text: 'first' },
      none: undefined,
      many: [undefined, { id: 'b', text: 'second again' }],
      count: 2,
    });
  });

  it('reads a range of an index in either direction up to a limit', async () => {
    const database = await open();
    await fill(
      database,
      [5, 3, 1, 4, 2].map((place) => ({ id: `r${place}`, place: ['x', place], text: '' })),
    );
    await fill(database, [
      { id: 'unplaced', text: '' },
      { id: 'other', place: ['y', 3], text: '' },
    ]);
    const ids = (
      query: Parameters<Parameters<Parameters<typeof database.transaction>[2]>[0]['range']>[1],
    ) =>
      database.transaction(['rows'], 'read', async (tx) =>
        (await tx.range('rows', query)).map(({ id }) => id),
      );
    expect(await ids({ index: 'byPlace', range: startingWith('x') })).toEqual([
      'r1',
      'r2',
      'r3',
      'r4',
      'r5',
    ]);
    expect(
      await ids({
        index: 'byPlace',
        range: { lower: ['x', 1], upper: ['x', 4], upperOpen: true },
        direction: 'prev',
        limit: 2,
      }),
    ).toEqual(['r3', 'r2']);
    expect(await ids({ index: 'byPlace', range: { lower: ['x', 5], lowerOpen: true } })).toEqual([
      'other',
    ]);
    expect(await ids({ index: 'byPlace', limit: 0 })).toEqual([]);
    expect(await ids({ range: { upper: 'r2' }, direction: 'prev' })).toEqual(['r2', 'r1', 'other']);
  });

  it('reads as many rows as there are, in order and within the bounds', async () => {
    const database = await open();
    const ids = Array.from({ length: 450 }, (_, at) => ['g', String(at).padStart(3, '0')]);
    await fill(
      database,
      [['f', '999'], ...ids.toReversed(), ['h', '000']].map((id) => ({ id, text: '' })),
    );
    const read = (range: KeyRange) =>
      database.transaction(['rows'], 'read', async (tx) =>
        (await tx.range('rows', { range })).map(({ id }) => id),
      );
    expect(await read(startingWith('g'))).toEqual(ids);
    for (const count of [1, 199, 200, 201, 400, 450]) {
      const bounds = { lower: ids[0], upper: ids[count - 1] } as KeyRange;
      expect(await read(bounds)).toEqual(ids.slice(0, count));
      const open = await read({ ...bounds, lowerOpen: true, upperOpen: true });
      expect(open).toEqual(ids.slice(1, count - 1));
    }
  });

  it('writes nothing when the work fails', async () => {
    const database = await open();
    await fill(database, [{ id: 1, place: 1, text: 'kept' }]);
    const failing = database.transaction(['rows', 'others'], 'write', async (tx) => {
      await tx.put('rows', { id: 1, place: 2, text: 'changed' });
      await tx.put('others', { id: 2, text: 'added' });
      await tx.clear('rows');
      await tx.delete('others', 2);
      throw new RangeError('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readAll(database)).toEqual([{ id: 1, place: 1, text: 'kept' }]);
    const counts = await database.transaction(['rows', 'others'], 'read', async (tx) => [
      await tx.count('others'),
      await tx.count('rows', { index: 'byPlace', range: { lower: 1, upper: 1 } }),
    ]);
    expect(counts).toEqual([0, 1]);
  });

  it('lets one transaction see what the one before it wrote', async () => {
    const database = await open();
    const raise = () =>
      database.transaction(['rows'], 'write', async (tx) => {
        const row = await tx.get('rows', 'count');
        await tx.put('rows', { id: 'count', text: `${row?.text ?? ''}i` });
      });
    await Promise.all([raise(), raise(), raise()]);
    expect(await readAll(database)).toEqual([{ id: 'count', text: 'iii' }]);
  });

  it('refuses to write in a transaction that reads, and stores it was not opened for', async () => {
    const database = await open();
    await expect(
      database.transaction(['rows'], 'read', (tx) => tx.put('rows', { id: 1, text: '' })),
    ).rejects.toThrow();
    await expect(
      database.transaction(['rows'], 'write', (tx) => tx.put('others', { id: 1, text: '' })),
    ).rejects.toThrow();
    await fill(database, [{ id: 1, text: 'as before' }]);
    expect(await readAll(database)).toHaveLength(1);
  });

  it('takes no transaction once it is closed', async () => {
    const database = await open();
    database.close();
    await expect(readAll(database)).rejects.toMatchObject({ failure: 'closed' });
  });
});

describe('both databases', () => {
  it('answer alike whatever is put, deleted and asked', async () => {
    const bound = fc.option(key, { nil: undefined });
    const command = fc.oneof(
      { weight: 3, arbitrary: fc.record({ put: key, place: fc.option(key, { nil: undefined }) }) },
      { weight: 1, arbitrary: fc.record({ drop: key }) },
    );
    const query = fc.record({
      index: fc.constantFrom(undefined, 'byPlace'),
      lower: bound,
      upper: bound,
      lowerOpen: fc.boolean(),
      upperOpen: fc.boolean(),
      direction: fc.constantFrom('next' as const, 'prev' as const),
      limit: fc.constantFrom(undefined, 1, 2, 3, 5),
    });
    const property = fc.asyncProperty(
      fc.array(command, { maxLength: 20 }),
      fc.array(query, { maxLength: 4 }),
      async (commands, queries) => {
        const answers = [];
        for (const database of [await openIndexed(), await openMemory()]) {
          await database.transaction(['rows'], 'write', async (tx) => {
            for (const one of commands) {
              if ('drop' in one) await tx.delete('rows', one.drop);
              else {
                const place = one.place === undefined ? {} : { place: one.place };
                await tx.put('rows', { id: one.put, ...place, text: '' });
              }
            }
          });
          answers.push(await answersOf(database, queries));
        }
        expect(answers[0]).toEqual(answers[1]);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});

type Query = {
  index: string | undefined;
  lower: Key | undefined;
  upper: Key | undefined;
  lowerOpen: boolean;
  upperOpen: boolean;
  direction: 'next' | 'prev';
  limit: number | undefined;
};

function answersOf(database: Database<Rows>, queries: readonly Query[]) {
  return database.transaction(['rows'], 'read', async (tx) => {
    const answers: unknown[] = [];
    for (const { index, lower, upper, lowerOpen, upperOpen, direction, limit } of queries) {
      const range = {
        ...(lower === undefined ? {} : { lower, lowerOpen }),
        ...(upper === undefined ? {} : { upper, upperOpen }),
      };
      const source = { ...(index === undefined ? {} : { index }), range };
      answers.push(
        await tx.range('rows', { ...source, direction, ...(limit === undefined ? {} : { limit }) }),
        await tx.count('rows', source),
      );
    }
    return answers;
  });
}

it('a database in the browser reads no more than 200 rows in one go', async () => {
  const database = await openIndexed();
  await fill(
    database,
    Array.from({ length: 1_000 }, (_, at) => ({ id: at, text: '' })),
  );
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  expect(await readAll(database)).toHaveLength(1_000);
  const limits = reads.mock.calls.map(([, limit]) => limit);
  reads.mockRestore();
  expect(limits).toEqual([200, 200, 200, 200, 200, 200]);
});
