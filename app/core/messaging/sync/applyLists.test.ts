import * as v from 'valibot';
import { expect, test } from 'vitest';
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
  await store.replaceMembers('g', [member('ann'), member('ben')]);
  const apply = (events: readonly GatewayEvent[]) => {
    const batch = emptyBatch();
    for (const event of events) addEvent(batch, event, 'ann');
    return applyLists(store, batch, { selfID: 'ann', isFollowed: () => isFollowed });
  };
  const members = async () =>
    (await store.members('g')).map(({ userID, nickname }) => userID + nickname);
  return { store, apply, members };
}

test('events complete the members of a group that is known whole', async () => {
  const { apply, members } = await setUp(true);
  const changed = await apply([
    { name: 'OnGroupMemberAdded', data: member('cat') },
    { name: 'OnGroupMemberInfoChanged', data: member('ben', '2') },
    { name: 'OnGroupMemberDeleted', data: member('ann') },
  ]);
  expect(changed).toEqual({ lists: [], groupIDs: ['g'] });
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
    expect(changed).toEqual({ lists: [{ name: 'joinedGroups', ids: ['g'] }], groupIDs: ['g'] });
    expect(await members()).toEqual([]);
    expect(await store.list('joinedGroups')).toEqual([]);
  }
});
