import { expect, test } from 'vitest';
import { numberedMessages } from '../../../../tests/support/messaging/storedMessages.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { readRows } from '../publish/conversationRows.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { ensureConversation } from './conversationStub.ts';
import { createReading } from './reading.ts';

const conversationID = 'single_them';

/** Sixty messages of somebody else, none of them read. */
async function setUp() {
  const time = createVirtualClock();
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.mergePage({
    conversationID,
    messages: numberedMessages(1, 60),
    count: 61,
    at: { kind: 'newest' },
  });
  await ensureConversation(store, { sessionType: 1, userID: 'them' });
  await store.patchConversation(conversationID, { unreadCount: 60 });
  const log: string[] = [];
  const reading = createReading({
    clock: time.now,
    userID: 'me',
    store,
    timers: time.timers,
    publisher: {
      changes: () => undefined,
      unknownGone: () => undefined,
      conversations: () => void log.push('list published'),
      lists: () => undefined,
      unfollowed: () => undefined,
      state: () => undefined,
    },
    work: () => void log.push('work'),
    announceWork: () => void log.push('work coming'),
  });
  const messages = await store.pageBefore(conversationID, null, 60);
  return {
    ...{ time, store, log, reading },
    at: (seq: number): StoredMessage => {
      const found = messages.find((message) => message.seq === seq);
      if (!found) throw new Error(`There is no message ${seq}.`);
      return found;
    },
    unread: async () =>
      (await readRows(store, 'me', null, new Map())).get(conversationID)?.unreadCount,
  };
}

test('what was read is on the device and in the list before it is published', async () => {
  const { time, store, log, reading, at, unread } = await setUp();
  reading.markRead(at(37));
  await time.pass(10);
  expect(log).toEqual(['work coming', 'list published']);
  expect(await unread()).toBe(23);
  expect((await store.pendingReads())[0]?.clientMsgIDs).toHaveLength(37);
  expect((await store.unread(conversationID, 'me')).map(({ seq }) => seq).at(-1)).toBe(38);
  await time.pass(500);
  expect(log.at(-1)).toBe('work');
  expect(time.waiting()).toBe(0);
});

test('many places in a row go together, and going back up changes nothing', async () => {
  const { time, log, reading, at, unread } = await setUp();
  for (let seq = 1; seq <= 20; seq += 1) reading.markRead(at(seq));
  await time.pass(10);
  reading.markRead(at(5));
  await time.pass(600);
  expect(await unread()).toBe(40);
  expect(log.filter((one) => one === 'work')).toHaveLength(1);
  // The places that came while the first was kept are kept with the last of them.
  expect(log.filter((one) => one === 'list published')).toHaveLength(2);
});

test('who leaves has the receipts sent at once, also what is just being kept', async () => {
  const { time, log, reading, at } = await setUp();
  reading.markRead(at(3));
  reading.flush();
  await time.pass(10);
  expect(log.at(-1)).toBe('work');
  log.length = 0;
  reading.flush();
  await time.pass(1_000);
  expect(log).toEqual([]);
});

test('what another device read is not counted while this one has a receipt to send', async () => {
  const { time, store, reading, at, unread } = await setUp();
  reading.markRead(at(10));
  await time.pass(10);
  expect(await unread()).toBe(50);
  await store.patchConversation(conversationID, { unreadCount: 8 });
  expect(await unread()).toBe(8);
});

test('where messages are missing beyond what was read, the gateway alone knows how many are left', async () => {
  const { time, store, reading, unread } = await setUp();
  const later = numberedMessages(161, 162);
  await store.mergeArrivals(later, { isContinuous: () => false });
  await store.patchConversation(conversationID, { unreadCount: 162 });
  const [last] = await store.pageBefore(conversationID, orderKeyOf(later[0] as StoredMessage), 1);
  reading.markRead(last as StoredMessage);
  await time.pass(10);
  expect((await store.pendingReads())[0]?.clientMsgIDs).toHaveLength(60);
  expect(await unread()).toBe(162);
  await store.patchConversation(conversationID, { unreadCount: 102 });
  expect(await unread()).toBe(102);
});
