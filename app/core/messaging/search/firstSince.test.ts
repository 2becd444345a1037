import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import {
  getHistoryMessageList,
  getHistoryMessageListReverse,
  searchLocalMessages,
} from '../../../contract/gateway/functions/history.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging } from '../messaging.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { firstSince } from './firstSince.ts';
import { createKeptMessages } from './keptMessages.ts';

const conversationID = 'single_them';
const begin = 1_600_000_000_000;

type Anchor = { startClientMsgID: string; count: number };

/** Answers as the gateway does (protocol reference, section 3.5), with what is not hidden. */
function gatewayOf(all: readonly StoredMessage[], isOnline: boolean): Messaging['call'] {
  const placeOf = (id: string) => all.findIndex(({ clientMsgID }) => clientMsgID === id);
  const answers: Record<string, (input: never) => unknown> = {
    [searchLocalMessages.name]: ({ searchTimePosition }: { searchTimePosition: number }) => {
      const found = all.findLast(({ sendTime }) => sendTime <= searchTimePosition * 1_000);
      const messageList = found ? [found] : [];
      return { totalCount: messageList.length, searchResultItems: [{ messageList }] };
    },
    [getHistoryMessageListReverse.name]: ({ startClientMsgID, count }: Anchor) => {
      const from = placeOf(startClientMsgID) + 1;
      return all.slice(from, from + count);
    },
    [getHistoryMessageList.name]: ({ startClientMsgID, count }: Anchor) => {
      const to = placeOf(startClientMsgID);
      return all.slice(Math.max(0, to - count), to);
    },
  };
  return (async ({ name }: { name: string }, input: never) => {
    if (!isOnline) throw new GatewayError(name, 'not-sent', 0, '');
    return answers[name]?.(input);
  }) as Messaging['call'];
}

/** A device that has the messages from one place on, and a gateway that has them all. */
async function devices(all: readonly StoredMessage[], from: number, isOnline = true) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const kept = all.slice(from);
  if (kept.length > 0) {
    const page = { conversationID, messages: kept, count: kept.length + (from > 0 ? 0 : 1) };
    await store.mergePage({ ...page, at: { kind: 'newest' }, knownUpTo: null });
  }
  const { keptPage, keptMessages } = createKeptMessages({ store });
  return { keptPage, keptMessages, call: gatewayOf(all, isOnline) };
}

const conversations = fc
  .array(fc.record({ wait: fc.integer({ min: 1, max: 90_000_000 }), isShown: fc.boolean() }), {
    minLength: 1,
    maxLength: 50,
  })
  .map((drafts) => {
    let sendTime = begin;
    return drafts.map(({ wait, isShown }, index) => {
      sendTime += wait;
      const content = isShown ? 'shown' : '';
      return storedMessage(`m${index}`, { seq: index + 1, sendTime, content });
    });
  });

const isShown = ({ content }: StoredMessage): boolean => content === 'shown';

it('finds the first message that shows on or after a moment, whatever the device has of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      conversations,
      fc.nat(60),
      fc.integer({ min: -100, max: 5_000_000 }),
      async (all, from, second) => {
        const time = begin + second * 1_000;
        const messaging = await devices(all, from % (all.length + 1));
        const found = await firstSince(messaging, { conversationID, time, userID: 'me', isShown });
        const expected = all.find((one) => one.sendTime >= time && isShown(one));
        expect(found?.clientMsgID).toBe(expected?.clientMsgID);
      },
    ),
    { numRuns: 200 },
  );
});

it('needs no gateway for what the device has, and says where it would need one', async () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    storedMessage(`m${index}`, {
      seq: index + 1,
      sendTime: begin + index * 1_000,
      content: 'shown',
    }),
  );
  const messaging = await devices(all, 20, false);
  const search = { conversationID, userID: 'me', isShown };
  const found = await firstSince(messaging, { ...search, time: begin + 30_000 });
  expect(found?.clientMsgID).toBe('m30');
  await expect(firstSince(messaging, { ...search, time: begin + 5_000 })).rejects.toThrow(
    GatewayError,
  );
  // Something may lie between it and what the device has.
  await expect(firstSince(messaging, { ...search, time: begin + 20_000 })).rejects.toThrow(
    GatewayError,
  );
});

it('finds the first of a flood that came within one second', async () => {
  const all = Array.from({ length: 250 }, (_, index) =>
    storedMessage(`m${index}`, { seq: index + 1, sendTime: begin + index, content: 'shown' }),
  );
  const messaging = await devices(all, 240);
  const search = { conversationID, userID: 'me', isShown, time: begin - 86_400_000 };
  expect((await firstSince(messaging, search))?.clientMsgID).toBe('m0');
});
