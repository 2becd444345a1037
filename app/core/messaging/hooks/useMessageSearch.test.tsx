// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { onlineAtom } from '../../backend/onlineAtom.ts';
import type { DeviceSearch, Messaging } from '../messaging.ts';
import {
  conversationRowsAtom,
  hasBeenInStepAtom,
  isAskingRemovalsAtom,
  messageChangesAtom,
  messagingStatusAtom,
} from '../messagingAtoms.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { type ShownSearch, useMessageSearch } from './useMessageSearch.ts';

let screen: ShownScreen | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await screen?.close();
  vi.useRealTimers();
});

type Store = ShownScreen['store'];

const textOf = ({ content }: Pick<StoredMessage, 'content'>): string => content;
const found = (id: string, sendTime: number, changes: Partial<StoredMessage> = {}) =>
  plainMessage({ clientMsgID: id, sendTime, seq: sendTime, content: 'hello', ...changes });
const answer = (
  conversationID: string,
  messages: readonly StoredMessage[],
  messageCount: number,
) => ({
  totalCount: messageCount,
  searchResultItems: [{ conversationID, messageCount, messageList: messages }],
});

let shown: ShownSearch | null = null;
let type: (query: string) => void = () => undefined;
/** How many messages were shown, with each render. */
const lengths: number[] = [];

const Search = ({ of }: { of?: string }) => {
  const [query, setQuery] = useState('');
  type = setQuery;
  shown = useMessageSearch(query, { textOf, ...(of && { conversationID: of }) });
  lengths.push(shown.groups.reduce((sum, { messages }) => sum + messages.length, 0));
  return null;
};

/** A search in all conversations, or in one, with what device and gateway do. */
async function search(parts: Partial<Record<keyof Messaging, unknown>>, of?: string) {
  const { store } = member();
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow()]]));
  store.set(messagingStatusAtom, 'online');
  store.set(hasBeenInStepAtom, true);
  const messaging = { ...idleServices.messaging, ...parts } as Messaging;
  screen = await showScreen(<Search {...(of && { of })} />, { services: { messaging } }, store);
  return store;
}

const write = async (query: string, wait = 250): Promise<void> => {
  await act(async () => type(query));
  await act(async () => void (await vi.advanceTimersByTimeAsync(wait)));
};

const ids = () => shown?.groups.map(({ messages }) => messages.map((one) => one.clientMsgID));

it('joins device and gateway, and leaves out what is gone here, elsewhere or not offered', async () => {
  const gone = found('gone', 4, { isRevoked: true });
  const calls: unknown[] = [];
  await search({
    searchDevice: async (_query: unknown, onFound: (messages: StoredMessage[]) => void) => {
      onFound([found('both', 3), found('device', 1)]);
      onFound([found('channel', 9, { conversationID: 'super_group_g' })]);
    },
    call: async (_declared: unknown, input: unknown) => {
      calls.push(input);
      const elsewhere = found('elsewhere', 5, { sendID: 'cat' });
      const messages = [found('both', 3), found('gateway', 2), found('gone', 4), elsewhere];
      return answer('single_bea', messages, 40);
    },
    keptMessages: async () => [gone],
  });
  await write('Hello', 249);
  expect(calls).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(calls).toMatchObject([{ keywordList: ['Hello'], keywordListMatchType: 1 }]);
  expect(ids()).toEqual([['both', 'gateway', 'device']]);
  expect(shown).toMatchObject({ isSearching: false, isGatewayMissing: null });
  expect(shown?.groups[0]?.count).toBe(38);
});

