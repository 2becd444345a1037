import { describe, expect, test } from 'vitest';
import {
  entryOf,
  numberedMessages as numbered,
  outgoingMessage,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { HistoryPage } from './messageStore.ts';

const conversationID = 'single_them';
const live = { isContinuous: () => true };
const placeOf = (number: number): OrderKey => orderKeyOf(one(number));
const one = (number: number): StoredMessage => numbered(number, number)[0] as StoredMessage;
const some = (...numbers: number[]): StoredMessage[] => numbers.map(one);

async function setUp(known: readonly StoredMessage[]) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.mergeArrivals(known, live);
  const merge = (
    messages: readonly StoredMessage[],
    at: HistoryPage['at'],
    more: Partial<HistoryPage> = {},
  ) => store.mergePage({ conversationID, messages, count: messages.length, at, ...more });
  const left = async () =>
    (await store.pageBefore(conversationID, null, 5_000)).map(({ clientMsgID }) => clientMsgID);
  return { store, merge, left };
}

const newest = { kind: 'newest' } as const;
const below = (number: number) => ({ kind: 'before', anchor: one(number) }) as const;
const ids = (...numbers: number[]) => numbers.map((number) => `m${number}`);

describe('a page of history is the truth for its range', () => {
  test('what it lacks between its members is gone, what is outside stays', async () => {
    const { merge, left } = await setUp(numbered(1, 9));
    const changes = await merge(some(4, 6, 7), below(9));
    expect(changes.removed.map(({ clientMsgID }) => clientMsgID).sort()).toEqual(ids(5, 8));
    expect(await left()).toEqual(ids(1, 2, 3, 4, 6, 7, 9));
  });

  test('a page that reaches the start says what is gone before it', async () => {
    const { merge, left } = await setUp(numbered(1, 9));
    await merge(some(4, 5), below(6), { count: 20 });
    expect(await left()).toEqual(ids(4, 5, 6, 7, 8, 9));
    await merge([], below(6), { count: 20 });
    expect(await left()).toEqual(ids(6, 7, 8, 9));
  });

  test('the newest page says what is gone after it, as far as the device knew when it asked', async () => {
    const { merge, left, store } = await setUp(numbered(1, 7));
    await merge(some(4, 5), newest, { knownUpTo: placeOf(6) });
    expect(await left()).toEqual(ids(1, 2, 3, 4, 5, 7));
    expect((await store.latest()).get(conversationID)).toMatchObject({ clientMsgID: 'm7' });
    await merge(some(4, 5), newest, { knownUpTo: placeOf(7) });
    expect((await store.latest()).get(conversationID)).toMatchObject({ clientMsgID: 'm5' });
  });

  test('an empty newest page clears the conversation, but for what came meanwhile', async () => {
    const { merge, left, store } = await setUp(numbered(1, 7));
    await merge([], newest, { count: 20, knownUpTo: placeOf(6) });
    expect(await left()).toEqual(ids(7));
    await merge([], newest, { count: 20, knownUpTo: placeOf(7) });
    expect(await left()).toEqual([]);
    expect(await store.hasOlder(conversationID)).toBe(false);
    expect((await store.latest()).size).toBe(0);
  });

  test('a page without members that was not empty says nothing of the rest', async () => {
    const { merge, left } = await setUp(numbered(1, 3));
    await merge([], newest, { count: 20, received: 2, knownUpTo: placeOf(3) });
    expect(await left()).toEqual(ids(1, 2, 3));
  });

  test('a conversation of thousands of messages is cleared whole', async () => {
    const { merge, left } = await setUp(numbered(1, 1_700));
    const changes = await merge([], newest, { count: 20, knownUpTo: placeOf(1_700) });
    expect(changes.removed).toHaveLength(1_700);
    expect(await left()).toEqual([]);
  });
});

