import { createStore } from 'jotai';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupMember } from '../../../contract/gateway/entities/group.ts';
import { type Friend, friend } from '../../../contract/gateway/entities/people.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { blacklistAtom, friendsAtom, listAtom, listStateAtom } from '../lists/listAtoms.ts';
import { listAddress } from '../lists/listIds.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { bindLists } from './bindLists.ts';

const friendOf = (userID: string, nickname = userID): Friend =>
  v.parse(friend, { userID, nickname });

function setUp() {
  const atoms = createStore();
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  const read: string[] = [];
  const store: Parameters<typeof bindLists>[0]['store'] = {
    fetchedLists: kept.fetchedLists,
    list(name, ofID) {
      read.push(`all ${listAddress(name, ofID)}`);
      return kept.list(name, ofID);
    },
    listRows(name, ids, ofID) {
      read.push(`${ids.length} ${listAddress(name, ofID)}`);
      return kept.listRows(name, ids, ofID);
    },
  };
  let works = 0;
  const binding = bindLists({ atoms, store, onWork: () => (works += 1) });
  return { atoms, kept, read, binding, works: () => works };
}

test('a list nobody looks at is not read, and one that somebody looks at is', async () => {
  const { atoms, kept, read, binding, works } = setUp();
  await kept.replaceList('friends', [friendOf('ben')]);
  (await binding.read()).show();
  expect(read.splice(0).sort()).toEqual(['all blacklist', 'all joinedGroups']);
  const before = works();
  atoms.sub(friendsAtom, () => undefined);
  expect(works()).toBe(before + 1);
  (await binding.read()).show();
  expect(read).toEqual(['all friends']);
  expect(atoms.get(friendsAtom).rows.get('ben')?.nickname).toBe('ben');
});

test('an empty list says nothing until it was fetched on this device', async () => {
  const { atoms, kept, binding } = setUp();
  (await binding.read()).show();
  expect(atoms.get(blacklistAtom)).toEqual({ isLoaded: false, rows: new Map() });
  await kept.noteFetched('blacklist');
  binding.note([{ name: 'blacklist', ids: [] }]);
  (await binding.read()).show();
  expect(atoms.get(blacklistAtom)).toEqual({ isLoaded: true, rows: new Map() });
});

test('of 5,000 friends only the one that changed is read, and all others stay the same', async () => {
  const { atoms, kept, read, binding } = setUp();
  const people = Array.from({ length: 5_000 }, (_, index) => friendOf(`user${index}`));
  await kept.replaceList('friends', people);
  atoms.sub(friendsAtom, () => undefined);
  (await binding.read()).show();
  read.length = 0;
  const before = atoms.get(friendsAtom).rows;
  const changed = [friendOf('user7', 'Seven')];
  binding.note([{ name: 'friends', ids: await kept.mergeList('friends', changed) }]);
  (await binding.read()).show();
  expect(read).toEqual(['1 friends']);
  const after = atoms.get(friendsAtom).rows;
  expect(after.get('user7')?.nickname).toBe('Seven');
  const others = [...after].filter(([id, row]) => before.get(id) !== row);
  expect(others.map(([id]) => id)).toEqual(['user7']);

  // Fetched again as it is, it wakes nobody.
  expect(
    await kept.replaceList('friends', [...people.slice(0, 7), ...changed, ...people.slice(8)]),
  ).toEqual([]);
  binding.note([{ name: 'friends', ids: null }]);
  (await binding.read()).show();
  expect(atoms.get(friendsAtom).rows).toBe(after);
});

test('what could not be read is read the next time', async () => {
  const { atoms, kept } = setUp();
  await kept.noteFetched('blacklist');
  let isBroken = true;
  const store = {
    list: kept.list,
    listRows: kept.listRows,
    fetchedLists: () =>
      isBroken ? Promise.reject(new Error('The device cannot read now.')) : kept.fetchedLists(),
  };
  const binding = bindLists({ atoms, store, onWork: () => undefined });
  await expect(binding.read()).rejects.toThrow();
  expect(atoms.get(blacklistAtom).isLoaded).toBe(false);
  isBroken = false;
  (await binding.read()).show();
  expect(atoms.get(blacklistAtom).isLoaded).toBe(true);
});