it.each([
  [
    'a connection',
    (store: Store, isThere: boolean) =>
      store.set(messagingStatusAtom, isThere ? 'online' : 'waiting'),
  ],
  [
    'a network, which the connection outlives',
    (store: Store, isThere: boolean) => store.set(onlineAtom, isThere),
  ],
] as const)('shows what the device has without %s, and asks again with it', async (_, change) => {
  let isOnline = false;
  const store = await search({
    searchDevice: async (_query: unknown, onFound: (messages: StoredMessage[]) => void) =>
      onFound([found('device', 1)]),
    call: async () => {
      if (!isOnline) throw new GatewayError('SearchLocalMessages', 'not-sent', 113);
      return answer('single_bea', [found('gateway', 2)], 1);
    },
  });
  await act(async () => change(store, false));
  await write('hello');
  expect(ids()).toEqual([['device']]);
  expect(shown?.isGatewayMissing).toBe('offline');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  isOnline = true;
  await act(async () => change(store, true));
  await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
  expect(ids()).toEqual([['gateway', 'device']]);
  expect(shown?.isGatewayMissing).toBeNull();
});

it('searches on while the connection comes up, and is never done before it has begun', async () => {
  const states: unknown[] = [];
  let isOnline = false;
  const store = await search({
    searchDevice: async () => undefined,
    call: async () => {
      if (!isOnline) throw new GatewayError('SearchLocalMessages', 'not-sent', 113);
      return answer('single_bea', [found('gateway', 2)], 1);
    },
  });
  await act(async () => store.set(messagingStatusAtom, 'connecting'));
  await act(async () => type('hello'));
  states.push(shown?.isSearching);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  states.push(shown?.isSearching, shown?.isGatewayMissing);
  expect(states).toEqual([true, true, null]);
  isOnline = true;
  await act(async () => store.set(messagingStatusAtom, 'online'));
  await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
  expect(ids()).toEqual([['gateway']]);
  expect(shown).toMatchObject({ isSearching: false, isGatewayMissing: null });
});

it('shows no more what was taken back, deleted or has expired, during the search and after it', async () => {
  const kept = [found('early', 2)];
  const store = await search({
    searchDevice: async (_query: unknown, onFound: (messages: StoredMessage[]) => void) =>
      onFound([found('early', 2), found('late', 3), found('stays', 1)]),
    call: async () => {
      kept[0] = found('early', 2, { isRevoked: true });
      return answer('single_bea', [found('early', 2)], 1);
    },
    keptMessages: async () => kept,
  });
  await write('hello');
  expect(ids()).toEqual([['late', 'stays']]);
  kept.push(found('late', 3, { isDeleted: true }));
  await act(async () => store.set(messageChangesAtom, new Map([['single_bea', 1]])));
  expect(ids()).toEqual([['stays']]);
  expect(shown?.groups[0]?.count).toBe(1);
  // Nor once the device hears of one that it does not have, wherever that was.
  kept.push(found('stays', 1, { isRevoked: true }));
  await act(async () =>
    store.set(
      messageChangesAtom,
      new Map([
        ['single_bea', 1],
        ['', 1],
      ]),
    ),
  );
  expect(ids()).toEqual([]);
});

it('finds nothing on a device that is not in step with the gateway yet, and says so without a connection', async () => {
  let isOnline = false;
  const store = await search({
    searchDevice: async (_query: unknown, onFound: (messages: StoredMessage[]) => void) =>
      onFound([found('device', 1)]),
    call: async () => {
      if (!isOnline) throw new GatewayError('SearchLocalMessages', 'not-sent', 113);
      return answer('single_bea', [found('gateway', 2)], 1);
    },
  });
  store.set(hasBeenInStepAtom, false);
  await act(async () => store.set(messagingStatusAtom, 'syncing'));
  await write('hello');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect([ids(), shown?.isSearching, shown?.isGatewayMissing]).toEqual([[], true, null]);
  await act(async () => store.set(messagingStatusAtom, 'waiting'));
  expect([ids(), shown?.isSearching, shown?.isGatewayMissing]).toEqual([[], false, 'nothing']);
  isOnline = true;
  store.set(hasBeenInStepAtom, true);
  await act(async () => store.set(messagingStatusAtom, 'online'));
  await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
  expect(ids()).toEqual([['gateway', 'device']]);
  expect(shown).toMatchObject({ isSearching: false, isGatewayMissing: null });
});