describe('what a page cannot know of stays', () => {
  test('unsent messages, and an own one that was confirmed while the page travelled', async () => {
    const { merge, left, store } = await setUp(numbered(1, 5));
    await store.addOutgoing(outgoingMessage('own'), entryOf('own'), new Map());
    await merge(some(1, 2, 3, 4, 5), newest, { count: 20, knownUpTo: placeOf(5) });
    expect(await left()).toEqual([...ids(1, 2, 3, 4, 5), 'own']);
    const confirmed = storedMessage('own', { seq: 6, sendTime: 1_006, sendID: 'me' });
    await store.mergeArrivals([confirmed], live);
    await merge(some(1, 2, 3, 4, 5), newest, { count: 20, knownUpTo: placeOf(5) });
    expect(await left()).toEqual([...ids(1, 2, 3, 4, 5), 'own']);
  });

  test('a confirmed one whose number is not known yet', async () => {
    const own = storedMessage('own', { seq: 0, sendTime: 1_003, sendID: 'me' });
    const { merge, left } = await setUp([...numbered(1, 5), own]);
    await merge(some(1, 2, 3, 4, 5), newest, { count: 20, knownUpTo: placeOf(5) });
    expect(await left()).toContain('own');
  });

  test('what shares its time with the end of a page of a gateway that pages by time', async () => {
    const at = (id: string, sendTime: number) => storedMessage(id, { seq: 0, sendTime });
    const known = [at('a', 1), at('b', 2), at('c', 2), at('d', 3), at('e', 3), at('f', 4)];
    const { merge, left } = await setUp(known);
    await merge([at('b', 2)], { kind: 'before', anchor: at('e', 3) });
    expect(await left()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await merge([at('a', 1)], { kind: 'before', anchor: at('e', 3) });
    expect(await left()).toEqual(['a', 'd', 'e', 'f']);

    const next = await setUp(known);
    await next.merge([at('b', 2), at('c', 2), at('e', 3)], { kind: 'after', anchor: at('a', 1) });
    expect(await next.left()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await next.merge([at('d', 3), at('e', 3)], { kind: 'after', anchor: at('a', 1) });
    expect(await next.left()).toEqual(['a', 'd', 'e', 'f']);
  });

  test('the trace of one that was taken back', async () => {
    const { merge, left, store } = await setUp(numbered(1, 5));
    await store.applyFacts([{ ...refTo(3), isRevoked: true }]);
    await merge(some(1, 2, 4, 5), newest, { count: 20, knownUpTo: placeOf(5) });
    expect(await left()).toEqual(ids(1, 2, 3, 4, 5));
  });
});

const refTo = (number: number) => ({
  conversationID,
  sendID: 'them',
  clientMsgID: `m${number}`,
});

describe('of a message that is gone nothing is on the device', () => {
  const everything = async (store: ReturnType<typeof createMessageStore>) =>
    JSON.stringify([
      await store.pageBefore(conversationID, null, 100),
      [...(await store.latest()).values()],
      await store.conversations(),
    ]);

  test.each([{ isRevoked: true as const }, { isDeleted: true as const }])(
    'once it is %j, in whatever order facts come',
    async (fact) => {
      const secret = storedMessage('m2', { seq: 2, sendTime: 1_002, content: 'a secret' });
      const { store } = await setUp([one(1), secret]);
      expect(await everything(store)).toContain('a secret');
      await store.applyFacts([{ ...refTo(2), ...fact }]);
      expect(await everything(store)).not.toContain('a secret');
      await store.mergeArrivals([secret], live);
      await store.mergePage({ conversationID, messages: [one(1), secret], count: 20, at: newest });
      expect(await everything(store)).not.toContain('a secret');

      const late = await setUp([one(1)]);
      await late.store.applyFacts([{ ...refTo(2), ...fact }]);
      await late.store.mergeArrivals([secret], live);
      expect(await everything(late.store)).not.toContain('a secret');
    },
  );

  test('rows of the list carry no copy', async () => {
    const { store } = await setUp([]);
    const row = { conversationID, latestMsg: 'a secret' } as never;
    await store.replaceConversations([row]);
    await store.mergeConversations([row]);
    await store.addConversation({ conversationID: 'single_other', latestMsg: 'a secret' } as never);
    expect(await everything(store)).not.toContain('a secret');
  });
});
