import { createStore } from 'jotai';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { plainTimeline } from '../../../../tests/support/chatRows.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import {
  type GroupMember,
  groupInfo,
  groupMember,
} from '../../../contract/gateway/entities/group.ts';
import type { Key } from '../../../platform/database/database.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
  isComingInStepAtom,
  isInStepAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  lostConnectionsAtom,
  type MessagingStatus,
  messagingStatusAtom,
  ownMembershipsAtom,
  timelinesAtom,
  unreadTotalAtom,
} from '../messagingAtoms.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { bindEngine } from './bindEngine.ts';

const row = (userID: string, changes: Partial<Conversation> = {}): Conversation => ({
  conversationID: `single_${userID}`,
  conversationType: 1,
  userID,
  groupID: '',
  showName: userID,
  faceURL: '',
  recvMsgOpt: 0,
  unreadCount: 1,
  groupAtType: 0,
  latestMsg: '',
  latestMsgSendTime: 1,
  draftText: '',
  draftTextTime: 0,
  isPinned: false,
  isPrivateChat: false,
  isNotInGroup: false,
  updateUnreadCountTime: 0,
  attachedInfo: '',
  ex: '',
  ...changes,
});

const groupOf = (groupID: string) => v.parse(groupInfo, { groupID });
const memberOf = (groupID: string, userID: string) => v.parse(groupMember, { groupID, userID });

function setUp() {
  const time = createVirtualClock();
  const atoms = createStore();
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  return {
    time,
    atoms,
    store,
    bind: (groupKinds = { groups: true, channels: true }) =>
      bindEngine({
        atoms,
        store,
        userID: 'ann',
        timers: time.timers,
        groupKinds: () => groupKinds,
      }),
  };
}

test('the list is read from the device before anything else happens', async () => {
  const { time, atoms, store, bind } = setUp();
  await store.mergeConversations([row('ben'), row('cat', { isPinned: true, unreadCount: 2 })]);
  bind();
  await time.pass(10);
  expect(atoms.get(isListLoadedAtom)).toBe(true);
  expect(atoms.get(conversationOrderAtom)).toEqual(['single_cat', 'single_ben']);
  expect(atoms.get(unreadTotalAtom)).toBe(3);
});

test('an empty list counts once it was fetched, now or before', async () => {
  const { time, atoms, store, bind } = setUp();
  const engine = bind();
  await time.pass(10);
  expect([atoms.get(isListLoadedAtom), atoms.get(isListFetchedAtom)]).toEqual([true, false]);
  engine.publish({ type: 'status', status: 'online', isInStep: true });
  await time.pass(100);
  expect(atoms.get(isListFetchedAtom)).toBe(true);
  engine.close();
  expect(atoms.get(isListFetchedAtom)).toBe(false);
  await store.setMeta('isListFetched', true);
  bind();
  await time.pass(100);
  expect(atoms.get(isListFetchedAtom)).toBe(true);
});

test('the status is online only once the rows that came before are there', async () => {
  const { time, atoms, store, bind } = setUp();
  const engine = bind();
  await time.pass(100);
  const seen: [status: string, rows: number][] = [];
  atoms.sub(messagingStatusAtom, () =>
    seen.push([atoms.get(messagingStatusAtom), atoms.get(conversationRowsAtom).size]),
  );
  engine.publish({ type: 'status', status: 'syncing', isInStep: false });
  await time.pass(100);
  await store.mergeConversations([row('ben')]);
  engine.publish({ type: 'conversations', ids: ['single_ben'] });
  engine.publish({ type: 'status', status: 'online', isInStep: true });
  await time.pass(100);
  engine.publish({ type: 'status', status: 'waiting', isInStep: false });
  await time.pass(100);
  engine.publish({ type: 'status', status: 'online', isInStep: true });
  await time.pass(100);
  expect(seen).toEqual([
    ['syncing', 0],
    ['online', 1],
    ['waiting', 1],
    ['online', 1],
  ]);
});

test('the page is in step once the gateway has said what it took away, whenever that is', async () => {
  const { time, atoms, bind } = setUp();
  const engine = bind();
  const say = async (status: MessagingStatus, isInStep: boolean) => {
    engine.publish({ type: 'status', status, isInStep });
    await time.pass(100);
    return [atoms.get(messagingStatusAtom), atoms.get(isInStepAtom), atoms.get(isComingInStepAtom)];
  };
  expect(await say('online', false)).toEqual(['online', false, true]);
  expect(await say('online', true)).toEqual(['online', true, false]);
  expect(await say('waiting', false)).toEqual(['waiting', true, false]);
  expect(await say('syncing', false)).toEqual(['syncing', false, true]);
  expect(await say('online', false)).toEqual(['online', false, true]);
  expect(await say('stopped', false)).toEqual(['stopped', true, false]);
});

