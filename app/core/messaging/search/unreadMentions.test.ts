import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging } from '../messaging.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createKeptMessages } from './keptMessages.ts';
import { unreadMentions } from './unreadMentions.ts';

const conversationID = 'super_group_kites';

type Listed = {
  messageTypeList: number[];
  senderUserIDList?: string[];
  pageIndex: number;
  count: number;
};

/** Lists messages by kind and sender, the newest first, as the gateway does. */
function gatewayOf(all: readonly StoredMessage[], isOnline: boolean): Messaging['call'] {
  return (async ({ name }: { name: string }, input: Listed) => {
    if (!isOnline) throw new GatewayError(name, 'not-sent', 0);
    const { messageTypeList, senderUserIDList: senders = [], pageIndex, count } = input;
    const fitting = all.filter(
      ({ contentType: type, sendID }) =>
        messageTypeList.includes(type) && (senders.length === 0 || senders.includes(sendID)),
    );
    const from = (pageIndex - 1) * count;
    return { searchResultItems: [{ messageList: fitting.reverse().slice(from, from + count) }] };
  }) as Messaging['call'];
}

async function devices(all: readonly StoredMessage[], from: number, isOnline = true) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const messages = all.slice(from);
  const count = messages.length + (from > 0 ? 0 : 1);
  await store.mergePage({
    conversationID,
    messages,
    count,
    at: { kind: 'newest' },
    knownUpTo: null,
  });
  const { keptPage, keptMessages } = createKeptMessages({ store });
  return { keptPage, keptMessages, call: gatewayOf(all, isOnline) };
}

function message(index: number, sendID: string, isMentioning: boolean): StoredMessage {
  const atElem = { text: '@me ', atUserList: ['me'], isAtSelf: false } as StoredMessage['atElem'];
  const kind = isMentioning ? { contentType: contentType.atText, atElem } : {};
  const place = { seq: index + 1, sendTime: 1_000 + index, conversationID, sendID };
  return storedMessage(`m${index}`, { ...place, ...kind, sessionType: 3 });
}

const groups = fc
  .array(fc.record({ sendID: fc.constantFrom('me', 'bea', 'cleo'), isMention: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((drafts) => drafts.map(({ sendID, isMention }, index) => message(index, sendID, isMention)));

const idsOf = (messages: readonly StoredMessage[]) =>
  messages.map(({ clientMsgID }) => clientMsgID);

it('finds the mentions among what is unread, whatever the device has of it', async () => {
  await fc.assert(
    fc.asyncProperty(groups, fc.nat(60), fc.nat(60), async (all, from, wanted) => {
      const others = all.filter(({ sendID }) => sendID !== 'me');
      const unreadCount = wanted % (others.length + 1);
      const messaging = await devices(all, from % all.length);
      const search = { conversationID, userID: 'me', unreadCount };
      const unread = unreadCount === 0 ? [] : others.slice(-unreadCount);
      const expected = unread.filter(({ contentType: type }) => type === contentType.atText);
      expect(idsOf(await unreadMentions(messaging, search))).toEqual(idsOf(expected));
    }),
    { numRuns: 200 },
  );
});

it('finds those that the device has where the gateway cannot be asked', async () => {
  const all = Array.from({ length: 20 }, (_, index) => message(index, 'bea', index % 2 === 0));
  const messaging = await devices(all, 10, false);
  const search = { conversationID, userID: 'me', unreadCount: 40 };
  const found = await unreadMentions(messaging, search);
  expect(idsOf(found)).toEqual(['m10', 'm12', 'm14', 'm16', 'm18']);
});
