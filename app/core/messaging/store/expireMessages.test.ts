import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageExpiry } from '../engine/messageExpiry.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { MessageStore, StoreChanges } from './messageStore.ts';
import { openMessageStore } from './openMessageStore.ts';

const conversationID = 'single_them';
const live = { isContinuous: () => true };
const minute = 60_000;

/** A private message that ends so many seconds after it was read. */
function secret(id: string, hasReadTime: number, burnDuration?: number): StoredMessage {
  const info = { groupHasReadInfo: null, isPrivateChat: true, hasReadTime };
  return storedMessage(id, {
    ...{ seq: Number(id.slice(1)), sendTime: Number(id.slice(1)), content: `secret of ${id}` },
    attachedInfoElem: { ...info, ...(burnDuration !== undefined && { burnDuration }) },
  });
}

const readable = async (store: MessageStore): Promise<string[]> =>
  (await store.pageBefore(conversationID, null, 500))
    .filter(({ content }) => content !== '')
    .map(({ clientMsgID }) => clientMsgID);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a private message that was read', () => {
  test('is emptied when its time is over, and no copy brings it back', async () => {
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    const known = [secret('m1', 1_000, 10), secret('m2', 5_000), secret('m3', 0, 10)];
    await store.mergeArrivals(known, live);
    expect(await store.nextExpiry()).toBe(11_000);
    expect((await store.removeExpired(10_999)).messages).toEqual([]);
    const changes = await store.removeExpired(11_000);
    expect(changes.messages).toMatchObject([{ clientMsgID: 'm1', content: '', isDeleted: true }]);
    await store.mergeArrivals(known, live);
    expect(await readable(store)).toEqual(['m2', 'm3']);
    expect(await store.nextExpiry()).toBe(35_000);
    await store.removeExpired(35_000);
    expect(await readable(store)).toEqual(['m3']);
    expect(await store.nextExpiry()).toBe(null);
    expect((await store.latest()).get(conversationID)).toMatchObject({ clientMsgID: 'm3' });
  });

  test('expires from when it was read here, also before the gateway knows', async () => {
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    await store.mergeArrivals([secret('m1', 0, 10)], live);
    await store.addPendingRead(conversationID, await store.unread(conversationID, 'me'), 7_000);
    expect(await store.nextExpiry()).toBe(17_000);
  });

  test('is rather gone than readable where a clock was wrong', async () => {
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    await store.mergeArrivals([secret('m1', 24 * 60 * minute, 10), secret('m2', 0, 10)], live);
    await store.removeExpired(minute);
    expect(await readable(store)).toEqual(['m2']);
  });

  test('is gone before anybody sees it where its end came while the device was closed', async () => {
    const before = await openMessageStore('me');
    const now = Date.now();
    await before.mergeArrivals([secret('m1', now, 60), secret('m2', now, 6_000)], live);
    before.close();
    vi.setSystemTime(now + 2 * minute);
    const after = await openMessageStore('me');
    vi.useRealTimers();
    expect(await readable(after)).toEqual(['m2']);
    after.close();
  });

  test('and as many as there are go together', async () => {
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    const many = Array.from({ length: 700 }, (_, index) => secret(`m${index + 1}`, 1_000, 1));
    await store.mergeArrivals(many, live);
    expect((await store.removeExpired(5_000)).messages).toHaveLength(700);
    expect(await readable(store)).toEqual([]);
  });
});

describe('the timer of the leading tab', () => {
  test('ends each in its time, and waits for no more than the next', async () => {
    const time = createVirtualClock();
    const store = createMessageStore(createMemoryDatabase(messageLayout));
    const expired: string[] = [];
    const expiry = createMessageExpiry({
      store,
      timers: time.timers,
      clock: time.now,
      publisher: {
        changes: ({ messages }: StoreChanges) =>
          expired.push(...messages.map(({ clientMsgID }) => clientMsgID)),
      } as unknown as Parameters<typeof createMessageExpiry>[0]['publisher'],
    });
    expiry.check();
    await time.pass(10);
    expect(time.waiting()).toBe(0);
    const now = time.now();
    expiry.noteChanges(
      await store.mergeArrivals([secret('m1', now, 10), secret('m2', now, 200)], live),
    );
    await time.pass(9_900);
    expect(expired).toEqual([]);
    expect(time.waiting()).toBe(1);
    await time.pass(200);
    expect(expired).toEqual(['m1']);
    expiry.noteChanges(await store.mergeArrivals([secret('m3', time.now(), 5)], live));
    await time.pass(5_100);
    expect(expired).toEqual(['m1', 'm3']);
    await time.pass(200_000);
    expect(expired).toEqual(['m1', 'm3', 'm2']);
    expiry.close();
    expect(time.waiting()).toBe(0);
  });
});
