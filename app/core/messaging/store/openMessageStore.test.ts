import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  entryOf,
  numberedMessages as numbered,
  outgoingMessage,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { messageLayout } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { openMessageStore } from './openMessageStore.ts';

const conversationID = 'single_them';
const live = { isContinuous: () => true };
const putRow = IDBObjectStore.prototype.put;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  IDBObjectStore.prototype.put = putRow;
});

const send = (store: MessageStore, id: string) =>
  store.addOutgoing(outgoingMessage(id), entryOf(id), new Map());

/** From now on the device takes as many rows as are deleted. */
function fillDevice(room: () => number): void {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (room() <= 0) throw new DOMException('The test has no room.', 'QuotaExceededError');
    return putRow.apply(this, given);
  };
}

describe('the store of an account', () => {
  it('is there again after a reload, outbox and all, and apart from other accounts', async () => {
    const before = await openMessageStore('ann');
    await before.mergeArrivals(numbered(1, 2), live);
    await send(before, 'mine');
    before.close();
    const after = await openMessageStore('ann');
    expect(await after.pageBefore(conversationID, null, 9)).toHaveLength(3);
    expect(await after.outbox()).toMatchObject([{ clientMsgID: 'mine', localOrder: 1 }]);
    const other = await openMessageStore('bob');
    expect(await other.outbox()).toEqual([]);
    await after.destroy();
    const fresh = await openMessageStore('ann');
    expect(await fresh.pageBefore(conversationID, null, 9)).toEqual([]);
  });

  it('has everything of the version before, in which a message was known by its id alone', async () => {
    const known = numbered(1, 700);
    const waiting = { ...outgoingMessage('mine'), localOrder: 1 };
    const rowBefore = (message: StoredMessage) => {
      const { conversationID: id, seq, sendTime, clientMsgID, localOrder, state } = message;
      const place = state === 'sent' ? [seq, sendTime] : [Number.MAX_SAFE_INTEGER, localOrder];
      return { order: [id, ...place, clientMsgID], message };
    };
    const { facts: _, ...others } = messageLayout.stores;
    const before = await openDatabase<Record<string, object>>('messages-ann', {
      version: 1,
      stores: {
        ...others,
        messages: {
          keyPath: 'message.clientMsgID',
          indexes: messageLayout.stores.messages.indexes,
        },
        facts: { keyPath: 'clientMsgID', indexes: { byAge: 'age' } },
      },
    });
    const rows: Record<string, object[]> = {
      messages: [...known, waiting].map(rowBefore),
      latest: [{ conversationID, message: waiting }],
      facts: [{ clientMsgID: 'm701', age: 1, facts: [{ clientMsgID: 'm701', isRevoked: true }] }],
      starts: [{ conversationID }],
      outbox: [{ ...entryOf('mine'), localOrder: 1 }],
      blobs: [{ id: ['mine', 'file'], clientMsgID: 'mine', part: 'file', blob: new Blob(['abc']) }],
      drafts: [{ conversationID, text: 'begun', time: 1 }],
      reads: [{ conversationID, clientMsgIDs: ['m1'] }],
      meta: [{ name: 'localOrder', value: 1 }],
    };
    await before.transaction(Object.keys(rows), 'write', async (tx) => {
      for (const [name, all] of Object.entries(rows))
        for (const row of all) await tx.put(name, row);
    });

    const store = await openMessageStore('ann');
    expect(store.isDurable).toBe(true);
    const ids = [...known, waiting].map(({ clientMsgID }) => clientMsgID);
    const shown = await store.pageBefore(conversationID, null, 1_000);
    expect(shown.map(({ clientMsgID }) => clientMsgID)).toEqual(ids);
    expect(await store.hasOlder(conversationID)).toBe(false);
    expect(await store.outgoing('mine')).toEqual(waiting);
    expect(await store.outbox()).toMatchObject([{ clientMsgID: 'mine', phase: 'waiting' }]);
    expect(await (await store.outgoingFile('mine', 'file'))?.text()).toBe('abc');
    expect(await store.drafts()).toMatchObject([{ text: 'begun' }]);
    expect(await store.pendingReads()).toEqual([{ conversationID, clientMsgIDs: ['m1'] }]);
    await send(store, 'next');
    const changes = await store.mergeArrivals(
      [...numbered(701, 701), storedMessage('mine', { sendID: 'me', seq: 702 })],
      live,
    );
    expect(changes.confirmedIds).toEqual(['mine']);
    expect(await store.outbox()).toMatchObject([{ clientMsgID: 'next', localOrder: 2 }]);
    expect(await store.message(refTo('m701'))).toMatchObject({ isRevoked: false });
    before.close();
  });

  it('shows every tab what the others wrote', async () => {
    const [first, second] = [await openMessageStore('ann'), await openMessageStore('ann')];
    await Promise.all([send(first, 'one'), send(second, 'two')]);
    const orders = (await first.outbox()).map(({ localOrder }) => localOrder);
    expect(orders).toEqual([1, 2]);
  });

  it('lets the oldest messages go when the device is full, and keeps what is new', async () => {
    const store = await openMessageStore('ann');
    await store.mergeArrivals(numbered(1, 500), live);
    let room = 0;
    const deleteRow = IDBObjectStore.prototype.delete;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      room += 1;
      return deleteRow.apply(this, given);
    });
    fillDevice(() => room);
    await store.mergeArrivals(numbered(501, 502), live);
    await send(store, 'mine');
    spy.mockRestore();
    expect(store.isDurable).toBe(true);
    const messages = await store.pageBefore(conversationID, null, 999);
    expect(messages.length).toBeLessThan(400);
    expect(messages.slice(-3).map(({ clientMsgID }) => clientMsgID)).toEqual([
      'm501',
      'm502',
      'mine',
    ]);
    expect(await store.hasOlder(conversationID)).toBe(true);
  });

  it('goes on in memory with the newest messages and the outbox when nothing helps', async () => {
    const store = await openMessageStore('ann');
    await store.mergePage({
      conversationID,
      messages: numbered(1, 100),
      count: 200,
      at: { kind: 'newest' },
    });
    await send(store, 'waiting');
    fillDevice(() => 0);
    await send(store, 'mine');
    expect(store.isDurable).toBe(false);
    const messages = await store.pageBefore(conversationID, null, 999);
    expect(messages.slice(-3).map(({ clientMsgID }) => clientMsgID)).toEqual([
      'm100',
      'waiting',
      'mine',
    ]);
    expect((await store.outbox()).map(({ clientMsgID }) => clientMsgID)).toEqual([
      'waiting',
      'mine',
    ]);
    // What was not taken along is known to be missing.
    expect(messages[0]).toMatchObject({ hasGapBefore: true });
  });
});
