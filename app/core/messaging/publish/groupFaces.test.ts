import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { needsFaces, readGroupFaces } from './groupFaces.ts';

const groupOf = (changes: object = {}) =>
  v.parse(groupInfo, { groupID: 'g', memberCount: 6, ...changes });
const memberOf = (userID: string, joinTime: number, roleLevel: number = groupRole.ordinary) =>
  v.parse(groupMember, { groupID: 'g', userID, nickname: userID, joinTime, roleLevel });
const nothing = new Map();

async function storeOf(members = [memberOf('ann', 1)]) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.mergeList('members', members, 'g');
  return store;
}

describe('readGroupFaces', () => {
  it('takes four: those with a role, then who came first', async () => {
    const owner = memberOf('zoe', 9, groupRole.owner);
    const store = await storeOf([
      memberOf('dan', 4),
      memberOf('ann', 3),
      memberOf('cat', 2),
      memberOf('ben', 5),
      owner,
    ]);
    const faces = await readGroupFaces(store, [groupOf()], null, nothing);
    expect(faces.get('g')?.map(({ userID }) => userID)).toEqual(['zoe', 'cat', 'ann', 'dan']);
  });

  it('has none for a group of which only one member is known', async () => {
    const store = await storeOf();
    expect(await readGroupFaces(store, [groupOf()], null, nothing)).toBe(nothing);
  });

  it('reads again only what changed, and stays the same where nothing did', async () => {
    const store = await storeOf([memberOf('ann', 1), memberOf('ben', 2)]);
    const first = await readGroupFaces(store, [groupOf()], null, nothing);
    await store.mergeList('members', [{ ...memberOf('ben', 2), nickname: 'Benny' }], 'g');
    expect(await readGroupFaces(store, [groupOf()], new Set(), first)).toBe(first);
    const second = await readGroupFaces(store, [groupOf()], new Set(['g']), first);
    expect(second.get('g')?.map(({ nickname }) => nickname)).toEqual(['ann', 'Benny']);
    expect(await readGroupFaces(store, [groupOf()], new Set(['g']), second)).toBe(second);
  });
});

describe('needsFaces', () => {
  it('is true of small groups without a picture alone', () => {
    expect(needsFaces(groupOf())).toBe(true);
    for (const changes of [
      { faceURL: 'https://a.example/g.png' },
      { memberCount: 1 },
      { memberCount: 101 },
      { ex: JSON.stringify({ groupType: 'channel' }) },
    ])
      expect(needsFaces(groupOf(changes))).toBe(false);
  });
});
