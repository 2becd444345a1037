import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createWaits } from '../retry/waits.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import { createConversationQueues, type QueueStep } from './conversationQueues.ts';

function entryOf(conversationID: string, clientMsgID: string): OutboxEntry {
  return {
    ...{ clientMsgID, conversationID, localOrder: 0, kind: 'text', uploads: [] },
    ...{ peer: { sessionType: 1, userID: conversationID }, phase: 'waiting' },
    ...{ attempts: 0, lookups: 0 },
  };
}

function setUp(names: readonly [conversationID: string, clientMsgID: string][]) {
  const time = createVirtualClock();
  const waits = createWaits(time.timers);
  let entries = names.map(([conversationID, id]) => entryOf(conversationID, id));
  const state = { isOnline: true, isClosed: false, isStoreBroken: false };
  const tried: [at: number, id: string][] = [];
  const start = time.now();
  /** What the next tries of a message come to; after them it is sent. */
  const outcomes = new Map<string, QueueStep[]>();
  const queues = createConversationQueues({
    store: {
      outbox: async () => {
        if (state.isStoreBroken) throw new Error('No store.');
        return entries;
      },
    },
    waits,
    isClosed: () => state.isClosed,
    isOnline: () => state.isOnline,
    async send({ clientMsgID }) {
      tried.push([time.now() - start, clientMsgID]);
      const outcome = outcomes.get(clientMsgID)?.shift() ?? 'next';
      if (outcome === 'next') {
        entries = entries.filter((entry) => entry.clientMsgID !== clientMsgID);
      }
      return outcome;
    },
  });
  const add = (conversationID: string, id: string) => {
    entries = [...entries, entryOf(conversationID, id)];
    queues.wake();
  };
  return { time, waits, state, tried, outcomes, queues, add };
}

test('a message that has to wait holds up those behind it, and no other conversation', async () => {
  const { time, tried, outcomes, queues } = setUp([
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
  ]);
  outcomes.set('a1', ['later', 'later']);
  queues.wake();
  await time.pass(10_000);
  expect(tried.filter(([, id]) => id.startsWith('a'))).toEqual([
    [0, 'a1'],
    [500, 'a1'],
    [1_500, 'a1'],
    [1_500, 'a2'],
  ]);
  expect(tried.filter(([, id]) => id === 'b1')).toEqual([[0, 'b1']]);
});

test('what is sent makes the next pause the shortest again', async () => {
  const { time, tried, outcomes, queues } = setUp([
    ['a', 'a1'],
    ['a', 'a2'],
  ]);
  outcomes.set('a1', ['later', 'later', 'later']);
  outcomes.set('a2', ['later']);
  queues.wake();
  await time.pass(10_000);
  expect(tried.map(([at]) => at)).toEqual([0, 500, 1_500, 3_500, 3_500, 4_000]);
});

test('a queue that stopped for the network begins again when it is woken', async () => {
  const { time, tried, outcomes, queues } = setUp([['a', 'a1']]);
  outcomes.set('a1', ['when-online']);
  queues.wake();
  await time.pass(60_000);
  expect(tried).toHaveLength(1);
  queues.wake();
  await time.pass(10);
  expect(tried).toHaveLength(2);
});

test('what is written while a queue runs is sent by it, once', async () => {
  const { time, tried, outcomes, queues, add } = setUp([['a', 'a1']]);
  outcomes.set('a1', ['later']);
  queues.wake();
  await time.pass(100);
  add('a', 'a2');
  add('a', 'a3');
  await time.pass(60_000);
  expect(tried.map(([, id]) => id)).toEqual(['a1', 'a1', 'a2', 'a3']);
});

test('a store that fails for a while is asked again, until the outbox closes', async () => {
  const { time, waits, state, tried, queues } = setUp([['a', 'a1']]);
  state.isStoreBroken = true;
  queues.wake();
  await time.pass(2_000);
  state.isStoreBroken = false;
  await time.pass(60_000);
  expect(tried).toHaveLength(1);

  state.isStoreBroken = true;
  queues.wake();
  await time.pass(100);
  state.isClosed = true;
  waits.close();
  state.isStoreBroken = false;
  await time.pass(60_000);
  expect(tried).toHaveLength(1);
  expect(time.waiting()).toBe(0);
});
