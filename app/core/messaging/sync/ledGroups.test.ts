import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { createLedGroups } from './ledGroups.ts';

const of = (userID: string, roleLevel: number) =>
  v.parse(groupMember, { groupID: 'g', userID, roleLevel });

async function setUp(roleLevel: number) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList('joinedGroups', [v.parse(groupInfo, { groupID: 'g' })]);
  await store.replaceList('members', [of('ann', roleLevel), of('ben', 1)], 'g');
  let fetches = 0;
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
    onChanged() {
      fetches += 1;
    },
  });
  await groups.begin();
  const change = async (...members: ReturnType<typeof of>[]) => {
    const ids = await store.mergeList('members', members, 'g');
    await groups.note([{ name: 'members', ofID: 'g', ids }]);
  };
  return { store, groups, change, read, fetches: () => fetches };
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

test('2,000 others who come cost an admin no look at all', async () => {
  const { change, read, fetches } = await setUp(groupRole.admin);
  read.length = 0;
  await change(...Array.from({ length: 2_000 }, (_, at) => of(`user${at}`, groupRole.ordinary)));
  expect([read, fetches()]).toEqual([[], 0]);
});
