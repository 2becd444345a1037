import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { createLedGroups } from './ledGroups.ts';

const of = (userID: string, roleLevel: number) =>
  v.parse(groupMember, { groupID: 'g', userID, roleLevel });

const groupWith = (ex: string) => v.parse(groupInfo, { groupID: 'g', ex });

async function setUp(roleLevel: number, ex = '') {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList('joinedGroups', [groupWith(ex)]);
  await store.replaceList('members', [of('ann', roleLevel), of('ben', 1)], 'g');
  let fetches = 0;
  const seen: string[] = [];
  const read: string[] = [];
  const groups = createLedGroups({
    userID: 'ann',
    store: {
      list: store.list,
      listRows(name, ids, ofID) {
        read.push(`${name} ${ofID}`);
        return store.listRows(name, ids, ofID);
      },
    },
    clock: () => 0,
    onChanged() {
      fetches += 1;
    },
    onSeenChanged(groupID) {
      seen.push(groupID);
    },
  });
  await groups.begin();
  const change = async (...members: ReturnType<typeof of>[]) => {
    const ids = await store.mergeList('members', members, 'g');
    await groups.note([{ name: 'members', ofID: 'g', ids }]);
  };
  const changeGroup = async (ex: string) => {
    const ids = await store.mergeList('joinedGroups', [groupWith(ex)]);
    await groups.note([{ name: 'joinedGroups', ofID: '', ids }]);
  };
  return { store, groups, change, changeGroup, read, seen, fetches: () => fetches };
}

test('applications are asked for once when the person becomes admin, and once when they stop being one', async () => {
  const { change, fetches } = await setUp(groupRole.ordinary);
  await change(of('ann', groupRole.admin));
  expect(fetches()).toBe(1);
  // Another name, another rank above the others: nothing new is to be seen.
  await change({ ...of('ann', groupRole.admin), nickname: 'Annie' });
  await change(of('ann', groupRole.owner));
  expect(fetches()).toBe(1);
  await change(of('ann', groupRole.ordinary));
  expect(fetches()).toBe(2);
});

test('with the group that an admin leaves, its applications are looked at again', async () => {
  const { store, groups, fetches } = await setUp(groupRole.admin);
  await store.dropListsOf('members', () => true);
  await groups.note([
    { name: 'joinedGroups', ofID: '', ids: ['g'] },
    { name: 'members', ofID: 'g', ids: null },
  ]);
  expect(fetches()).toBe(1);
});

test('with a group that goes before the own role in it is known, applications are looked at again', async () => {
  const { store, groups, fetches } = await setUp(groupRole.ordinary);
  await store.replaceList('joinedGroups', []);
  await groups.note([{ name: 'joinedGroups', ofID: '', ids: ['unknown'] }]);
  expect(fetches()).toBe(1);
  // Whoever was an ordinary member saw none.
  await store.dropListsOf('members', () => true);
  await groups.note([{ name: 'joinedGroups', ofID: '', ids: ['g'] }]);
  expect(fetches()).toBe(1);
});

test('2,000 others who come cost an admin no look at all', async () => {
  const { change, read, fetches } = await setUp(groupRole.admin);
  read.length = 0;
  await change(...Array.from({ length: 2_000 }, (_, at) => of(`user${at}`, groupRole.ordinary)));
  expect([read, fetches()]).toEqual([[], 0]);
});

test('members are asked for anew when a follower of a channel comes to lead it, and when they stop', async () => {
  const { change, seen } = await setUp(groupRole.ordinary, channelMark);
  await change(of('ann', groupRole.admin));
  expect(seen).toEqual(['g']);
  await change(of('ann', groupRole.owner));
  expect(seen).toEqual(['g']);
  await change(of('ann', groupRole.ordinary));
  expect(seen).toEqual(['g', 'g']);
});

test('members are asked for anew when a group becomes a channel and back, by those alone who do not lead it', async () => {
  const ordinary = await setUp(groupRole.ordinary);
  await ordinary.change(of('ann', groupRole.admin), of('ann', groupRole.ordinary));
  expect(ordinary.seen).toEqual([]);
  await ordinary.changeGroup(channelMark);
  await ordinary.changeGroup('');
  expect(ordinary.seen).toEqual(['g', 'g']);
  const admin = await setUp(groupRole.admin);
  await admin.changeGroup(channelMark);
  expect(admin.seen).toEqual([]);
});