test('of all groups only the one whose members changed is read again', async () => {
  const time = createVirtualClock();
  const atoms = createStore();
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  const read: string[] = [];
  const store = {
    ...kept,
    listRows<Name extends ListName>(name: Name, ids: readonly Key[], ofID = '') {
      if (name === 'members') read.push(ofID);
      return kept.listRows(name, ids, ofID);
    },
  };
  const ids = ['g1', 'g2', 'g3'];
  await kept.replaceList('joinedGroups', ids.map(groupOf));
  for (const id of ids) {
    await kept.replaceList('members', [memberOf(id, 'ann'), memberOf(id, 'ben')], id);
  }
  const groupKinds = () => ({ groups: true, channels: true });
  const binding = bindEngine({ atoms, store, userID: 'ann', timers: time.timers, groupKinds });
  await time.pass(100);
  expect(read.splice(0).sort()).toEqual(ids);
  const before = atoms.get(ownMembershipsAtom);

  const merge = async (groupID: string, row: GroupMember) => {
    const changed = await kept.mergeList('members', [row], groupID);
    const changes = [{ name: 'members', ofID: groupID, ids: changed }] as const;
    binding.publish({ type: 'list-rows', changes });
  };
  await merge('g2', { ...memberOf('g2', 'ann'), muteEndTime: 9 });
  await time.pass(100);
  expect(read.splice(0)).toEqual(['g2']);
  const after = atoms.get(ownMembershipsAtom);
  expect(after.get('g2')?.muteEndTime).toBe(9);
  expect(after.get('g1')).toBe(before.get('g1'));

  await merge('g3', memberOf('g3', 'cat'));
  await time.pass(100);
  expect(atoms.get(ownMembershipsAtom)).toBe(after);
});

test('a thousand changes within a second are few rounds, and the other rows stay the same', async () => {
  const { time, atoms, store, bind } = setUp();
  await store.mergeConversations([row('ben'), row('cat')]);
  const binding = bind();
  await time.pass(100);
  const before = atoms.get(conversationRowsAtom);
  let rounds = 0;
  atoms.sub(conversationRowsAtom, () => {
    rounds += 1;
  });
  for (let count = 2; count < 1_002; count += 1) {
    await store.mergeConversations([row('ben', { unreadCount: count })]);
    binding.publish({ type: 'conversations', ids: ['single_ben'] });
    if (count % 50 === 0) await time.pass(10);
  }
  await time.pass(200);
  const after = atoms.get(conversationRowsAtom);
  expect(rounds).toBeLessThanOrEqual(6);
  expect(after.get('single_ben')?.unreadCount).toBe(1_001);
  expect(after.get('single_cat')).toBe(before.get('single_cat'));
});

test('conversations of features the site does not have are nowhere', async () => {
  const { time, atoms, store, bind } = setUp();
  const inGroup = (groupID: string) =>
    row('', { conversationID: `super_group_${groupID}`, groupID });
  await store.mergeConversations([row('ben'), inGroup('walkers'), inGroup('news')]);
  const channel = v.parse(groupInfo, { groupID: 'news', ex: '{"groupType":"channel"}' });
  const binding = bind({ groups: true, channels: false });
  await time.pass(10);
  expect(atoms.get(conversationOrderAtom)).toEqual(['single_ben']);
  await store.replaceList('joinedGroups', [groupOf('walkers'), channel]);
  binding.publish({ type: 'list-rows', changes: [{ name: 'joinedGroups', ids: null }] });
  await time.pass(100);
  expect(atoms.get(conversationOrderAtom)).toEqual(['single_ben', 'super_group_walkers']);
  expect(atoms.get(unreadTotalAtom)).toBe(2);
  binding.close();
});

test('nothing changes the atoms of an account that was left', async () => {
  const { time, atoms, store, bind } = setUp();
  await store.mergeConversations([row('ben')]);
  const binding = bind();
  await time.pass(10);
  binding.close();
  binding.publish({
    type: 'timeline',
    conversationID: 'single_ben',
    timeline: plainTimeline(),
  });
  await time.pass(100);
  expect(atoms.get(conversationRowsAtom).size).toBe(0);
  expect(atoms.get(timelinesAtom).size).toBe(0);
  expect(time.waiting()).toBe(0);
});

test('rows are shown as a call that is under way makes them, until it is over', async () => {
  const { time, atoms, store, bind } = setUp();
  await store.mergeConversations([row('ben'), row('cat', { latestMsgSendTime: 2 })]);
  const engine = bind();
  await time.pass(100);
  const expectRows = (call: string, ...rows: (Partial<Conversation> & { userID: string })[]) =>
    engine.publish({
      ...{ type: 'expected-rows', call },
      rows: rows.map(({ userID, ...changes }) => {
        return { ...changes, conversationID: `single_${userID}` };
      }),
    });
  expectRows('a', { userID: 'ben', isPinned: true });
  expectRows('b', { userID: 'cat', latestMsgSendTime: 0, unreadCount: 0 });
  await time.pass(100);
  expect([atoms.get(conversationOrderAtom), atoms.get(unreadTotalAtom)]).toEqual([
    ['single_ben'],
    1,
  ]);
  expectRows('c', { userID: 'ben', isPinned: false });
  await time.pass(100);
  expect(atoms.get(conversationRowsAtom).get('single_ben')?.isPinned).toBe(false);
  // The first is done, the second refused: the third still says how it will be.
  await store.patchConversation('single_ben', { isPinned: true });
  expectRows('a');
  expectRows('b');
  await time.pass(100);
  expect(atoms.get(conversationOrderAtom)).toEqual(['single_cat', 'single_ben']);
  expectRows('c');
  await time.pass(100);
  expect(atoms.get(conversationOrderAtom)).toEqual(['single_ben', 'single_cat']);
  expect((await store.conversation('single_ben'))?.isPinned).toBe(true);
});

test('how often the connection was lost is told, until it is there', async () => {
  const { time, atoms, bind } = setUp();
  const engine = bind();
  engine.publish({ type: 'status', status: 'waiting', isInStep: false, attempt: 4 });
  await time.pass(100);
  expect(atoms.get(lostConnectionsAtom)).toBe(4);
  engine.publish({ type: 'status', status: 'online', isInStep: true, attempt: 0 });
  await time.pass(100);
  expect(atoms.get(lostConnectionsAtom)).toBe(0);
});
