import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { applyLists } from './applyLists.ts';
import { addEvent, emptyBatch } from './eventBatch.ts';

const group = v.parse(groupInfo, { groupID: 'g' });
const member = (userID: string, nickname = '') =>
  v.parse(groupMember, { groupID: 'g', userID, nickname });

async function setUp(isFollowed: boolean) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.replaceList('joinedGroups', [group]);
  await store.replaceList('members', [member('ann'), member('ben')], 'g');
  const apply = (events: readonly GatewayEvent[]) => {
    const batch = emptyBatch();
    for (const event of events) addEvent(batch, event, 'ann');
    return applyLists(store, batch, { selfID: 'ann', isFollowed: () => isFollowed });
  };
  const members = async () =>
    (await store.list('members', 'g')).map(({ userID, nickname }) => userID + nickname);
  return { store, apply, members };
}

test('events complete the members of a group that is known whole', async () => {
  const { apply, members } = await setUp(true);
  const changed = await apply([
    { name: 'OnGroupMemberAdded', data: member('cat') },
    { name: 'OnGroupMemberInfoChanged', data: member('ben', '2') },
    { name: 'OnGroupMemberDeleted', data: member('ann') },
  ]);
  expect(changed).toEqual([{ name: 'members', ofID: 'g', ids: ['cat', 'ben', 'ann'] }]);
  expect(await members()).toEqual(['ben2', 'cat']);
});

test('events of other groups change only the membership of the person', async () => {
  const { apply, members } = await setUp(false);
  await apply([
    { name: 'OnGroupMemberAdded', data: member('cat') },
    { name: 'OnGroupMemberInfoChanged', data: member('ann', '2') },
  ]);
  expect(await members()).toEqual(['ann2', 'ben']);
});

test('of a group the person has left nothing stays, in whatever order events come', async () => {
  const left: GatewayEvent = { name: 'OnJoinedGroupDeleted', data: group };
  const renamed: GatewayEvent = { name: 'OnGroupMemberInfoChanged', data: member('ann', '2') };
  for (const events of [
    [left, renamed],
    [renamed, left],
  ]) {
    const { store, apply, members } = await setUp(false);
    const changed = await apply(events);
    expect(changed).toEqual([
      { name: 'joinedGroups', ofID: '', ids: ['g'] },
      { name: 'members', ofID: 'g', ids: null },
    ]);
    expect(await members()).toEqual([]);
    expect(await store.list('joinedGroups')).toEqual([]);
  }
});

test('of a group the person left and came back to, nothing from before stays', async () => {
  const { store, apply, members } = await setUp(false);
  await store.noteFetched('members', 'g');
  await apply([
    { name: 'OnJoinedGroupDeleted', data: group },
    { name: 'OnJoinedGroupAdded', data: group },
    { name: 'OnGroupMemberAdded', data: member('ann', '2') },
  ]);
  expect(await members()).toEqual(['ann2']);
  expect(await store.list('joinedGroups')).toEqual([group]);
  expect(await store.fetchedLists()).toEqual([]);
});

test('a burst of events about one list is one write, and the last about each row counts', async () => {
  const { store, apply, members } = await setUp(true);
  const merge = vi.spyOn(store, 'mergeList');
  const remove = vi.spyOn(store, 'removeFromList');
  const joins = Array.from(
    { length: 400 },
    (_, index): GatewayEvent => ({
      name: 'OnGroupMemberAdded',
      data: member(`user${index}`),
    }),
  );
  await apply([
    ...joins,
    { name: 'OnGroupMemberDeleted', data: member('ben') },
    { name: 'OnGroupMemberDeleted', data: member('user7') },
    { name: 'OnGroupMemberInfoChanged', data: member('user8', 'Eight') },
    { name: 'OnGroupMemberAdded', data: member('ben', 'again') },
  ]);
  expect([merge.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  const known = await members();
  expect(known).toHaveLength(401);
  expect(known).toEqual(expect.arrayContaining(['ann', 'benagain', 'user8Eight']));
  expect(known).not.toContain('user7');
});
