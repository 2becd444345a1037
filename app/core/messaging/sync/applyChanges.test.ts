import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rowChange } from '../../../contract/gateway/callableFunction.ts';
import { groupApplication } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import { applyChanges } from './applyChanges.ts';

const list = 'groupApplicationsReceived';
const asked = v.parse(groupApplication, { groupID: 'g', userID: 'ann', reqMsg: 'Hello' });

async function setUp() {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList(list, [asked]);
  const told: ListRowsChange[] = [];
  const loaded: string[] = [];
  const nothing = () => undefined;
  const needs = {
    store,
    publisher: { lists: (changes: readonly ListRowsChange[]) => told.push(...changes) },
    waits: { set: nothing, clear: nothing },
    lists: { load: (name: string) => void loaded.push(name), loadRows: nothing },
    check: nothing,
    history: { refetch: nothing },
  } as unknown as Parameters<typeof applyChanges>[0];
  const accept = (userID = 'ann') =>
    applyChanges(needs, [rowChange(list, ['g', userID], { handleResult: 1 })], 'done');
  return { store, told, loaded, accept };
}

test('a call changes the fields it names, and asks for no list', async () => {
  const { store, told, loaded, accept } = await setUp();
  await accept();
  await accept();
  expect(await store.list(list)).toEqual([{ ...asked, handleResult: 1 }]);
  expect(told).toEqual([{ name: list, ofID: '', ids: [['g', 'ann']] }]);
  expect(loaded).toEqual([]);
});

test('what an event says of a row meanwhile stays', async () => {
  const { store, accept } = await setUp();
  await Promise.all([accept(), store.mergeList(list, [{ ...asked, reqMsg: 'Please' }])]);
  const [row] = await store.list(list);
  expect(row?.reqMsg).toBe('Please');
});

test('a row that goes meanwhile does not come again', async () => {
  const { store, accept } = await setUp();
  await Promise.all([accept(), store.removeFromList(list, [['g', 'ann']])]);
  expect(await store.list(list)).toEqual([]);
});

test('of a row that the device does not have, the list is fetched', async () => {
  const { store, loaded, accept } = await setUp();
  await accept('ben');
  expect(loaded).toEqual([list]);
  expect(await store.list(list)).toEqual([asked]);
});