test('a list of something is read and held while somebody looks, and only what changed is read again', async () => {
  const { atoms, kept, read, binding } = setUp();
  const memberOf = (groupID: string, userID: string, nickname = userID) =>
    v.parse(groupMember, { groupID, userID, nickname });
  const people = Array.from({ length: 2_000 }, (_, index) => memberOf('g', `user${index}`));
  await kept.replaceList('members', people, 'g');
  await kept.replaceList('members', [memberOf('h', 'ben')], 'h');
  await kept.noteFetched('members', 'g');
  (await binding.read()).show();
  read.length = 0;
  const members = listAtom('members', 'g');
  const lookAway = atoms.sub(listAtom('members', 'g'), () => undefined);
  atoms.sub(members, () => undefined);
  (await binding.read()).show();
  expect(read.splice(0)).toEqual(['all members g']);
  const before = atoms.get(members);
  expect([before.isLoaded, before.rows.size]).toEqual([true, 2_000]);

  let renders = 0;
  atoms.sub(members, () => {
    renders += 1;
  });
  const burst = people.slice(0, 500).map((one) => ({ ...one, nickname: 'renamed' }));
  for (const row of burst) {
    const ids = await kept.mergeList('members', [row], 'g');
    binding.note([{ name: 'members', ofID: 'g', ids }]);
  }
  binding.note([{ name: 'members', ofID: 'h', ids: null }]);
  (await binding.read()).show();
  expect([read.splice(0), renders]).toEqual([['500 members g'], 1]);
  const after = atoms.get(members).rows;
  expect(after.get('user7')?.nickname).toBe('renamed');
  expect(after.get('user1999')).toBe(before.rows.get('user1999'));
  // A page that may have missed something reads them all.
  binding.note([{ name: 'members', ids: null }]);
  (await binding.read()).show();
  expect(read.splice(0)).toEqual(['all members g']);
  lookAway();
  expect(atoms.get(members).rows).toBe(after);
});

test('of a list that nobody looks at any more nothing is held, though it was being read', async () => {
  const { atoms, kept, binding } = setUp();
  const ben = v.parse(groupMember, { groupID: 'g', userID: 'ben' });
  await kept.replaceList('members', [ben], 'g');
  const lookAway = atoms.sub(listAtom('members', 'g'), () => undefined);
  const reading = binding.read();
  lookAway();
  (await reading).show();
  expect(atoms.get(listStateAtom('members', 'g')).rows.size).toBe(0);
  atoms.sub(listAtom('members', 'g'), () => undefined);
  (await binding.read()).show();
  expect(atoms.get(listStateAtom('members', 'g')).rows.size).toBe(1);
});

test('a list in which the person has a row of their own says nothing while it is empty', async () => {
  const { atoms, kept, binding } = setUp();
  const members = listAtom('members', 'g');
  atoms.sub(members, () => undefined);
  await kept.noteFetched('members', 'g');
  (await binding.read()).show();
  expect(atoms.get(members)).toEqual({ isLoaded: false, rows: new Map() });
  const self = v.parse(groupMember, { groupID: 'g', userID: 'ann' });
  const ids = await kept.mergeList('members', [self], 'g');
  binding.note([{ name: 'members', ofID: 'g', ids }]);
  (await binding.read()).show();
  expect(atoms.get(members).isLoaded).toBe(true);
  // Where only a row that is no longer there is read, the others count.
  binding.note([{ name: 'members', ofID: 'g', ids: ['ben'] }]);
  (await binding.read()).show();
  expect(atoms.get(members).isLoaded).toBe(true);
});
