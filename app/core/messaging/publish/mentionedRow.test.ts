import { expect, test } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { groupAtType } from '../../../contract/gateway/enums.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { EngineChange } from '../engine/engineNeeds.ts';
import { createPublisher } from '../engine/publisher.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { readRows } from './conversationRows.ts';

const conversationID = 'super_group_kites';
const atElem = { text: '@me ', atUserList: ['me'], isAtSelf: true } as StoredMessage['atElem'];

function said(seq: number, changes: Partial<StoredMessage> = {}): StoredMessage {
  const place = { seq, sendTime: seq, conversationID, sendID: 'bea', sessionType: 3 };
  return storedMessage(`m${seq}`, { ...place, ...changes });
}
const mention = (seq: number) => said(seq, { contentType: contentType.atText, atElem });

/** A group of which the gateway tells of a mention, and what the device has of it. */
async function mentioned(messages: readonly StoredMessage[], count: number) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const row = plainRow({ conversationID, conversationType: 3, unreadCount: messages.length });
  await store.mergeConversations([{ ...row, groupAtType: groupAtType.me }]);
  const at = { kind: 'newest' } as const;
  if (count > 0) await store.mergePage({ conversationID, messages, count, at });
  const told = async () => {
    const rows = await readRows(store, 'me', null, new Map());
    return rows.get(conversationID)?.groupAtType;
  };
  return { store, told };
}

test('a mention that is taken back unread is told of no more, and its row is read again', async () => {
  const { store, told } = await mentioned([mention(1), said(2)], 20);
  expect(await told()).toBe(groupAtType.me);
  const published: EngineChange[] = [];
  const publisher = createPublisher({
    publish: (change) => published.push(change),
    broadcast: () => undefined,
    applyToTimelines: () => undefined,
  });
  const ref = { conversationID, sendID: 'bea', clientMsgID: 'm1' };
  publisher.changes(await store.applyFacts([{ ...ref, isRevoked: true, revokerID: 'bea' }]));
  expect(await told()).toBe(groupAtType.none);
  expect(published).toContainEqual({ type: 'conversations', ids: [conversationID] });
});

test('of thousands of unread messages only those down to the newest mention are read', async () => {
  const messages = Array.from({ length: 1_000 }, (_, index) =>
    index === 850 ? mention(index + 1) : said(index + 1),
  );
  const { store } = await mentioned(messages, 1_001);
  let pages = 0;
  const counted: typeof store = {
    ...store,
    pageBefore: (...place) => {
      pages += 1;
      return store.pageBefore(...place);
    },
  };
  const rows = await readRows(counted, 'me', null, new Map());
  expect(rows.get(conversationID)?.groupAtType).toBe(groupAtType.me);
  expect(pages).toBe(2);
});

test('another mention, one further up that is still unread, and one the device does not have count', async () => {
  const revoked = { isRevoked: true, revokerID: 'bea' } as const;
  const two = await mentioned([mention(1), mention(2)], 20);
  await two.store.applyFacts([{ conversationID, sendID: 'bea', clientMsgID: 'm2', ...revoked }]);
  expect(await two.told()).toBe(groupAtType.me);
  const above = await mentioned([mention(1), said(2), said(3, { isRead: true })], 20);
  await above.store.patchConversation(conversationID, { unreadCount: 1 });
  expect(await above.told()).toBe(groupAtType.me);
  const beyond = await mentioned([said(1), said(2)], 2);
  await beyond.store.patchConversation(conversationID, { unreadCount: 3 });
  expect(await beyond.told()).toBe(groupAtType.me);
  expect(await (await mentioned([said(1)], 0)).told()).toBe(groupAtType.me);
});
