import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import { createListFetcher } from './listFetcher.ts';

const group = v.parse(groupInfo, { groupID: 'g' });
const memberOf = (index: number) =>
  v.parse(groupMember, { groupID: 'g', userID: `user${String(index).padStart(4, '0')}` });
const people = Array.from({ length: 2_500 }, (_, index) => memberOf(index));

/** The gateway answers as the group is, once the test has done what happens meanwhile. */
function setUp(meanwhile: (page: number) => Promise<unknown>) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const told: ListRowsChange[] = [];
  const dropped: string[] = [];
  let pages = 0;
  const call = async (_function: unknown, input: { offset?: number; count?: number }) => {
    const { offset = 0, count = 1 } = input;
    pages += 1;
    await meanwhile(pages);
    return people.slice(offset, offset + count);
  };
  const fetcher = createListFetcher({
    userID: 'me',
    gateway: { call } as never,
    store,
    publisher: {
      lists: (changes: readonly ListRowsChange[]) => void told.push(...changes),
    } as never,
    onDropped: (name, ofID) => void dropped.push(`${name} ${ofID}`),
  });
  const kept = async () => (await store.list('members', 'g')).length;
  return { store, fetcher, told, dropped, kept };
}

/** As the event does that tells that the person is no member any more. */
async function removeSelf(store: ReturnType<typeof setUp>['store']): Promise<void> {
  await store.removeFromList('joinedGroups', ['g']);
  await store.dropListsOf('members', (groupID) => groupID === 'g');
}

test.each([1, 2])('of a group the person leaves during page %i no member stays', async (left) => {
  const world = setUp((page) => (page === left ? removeSelf(world.store) : Promise.resolve()));
  const { store, fetcher, told, dropped, kept } = world;
  await store.replaceList('joinedGroups', [group]);
  expect(await fetcher.fetchList('members', 'g')).toBe(false);
  expect(await kept()).toBe(0);
  expect(await store.fetchedLists()).toEqual([]);
  expect(dropped).toContain('members g');
  expect(told.at(-1)).toEqual({ name: 'members', ofID: 'g', ids: null });
  // What came after the person had left was shown to nobody.
  expect(told.filter(({ ids }) => ids !== null)).toHaveLength(left - 1);
});

test('a row of it that was asked for before is not kept either', async () => {
  const world = setUp(() => removeSelf(world.store));
  await world.store.replaceList('joinedGroups', [group]);
  await world.fetcher.fetchRows('members', ['user0000'], 'g');
  expect(await world.kept()).toBe(0);
});

test('members of a group that the device does not know yet are loaded and kept', async () => {
  const { store, fetcher, kept } = setUp(() => Promise.resolve());
  expect(await fetcher.fetchList('members', 'g')).toBe(true);
  expect(await kept()).toBe(2_500);
  expect(await store.fetchedLists()).toEqual(['members g']);
});