it('finds at the gateway while that is asked what it took away, and on the device right after', async () => {
  const store = await search({
    searchDevice: async (_query: unknown, onFound: (messages: StoredMessage[]) => void) =>
      onFound([found('device', 1)]),
    call: async () => answer('single_bea', [found('gateway', 2)], 1),
  });
  store.set(messagingStatusAtom, 'online');
  await act(async () => store.set(isAskingRemovalsAtom, true));
  await write('hello');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect([ids(), shown?.isSearching, shown?.isGatewayMissing]).toEqual([[['gateway']], true, null]);
  await act(async () => store.set(isAskingRemovalsAtom, false));
  await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
  expect([ids(), shown?.isSearching]).toEqual([[['gateway', 'device']], false]);
});

it('never shows late finds of an earlier query, and keeps the old ones until there are new', async () => {
  const scans: { onFound: (messages: StoredMessage[]) => void; signal: AbortSignal }[] = [];
  await search({
    searchDevice: (_query: unknown, onFound: never, signal: AbortSignal) => {
      scans.push({ onFound, signal });
      return new Promise(() => undefined);
    },
    call: async () => answer('single_bea', [], 0),
  });
  const find = (scan: number, message: StoredMessage) =>
    act(async () => {
      scans[scan]?.onFound([message]);
      await vi.advanceTimersByTimeAsync(50);
    });
  await write('one');
  await find(0, found('first', 1));
  expect(ids()).toEqual([['first']]);
  await write('two');
  expect(scans[0]?.signal.aborted).toBe(true);
  await find(0, found('late', 2));
  expect(ids()).toEqual([['first']]);
  await find(1, found('second', 3));
  expect(ids()).toEqual([['second']]);
  await write('');
  expect(ids()).toEqual([]);
  expect(shown?.isSearching).toBe(false);
});

it('reads on in one conversation, page by page, until both have no more', async () => {
  const newestFirst = Array.from({ length: 220 }, (_, index) => found(`m${index}`, 1_000 - index));
  const onDevice = newestFirst.slice(0, 130);
  const calls: unknown[] = [];
  const limits: unknown[] = [];
  await search(
    {
      searchDevice: async (
        { limitPerConversation: limit, conversationID }: DeviceSearch,
        onFound: (messages: readonly StoredMessage[]) => void,
      ) => {
        limits.push([conversationID, limit]);
        await act(async () => onFound(onDevice.slice(0, 3)));
        onFound(onDevice.slice(3, limit));
      },
      call: async (_declared: unknown, input: { pageIndex: number; count: number }) => {
        calls.push(input);
        const { pageIndex, count } = input;
        const page = newestFirst.slice((pageIndex - 1) * count, pageIndex * count);
        return answer('single_bea', page, page.length);
      },
    },
    'single_bea',
  );
  const loadMore = async (): Promise<void> => {
    await act(async () => shown?.loadMore?.());
    await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
  };

  await write('hello');
  expect(calls).toMatchObject([{ conversationID: 'single_bea', pageIndex: 1, count: 100 }]);
  expect(ids()).toEqual([newestFirst.slice(0, 100).map((one) => one.clientMsgID)]);
  lengths.length = 0;
  await loadMore();
  expect(ids()?.[0]).toHaveLength(200);
  // What stands there stays until there is more, and one can go on.
  expect(Math.min(...lengths)).toBe(100);
  await loadMore();
  expect(ids()).toEqual([newestFirst.map((one) => one.clientMsgID)]);
  expect(shown?.loadMore).toBeUndefined();
  expect(limits).toEqual([100, 200, 300].map((limit) => ['single_bea', limit]));

  // Other words begin with the first page again.
  await write('hell');
  expect(ids()?.[0]).toHaveLength(100);
  expect(shown?.loadMore).toBeDefined();
});
