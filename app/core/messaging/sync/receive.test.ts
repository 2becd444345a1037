import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { groupMember } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createWaits } from '../retry/waits.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { createReceiver } from './receive.ts';

/** A receiver of the events of a group that is followed. `finish` is called for a batch that is merged or lost. */
function setUp(finish: () => void = () => undefined) {
  const time = createVirtualClock();
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  /** When batches were merged, in milliseconds, and how many rows each of them changed. */
  const batches: { at: number; rows: number }[] = [];
  const receiver = createReceiver({
    ...{ userID: 'me', store, timers: time.timers, waits: createWaits(time.timers) },
    publisher: {
      lists: (changes: readonly { ids: readonly unknown[] }[]) =>
        batches.push({ at: time.now(), rows: changes.flatMap(({ ids }) => ids).length }),
    } as never,
    isContinuous: () => true,
    isSeqContiguous: () => true,
    isListFollowed: () => true,
    onReceived: finish,
    onLost: finish,
  });
  const join = (at: number): void =>
    receiver.push({
      name: 'OnGroupMemberAdded',
      data: v.parse(groupMember, { groupID: 'g', userID: `user${at}` }),
    });
  return { time, store, receiver, batches, join };
}

test('2,000 who join within two seconds are merged five times a second at most', async () => {
  const { time, store, batches, join } = setUp();
  for (let at = 0; at < 2_000; at += 1) {
    join(at);
    // They come by tens, as a busy page hears of them.
    if (at % 10 === 9) await time.pass(10);
  }
  await time.pass(1_000);
  expect(await store.list('members', 'g')).toHaveLength(2_000);
  expect(batches.reduce((sum, { rows }) => sum + rows, 0)).toBe(2_000);
  expect(batches.length).toBeLessThanOrEqual(12);
});

test('who joins alone is merged at once, also right after another', async () => {
  const { time, batches, join } = setUp();
  const begun = time.now();
  join(1);
  await time.pass(0);
  join(2);
  await time.pass(0);
  expect(batches).toEqual([
    { at: begun, rows: 1 },
    { at: begun, rows: 1 },
  ]);
});

test('whoever waits until everything is merged ends the rest of a burst', async () => {
  const { time, store, receiver, join } = setUp();
  const begun = time.now();
  for (let at = 0; at < 600; at += 1) join(at);
  await time.pass(0);
  join(600);
  await receiver.settled();
  expect(time.now()).toBe(begun);
  expect(await store.list('members', 'g')).toHaveLength(601);
});

test('after a batch that failed whatever was tried, bursts are merged and rest as before', async () => {
  let isBroken = true;
  const fail = (): void => {
    if (isBroken) throw new Error('broken');
  };
  const { time, store, receiver, batches, join } = setUp(fail);
  join(0);
  const failed = expect(receiver.settled()).rejects.toThrow('broken');
  await time.pass(120_000);
  await failed;
  isBroken = false;
  batches.length = 0;
  const begun = time.now();
  for (let at = 1; at <= 20; at += 1) join(at);
  await time.pass(0);
  join(21);
  await time.pass(1_000);
  expect(await store.list('members', 'g')).toHaveLength(22);
  expect(batches).toEqual([
    { at: begun, rows: 20 },
    { at: begun + 200, rows: 1 },
  ]);
});

test('a burst that is received is not merged once the receiver is closed', async () => {
  const { time, store, receiver, join } = setUp();
  for (let at = 0; at < 20; at += 1) join(at);
  await time.pass(0);
  join(20);
  receiver.close();
  await time.pass(1_000);
  expect(await store.list('members', 'g')).toHaveLength(20);
  expect(time.waiting()).toBe(0);
});
