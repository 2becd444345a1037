import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupMember } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';

const memberOf = (userID: string, nickname: string, groupID = 'g') =>
  v.parse(groupMember, { groupID, userID, nickname });
const crowd = (count: number, nickname = '') =>
  Array.from({ length: count }, (_, at) => memberOf(`user${at}`, nickname));

/** Names by id: few ids, so that lists share some, and long enough for several transactions. */
const names = fc.dictionary(
  fc.integer({ min: 0, max: 700 }).map((at) => `user${at}`),
  fc.constantFrom('Ann', 'Bea'),
  { minKeys: 0, maxKeys: 600, size: 'max' },
);

test('a long list is as it was given, and what is told of it is what differed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 2, maxLength: 3 }), async (lists) => {
      const store = createMessageStore(createMemoryDatabase(messageLayout));
      const beside = [memberOf('user1', 'Cy', 'f'), memberOf('user1', 'Cy', 'h')];
      for (const row of beside) await store.mergeList('members', [row], row.groupID);
      let before: Record<string, string> = {};
      for (const next of lists) {
        const rows = Object.entries(next).map(([id, name]) => memberOf(id, name));
        const told = await store.replaceList('members', rows, 'g');
        const all = new Set([...Object.keys(before), ...Object.keys(next)]);
        const differing = [...all].filter((id) => before[id] !== next[id]);
        expect([...told].sort()).toEqual(differing.sort());
        const kept = await store.list('members', 'g');
        expect(Object.fromEntries(kept.map((row) => [row.userID, row.nickname]))).toEqual(next);
        before = next;
      }
      for (const row of beside) expect(await store.list('members', row.groupID)).toEqual([row]);
    }),
    { numRuns: 30 },
  );
});

test('whoever reads while 2,000 rows are written waits for 200 of them at most', async () => {
  for (const verb of ['replaceList', 'mergeList'] as const) {
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    const writing = store[verb]('members', crowd(2_000), 'g');
    expect((await store.list('members', 'g')).length).toBeLessThanOrEqual(200);
    expect(await writing).toHaveLength(2_000);
    expect(await store.list('members', 'g')).toHaveLength(2_000);
  }
});

test('rows that are given twice count as they were given last', async () => {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList('members', [memberOf('a', 'Ann'), memberOf('a', 'Bea')], 'g');
  expect(await store.list('members', 'g')).toEqual([memberOf('a', 'Bea')]);
});

test('an empty list removes all rows there were', async () => {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList('members', crowd(450), 'g');
  expect(await store.replaceList('members', [], 'g')).toHaveLength(450);
  expect(await store.list('members', 'g')).toEqual([]);
});

test('what is written while a long list is replaced counts after it, in the order it was asked for', async () => {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const ids = crowd(650).map(({ userID }) => userID);
  const [first, last] = [[...ids].sort()[0] as string, [...ids].sort().at(-1) as string];
  await store.replaceList('members', crowd(650), 'g');
  const replaced = store.replaceList('members', crowd(650, 'Ann'), 'g');
  // Its first part is written by then, and its last one is not.
  expect(await store.list('members', 'g')).toContainEqual(memberOf(first, 'Ann'));
  expect(await store.listRows('members', [last], 'g')).toEqual([memberOf(last, '')]);
  const meanwhile = await Promise.all([
    store.removeFromList('members', [first, last], 'g'),
    store.mergeList('members', [memberOf('zoe', 'Zoe'), memberOf('user5', 'Eve')], 'g'),
  ]);
  expect(meanwhile).toEqual([
    [first, last],
    ['zoe', 'user5'],
  ]);
  expect((await replaced).length).toBe(650);
  const named = new Map(
    (await store.list('members', 'g')).map(({ userID, nickname }) => [userID, nickname]),
  );
  const wanted = new Map(ids.map((id) => [id, 'Ann']));
  for (const id of [first, last]) wanted.delete(id);
  expect(named).toEqual(wanted.set('zoe', 'Zoe').set('user5', 'Eve'));
});

test('what a long list is of may go while it is replaced, and nothing of it is kept', async () => {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const replaced = store.replaceList('members', crowd(650), 'g');
  expect(await store.list('members', 'g')).toHaveLength(200);
  expect(await store.dropListsOf('members', () => true)).toEqual(['g']);
  await replaced;
  expect(await store.list('members', 'g')).toEqual([]);
});
