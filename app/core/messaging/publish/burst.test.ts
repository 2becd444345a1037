import { type Atom, createStore } from 'jotai';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import { listAtom } from '../lists/listAtoms.ts';
import {
  conversationRowsAtom,
  groupFacesAtom,
  groupsAtom,
  ownMembershipsAtom,
} from '../messagingAtoms.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { applyLists } from '../sync/applyLists.ts';
import { addEvent, emptyBatch } from '../sync/eventBatch.ts';
import { bindEngine } from './bindEngine.ts';

const groupOf = (memberCount: number) => v.parse(groupInfo, { groupID: 'g', memberCount });
const memberOf = (at: number) => v.parse(groupMember, { groupID: 'g', userID: `user${at}` });
const conversationID = 'group_g';

/** Milliseconds between two frames. */
const frame = 16;

/** A page that shows the members of a group which has so many, and a list of so many other conversations. */
async function setUp(members: number, others: number) {
  const time = createVirtualClock();
  const atoms = createStore();
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  await kept.replaceList('joinedGroups', [groupOf(members)]);
  await kept.replaceList(
    'members',
    Array.from({ length: members }, (_, at) => memberOf(at)),
    'g',
  );
  await kept.noteFetched('members', 'g');
  await kept.mergeConversations([
    plainRow({ conversationID, conversationType: 2, groupID: 'g' }),
    ...Array.from({ length: others }, (_, at) =>
      plainRow({ conversationID: `single_${at}`, userID: String(at) }),
    ),
  ]);
  /** Rows read from the device. */
  let rowsRead = 0;
  const counted = <Row>(rows: Row[]): Row[] => {
    rowsRead += rows.length;
    return rows;
  };
  const store: typeof kept = {
    ...kept,
    isDurable: true,
    list: async (...which) => counted(await kept.list(...which)),
    listRows: async (...which) => counted(await kept.listRows(...which)),
    conversations: async () => counted(await kept.conversations()),
    conversation: async (id) => {
      rowsRead += 1;
      return kept.conversation(id);
    },
  };
  const binding = bindEngine({
    ...{ atoms, store, userID: 'ann', timers: time.timers },
    // Where there are no channels, which rows there are depends on the groups.
    groupKinds: () => ({ groups: true, channels: false }),
  });
  /** When each atom was told of, in milliseconds. */
  const told = new Map<string, number[]>();
  const watched: Record<string, Atom<unknown>> = {
    members: listAtom('members', 'g'),
    groups: groupsAtom,
    own: ownMembershipsAtom,
    faces: groupFacesAtom,
    rows: conversationRowsAtom,
  };
  for (const [name, one] of Object.entries(watched)) {
    told.set(name, []);
    atoms.sub(one, () => void told.get(name)?.push(time.now()));
  }
  await time.pass(1_000);
  rowsRead = 0;
  for (const times of told.values()) times.length = 0;

  /** One event after the other, as they come by the wire. */
  const come = async (at: number): Promise<void> => {
    const batch = emptyBatch();
    const events: GatewayEvent[] = [
      { name: 'OnGroupMemberAdded', data: memberOf(members + at) },
      { name: 'OnGroupInfoChanged', data: groupOf(members + at + 1) },
    ];
    for (const event of events) addEvent(batch, event, 'ann');
    const changes = await applyLists(kept, batch, { selfID: 'ann', isFollowed: () => true });
    binding.publish({ type: 'list-rows', changes });
    const row = plainRow({ conversationID, conversationType: 2, groupID: 'g', unreadCount: at });
    const ids = await kept.mergeConversations([row]);
    binding.publish({ type: 'conversations', ids });
  };
  return { time, atoms, come, told, rowsRead: () => rowsRead };
}

test('2,000 who join in a burst are read once each, and no atom is told of twice in a frame', async () => {
  const { time, atoms, come, told, rowsRead } = await setUp(2_000, 500);
  for (let at = 0; at < 2_000; at += 1) {
    await come(at);
    if (at % 20 === 0) await time.pass(10);
  }
  await time.pass(1_000);
  expect(atoms.get(listAtom('members', 'g')).rows.size).toBe(4_000);
  expect(atoms.get(groupsAtom).get('g')?.memberCount).toBe(4_000);
  expect(atoms.get(conversationRowsAtom).get(conversationID)?.unreadCount).toBe(1_999);
  const rounds = told.get('members')?.length ?? 0;
  expect(rounds).toBeGreaterThan(2);
  for (const times of told.values()) {
    for (const [index, at] of times.entries()) {
      if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(frame);
    }
  }
  // Each of them once, and the group, its row and the own place in it with each round at most.
  expect(rowsRead()).toBeLessThanOrEqual(2_000 + 4 * rounds);
});

test('who joins a group of 2,000 costs as many reads as who joins one of two', async () => {
  const reads: number[] = [];
  for (const members of [2, 2_000]) {
    const { time, come, rowsRead } = await setUp(members, 10);
    // A picture made of members is looked after up to a hundred of them.
    for (let at = 200; at < 210; at += 1) {
      await come(at);
      await time.pass(100);
    }
    reads.push(rowsRead());
  }
  expect(reads[1]).toBe(reads[0]);
});
