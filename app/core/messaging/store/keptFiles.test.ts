import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf, outgoingMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';

/** A private window of Safari takes everything but blobs. */
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    row,
    key,
  ) {
    if ((row as { blob?: unknown } | null)?.blob instanceof Blob) {
      throw new DOMException('Error preparing Blob/File data to be stored', 'UnknownError');
    }
    return put.call(this, row, key);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps files on a device that keeps no blobs, in the order they were sent', async () => {
  const database = await openDatabase('private', messageLayout);
  const store = createMessageStore(database);
  const send = (id: string, size: number) =>
    store.addOutgoing(
      outgoingMessage(id),
      entryOf(id),
      new Map([['file', new Blob(['x'.repeat(size)], { type: 'image/png' })]]),
      { isOnDisk: true },
    );
  await send('first', 5);
  await Promise.all([send('second', 200_000), send('third', 1)]);
  expect(database.isDurable).toBe(true);
  expect((await store.outbox()).map((one) => one.clientMsgID)).toEqual([
    'first',
    'second',
    'third',
  ]);
  const file = await store.outgoingFile('second', 'file');
  expect([file?.type, file?.size]).toEqual(['image/png', 200_000]);
});

it('keeps a recording there too, until it is thrown away', async () => {
  const database = await openDatabase('private', messageLayout);
  const store = createMessageStore(database);
  const blob = new Blob(['sound'], { type: 'audio/mp4' });
  await store.setRecording('single_bea', { id: 'r1', blob, duration: 2, peaks: [1] });
  expect(database.isDurable).toBe(true);
  const kept = await store.recording('single_bea');
  expect([await kept?.blob.text(), kept?.blob.type, kept?.duration]).toEqual([
    'sound',
    'audio/mp4',
    2,
  ]);
  await store.dropRecording('single_bea', 'r1');
  expect(await store.recording('single_bea')).toBeNull();
});
