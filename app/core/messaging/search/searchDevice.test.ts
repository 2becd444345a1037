import { expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { DeviceSearch, Messaging } from '../messaging.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { searchDevice } from './searchDevice.ts';

const now = 1_000_000;

async function device(messages: readonly StoredMessage[]) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await store.mergeArrivals(messages, { isContinuous: () => true });
  const search: Messaging['searchDevice'] = (...input) =>
    searchDevice({ store, clock: () => now }, ...input);
  const find = async (query: Partial<DeviceSearch>): Promise<string[][]> => {
    const found: string[][] = [];
    await search(
      { words: ['word'], textOf: ({ content }) => content, ...query },
      (part) => found.push(part.map(({ clientMsgID }) => clientMsgID)),
      new AbortController().signal,
    );
    return found;
  };
  return { search, find };
}

const written = (id: string, seq: number, fields: Partial<StoredMessage> = {}) =>
  storedMessage(id, { seq, sendTime: seq, content: 'Some WÖRDS', ...fields });

it('finds the newest first, conversation by conversation', async () => {
  const other = { conversationID: 'single_other', sendID: 'other' };
  const { find } = await device([
    ...[written('a1', 1), written('a2', 3), written('no', 2, { content: 'else' })],
    ...[written('b1', 5, other), written('b2', 4, other)],
  ]);
  expect(await find({})).toEqual([
    ['b1', 'b2'],
    ['a2', 'a1'],
  ]);
  expect(await find({ conversationID: 'single_them' })).toEqual([['a2', 'a1']]);
  expect(await find({ limitPerConversation: 1 })).toEqual([['b1'], ['a2']]);
  expect(await find({ words: ['word', 'some'] })).toHaveLength(2);
  expect(await find({ words: ['word', 'never'] })).toEqual([]);
  expect(await find({ words: [] })).toEqual([]);
  expect(await find({ textOf: () => '' })).toEqual([]);
});

it('does not find what was deleted, taken back, not sent, or is to be gone by now', async () => {
  const read = (hasReadTime: number): Partial<StoredMessage> => ({
    attachedInfoElem: {
      ...{ groupHasReadInfo: null, isPrivateChat: true, burnDuration: 30, hasReadTime },
    } as unknown as NonNullable<StoredMessage['attachedInfoElem']>,
  });
  const { find } = await device([
    written('deleted', 1, { isDeleted: true }),
    written('revoked', 2, { isRevoked: true }),
    written('failed', 0, { state: 'failed', localOrder: 1, sendID: 'me' }),
    written('sending', 0, { state: 'sending', localOrder: 2, sendID: 'me' }),
    written('expired', 3, read(now - 31_000)),
    written('read', 4, read(now - 1_000)),
    written('unread', 5, read(0)),
  ]);
  expect(await find({})).toEqual([['unread', 'read']]);
});

it('reads page by page, finds each message once, and ends when it is told to', async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => `m${index + 1}`);
  const { search, find } = await device(ids.map((id, index) => written(id, index + 1)));
  const parts = await find({});
  expect(parts.map((part) => part.length)).toEqual([500, 500, 200]);
  expect(parts.flat()).toEqual(ids.reverse());
  const ending = new AbortController();
  let calls = 0;
  const searching = search(
    { words: ['word'], textOf: ({ content }) => content },
    () => {
      calls += 1;
      ending.abort();
    },
    ending.signal,
  );
  await expect(searching).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toBe(1);
});
