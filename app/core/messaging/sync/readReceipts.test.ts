import { expect, test } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { groupAtType } from '../../../contract/gateway/enums.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { ensureConversation } from '../engine/conversationStub.ts';
import { readRows } from '../publish/conversationRows.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { orderKeyOf } from '../storedMessage.ts';
import { sendReadReceipts } from './readReceipts.ts';

const conversationID = 'super_group_g';
const live = { isContinuous: () => true };
const meant = { text: '', atUserList: ['me'], atUsersInfo: [], isAtSelf: true, quoteMessage: null };
const said = (id: string, seq: number, isForMe = false) =>
  storedMessage(id, {
    ...{ conversationID, seq, sendTime: seq, groupID: 'g', sessionType: 3 },
    ...(isForMe && { atElem: meant }),
  });

/** A group in which somebody was mentioned, and a gateway that writes down what it is asked. */
async function setUp() {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const calls: string[] = [];
  const marked: string[][] = [];
  let failure: GatewayError | null = null;
  const device = {
    calls,
    store,
    /** Ids of each call that marked messages; none: all of the conversation. */
    marked,
    /** The gateway's unread count after the receipt. */
    counted: 0,
    fail(kind: 'refused' | 'not-sent' | null) {
      failure = kind && new GatewayError('ResetConversationGroupAtType', kind, 201);
    },
    /** What comes while the gateway answers. */
    meanwhile: async (): Promise<void> => undefined,
    read: async () => {
      await store.addPendingRead(conversationID, await store.unread(conversationID, 'me'), 1);
    },
    sendReceipts: () =>
      sendReadReceipts({
        ...{ userID: 'me', store, gateway },
        loadRows: async () => {
          await store.patchConversation(conversationID, { unreadCount: device.counted });
          return (await store.conversation(conversationID).then((row) => row && [row])) ?? [];
        },
        settled: async () => undefined,
      }),
    row: async () => (await readRows(store, 'me', null, new Map())).get(conversationID),
  };
  const gateway = {
    async call(fn: { name: string }, input: { msgIDList?: string[] }) {
      calls.push(fn.name);
      if (input.msgIDList) marked.push(input.msgIDList);
      await device.meanwhile();
      if (failure && fn.name === failure.functionName) throw failure;
    },
  } as unknown as Parameters<typeof sendReadReceipts>[0]['gateway'];
  await store.mergeArrivals([said('one', 1, true), said('two', 2)], live);
  await ensureConversation(store, { sessionType: 3, groupID: 'g' });
  await store.patchConversation(conversationID, { groupAtType: groupAtType.me, unreadCount: 2 });
  return device;
}

/** Has all that is here read, while of what the gateway counts, five are missing beyond it. */
async function readBeforeMissing(device: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  const { store } = device;
  const unread = await store.unread(conversationID, 'me');
  const [last] = unread;
  if (!last) throw new Error('There is nothing to read.');
  // Written on another device, and what came in between is not here yet.
  const own = { ...said('own', 9), sendID: 'me' };
  await store.mergeArrivals([own], { isContinuous: () => false });
  await store.addPendingRead(conversationID, unread, 1, orderKeyOf(last));
  device.counted = 5;
}

const reset = 'ResetConversationGroupAtType';

test('that somebody was mentioned is over once it was read, on the device at once', async () => {
  const { calls, read, sendReceipts, row, store } = await setUp();
  expect(await row()).toMatchObject({ groupAtType: groupAtType.me, unreadCount: 2 });
  await read();
  expect(await row()).toMatchObject({ groupAtType: groupAtType.none, unreadCount: 0 });
  await sendReceipts();
  expect(calls).toContain(reset);
  expect(await store.conversation(conversationID)).toMatchObject({ groupAtType: 0 });
  // Sent once: what comes later is no mention.
  calls.length = 0;
  await store.mergeArrivals([said('three', 3)], live);
  await read();
  await sendReceipts();
  expect(calls).not.toContain(reset);
});

test('receipts are sent with the next connection where there was none', async () => {
  const { calls, read, sendReceipts, row, store, fail } = await setUp();
  await read();
  fail('not-sent');
  await expect(sendReceipts()).rejects.toThrow();
  expect(await store.pendingReads()).toHaveLength(1);
  expect(await row()).toMatchObject({ groupAtType: groupAtType.none });
  fail(null);
  calls.length = 0;
  await sendReceipts();
  expect(calls).toContain(reset);
  expect(await store.pendingReads()).toEqual([]);
});

test('a gateway that knows nothing of it any more is asked once', async () => {
  const { calls, read, sendReceipts, store, fail } = await setUp();
  await read();
  fail('refused');
  await sendReceipts();
  expect(calls).toContain(reset);
  expect(await store.conversation(conversationID)).toMatchObject({ groupAtType: 0 });
});

test('a mention that is still to be read stays', async () => {
  const { calls, read, sendReceipts, row, store } = await setUp();
  await read();
  await store.mergeArrivals([said('three', 3, true)], live);
  expect(await row()).toMatchObject({ groupAtType: groupAtType.me, unreadCount: 1 });
  await sendReceipts();
  expect(calls).not.toContain(reset);
  expect(await store.conversation(conversationID)).toMatchObject({ groupAtType: groupAtType.me });
});

test('a mention that comes while the gateway answers sets it anew', async () => {
  const device = await setUp();
  await device.read();
  device.meanwhile = async () => {
    if (device.calls.at(-1) === reset)
      await device.store.mergeArrivals([said('three', 3, true)], live);
  };
  await device.sendReceipts();
  expect(await device.store.conversation(conversationID)).toMatchObject({
    groupAtType: groupAtType.me,
  });
});

test('what is left unread stays so: only what was read is sent', async () => {
  const device = await setUp();
  const [, first] = await device.store.unread(conversationID, 'me');
  if (!first) throw new Error('There is nothing to read.');
  await device.store.addPendingRead(conversationID, [first], 1, orderKeyOf(first));
  expect(await device.row()).toMatchObject({ unreadCount: 1 });
  device.counted = 1;
  await device.sendReceipts();
  expect(device.marked).toEqual([['one']]);
  expect(await device.row()).toMatchObject({ unreadCount: 1 });
  expect(await device.store.pendingReads()).toEqual([]);
});

test('what the gateway counts and nobody can be shown counts no longer once all is read', async () => {
  const device = await setUp();
  await device.read();
  device.counted = 3;
  await device.sendReceipts();
  expect(device.marked).toEqual([['two', 'one'], []]);
  expect(await device.row()).toMatchObject({ unreadCount: 0 });
});

test('what is missing beyond the last one read is not marked with it', async () => {
  const device = await setUp();
  await readBeforeMissing(device);
  await device.sendReceipts();
  expect(device.marked).toEqual([['two', 'one']]);
  expect(await device.store.conversation(conversationID)).toMatchObject({ unreadCount: 5 });
});

test('a mention that may be among what is missing beyond the last one read stays', async () => {
  const device = await setUp();
  await readBeforeMissing(device);
  expect(await device.row()).toMatchObject({ groupAtType: groupAtType.me });
  await device.sendReceipts();
  expect(device.calls).not.toContain(reset);
  expect(await device.row()).toMatchObject({ groupAtType: groupAtType.me });
});
