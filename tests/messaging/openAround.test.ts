import { afterEach, beforeEach, expect, test } from 'vitest';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import type { OpenConversation } from '../../app/core/messaging/messaging.ts';
import type { Timeline } from '../../app/core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';
import type { ModelDevice } from '../support/messaging/modelDevice.ts';
import { groupConversation as group } from '../support/messaging/modelThreads.ts';
import {
  createScheduleWorld,
  people,
  type ScheduleWorld,
} from '../support/messaging/scheduleWorld.ts';
import { writeHistory } from '../support/messaging/writeHistory.ts';

const usual = { seed: 7, latency: 20, isUnordered: false, doubling: 0, pace: 0, operations: [] };
const single = conversationIdOf({ sessionType: 1, userID: 'u2' });

let world: ScheduleWorld;
let device: ModelDevice;
beforeEach(() => {
  world = createScheduleWorld(usual);
  device = world.devices[0] as ModelDevice;
});
afterEach(() => {
  for (const tab of device.tabs()) tab.close();
});

/** A device that has nothing opens a conversation, as the screen does. */
async function openOnNewDevice(conversationID: string): Promise<OpenConversation> {
  device.openTab();
  await world.time.pass(5_000);
  const open = device.tab().engine.open(conversationID);
  await world.time.pass(5_000);
  return open;
}

const timelineOf = (conversationID: string): Timeline => {
  const timeline = device.tab().timelines.get(conversationID);
  if (!timeline) throw new Error('The conversation is not open.');
  return timeline;
};
const placesOf = ({ messages }: Timeline): number[] => messages.map(({ seq }) => seq);
const callsOf = (name: string): number =>
  [...world.gateway.calls().values()].reduce((sum, calls) => sum + (calls.get(name) ?? 0), 0);

/** Waits while time passes. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isDone = false;
  promise.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) await world.time.pass(50);
  return promise;
}

async function scrollDown(open: OpenConversation, conversationID: string): Promise<void> {
  for (let pages = 0; timelineOf(conversationID).hasNewer && pages < 2_000; pages += 1) {
    await settled(open.loadNewer());
    expectWhole(timelineOf(conversationID));
  }
}

function expectWhole({ messages }: Timeline): void {
  const [first] = messages;
  const expected = messages.map((_, index) => (first?.seq ?? 0) + index);
  expect(messages.map(({ seq }) => seq)).toEqual(expected);
}

test('a message far back is shown with what lies around it, and everything up to now below it', async () => {
  writeHistory(world, group, 1_200);
  const open = await openOnNewDevice(group);
  const before = callsOf('GetHistoryMessageList') + callsOf('GetHistoryMessageListReverse');
  const wanted = { conversationID: group, sendID: people[0], clientMsgID: 'old-60' };
  expect(await settled(open.openAt(wanted))).toBe(true);
  const shown = timelineOf(group);
  expectWhole(shown);
  expect(placesOf(shown)).toContain(61);
  expect(shown).toMatchObject({ hasOlder: true, hasNewer: true });
  // What lies between is not fetched by itself.
  await world.time.pass(60_000);
  const after = callsOf('GetHistoryMessageList') + callsOf('GetHistoryMessageListReverse');
  expect(after - before).toBeLessThan(20);
  await scrollDown(open, group);
  expect(placesOf(timelineOf(group)).at(-1)).toBe(1_200);
  await settled(open.openAt(wanted));
  for (let page = 0; timelineOf(group).hasOlder && page < 200; page += 1) {
    await settled(open.loadOlder());
    expectWhole(timelineOf(group));
  }
  expect(placesOf(timelineOf(group))[0]).toBe(1);
});

test('the first and the newest message open with their ends', async () => {
  writeHistory(world, single, 90);
  const open = await openOnNewDevice(single);
  const refTo = ({ sendID, clientMsgID }: Pick<StoredMessage, 'sendID' | 'clientMsgID'>) => ({
    conversationID: single,
    sendID,
    clientMsgID,
  });
  expect(await settled(open.openAt(refTo({ sendID: 'u1', clientMsgID: 'old-0' })))).toBe(true);
  expect(timelineOf(single)).toMatchObject({ hasOlder: false, hasNewer: true });
  expect(placesOf(timelineOf(single))[0]).toBe(1);
  expect(await settled(open.openAt(refTo({ sendID: 'u2', clientMsgID: 'old-89' })))).toBe(true);
  expect(timelineOf(single)).toMatchObject({ hasOlder: true, hasNewer: false });
  expect(placesOf(timelineOf(single)).at(-1)).toBe(90);
});

test('what is nowhere, or somebody else’s under the same id, is not found, and what is shown stays', async () => {
  writeHistory(world, group, 60);
  const open = await openOnNewDevice(group);
  const before = timelineOf(group).messages;
  for (const [sendID, clientMsgID] of [
    ['u1', 'never'],
    ['u2', 'old-0'],
  ] as const) {
    const wanted = { conversationID: group, sendID, clientMsgID };
    expect(await settled(open.openAt(wanted))).toBe(false);
  }
  expect(timelineOf(group).messages).toEqual(before);
});

test('without a connection what the device lacks is an error, and can be had after it', async () => {
  writeHistory(world, group, 300);
  const open = await openOnNewDevice(group);
  device.refuse(true);
  device.cut('lost', 0);
  await world.time.pass(1_000);
  const wanted = { conversationID: group, sendID: 'u1', clientMsgID: 'old-30' };
  await expect(settled(open.openAt(wanted))).rejects.toThrow();
  expect(placesOf(timelineOf(group)).at(-1)).toBe(300);
  device.refuse(false);
  await world.time.pass(60_000);
  expect(await settled(open.openAt(wanted))).toBe(true);
});

test.each([
  ['a group, with own messages among the unread ones', group, 3],
  ['a conversation of two', single, 2],
])('the first unread message is found however far back: %s', async (_, conversationID, authors) => {
  writeHistory(world, conversationID, 1_200);
  const open = await openOnNewDevice(conversationID);
  const others = world.gateway.threads
    .visible('u1', conversationID)
    .filter(({ message }) => message.sendID !== 'u1');
  expect(others).toHaveLength((1_200 / authors) * (authors - 1));
  for (const count of [3, 150, 201, 577]) {
    const first = others.at(-count)?.message;
    const found = await settled(open.findUnread(count));
    expect(found).toContain(`${first?.clientMsgID}${first?.sendID}`);
    expect(timelineOf(conversationID).messages).toContainEqual(
      expect.objectContaining({ clientMsgID: first?.clientMsgID }),
    );
    expectWhole(timelineOf(conversationID));
    await settled(open.toNewest());
  }
  expect(await settled(open.findUnread(5_000))).toBeNull();
});

test('reading a part far back marks nothing beyond it as read', async () => {
  writeHistory(world, group, 600);
  const open = await openOnNewDevice(group);
  expect(world.gateway.threads.row('u1', group).unreadCount).toBe(400);
  await settled(open.findUnread(400));
  const last = timelineOf(group).messages.at(-1) as StoredMessage;
  open.markRead(last);
  await world.time.pass(10_000);
  // Of the first messages, two of three are by others.
  const read = timelineOf(group).messages.filter(({ sendID }) => sendID !== 'u1').length;
  expect(world.gateway.threads.row('u1', group).unreadCount).toBe(400 - read);
  // All of those are read by now: the next look at them reads no more either.
  open.markRead(last);
  await world.time.pass(10_000);
  expect(world.gateway.threads.row('u1', group).unreadCount).toBe(400 - read);
});
