import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFaultyDatabase } from '../../../../tests/support/messaging/faultyDatabase.ts';
import {
  entryOf,
  numberedMessages as numbered,
  outgoingMessage as outgoing,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import type { OutboxEntry } from './outboxEntry.ts';

const conversationID = 'single_them';
const live = { isContinuous: () => true };
const idsOf = (messages: readonly StoredMessage[]) => messages.map((one) => one.clientMsgID);
const files = () => new Map([['file' as const, new Blob(['abc'], { type: 'image/png' })]]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each([
  ['in the browser', async () => createMessageStore(await openDatabase('a', messageLayout))],
  ['in memory', async () => createMessageStore(createMemoryDatabase(messageLayout))],
])('the outbox %s', (_name, open: () => Promise<MessageStore>) => {
  it('takes a voice message in the place of the very recording that it was', async () => {
    const store = await open();
    const recording = { id: 'r1', blob: new Blob(['sound']), duration: 3, peaks: [50, 100] };
    await store.setRecording(conversationID, recording);
    await store.setRecording('single_other', recording);
    await store.addOutgoing(outgoing('text'), entryOf('text'), new Map());
    const waiting = await store.recording(conversationID);
    expect([waiting?.duration, waiting?.peaks]).toEqual([3, [50, 100]]);
    expect(await waiting?.blob.text()).toBe('sound');
    const voiceOf = (id: string, recordingID: string): OutboxEntry => {
      return { ...entryOf(id), kind: 'voice', recordingID };
    };
    // Another tab has recorded another, or sends what never waited.
    await store.addOutgoing(outgoing('other'), voiceOf('other', 'r2'), files());
    await store.addOutgoing(outgoing('new'), { ...entryOf('new'), kind: 'voice' }, files());
    expect((await store.recording(conversationID))?.id).toBe('r1');
    await store.addOutgoing(outgoing('voice'), voiceOf('voice', 'r1'), files());
    expect(await store.recording(conversationID)).toBeNull();
    expect((await store.recording('single_other'))?.duration).toBe(3);
    await store.dropRecording('single_other', 'r2');
    expect(await store.recording('single_other')).not.toBeNull();
    await store.dropRecording('single_other', 'r1');
    expect(await store.recording('single_other')).toBeNull();
  });

  it('keeps message, entry and files of an outgoing message until it is known as sent', async () => {
    const store = await open();
    await store.mergeArrivals(numbered(1, 2), live);
    const first = await store.addOutgoing(outgoing('first'), entryOf('first'), files());
    const second = await store.addOutgoing(outgoing('second'), entryOf('second'), new Map());
    expect([first.message.localOrder, second.message.localOrder]).toEqual([1, 2]);
    expect(first.changes).toMatchObject({
      addedKeys: [messageKeyOf(refTo('first', 'me'))],
      latestOf: [conversationID],
    });
    expect((await store.outbox()).map(({ clientMsgID }) => clientMsgID)).toEqual([
      'first',
      'second',
    ]);
    expect(await (await store.outgoingFile('first', 'file'))?.text()).toBe('abc');

    const changes = await store.mergeArrivals(
      [storedMessage('first', { seq: 3, sendTime: 1_003, sendID: 'me' })],
      live,
    );
    expect(changes.confirmedIds).toEqual(['first']);
    expect(changes.messages).toMatchObject([
      { clientMsgID: 'first', state: 'sent', localOrder: 0, hasGapBefore: false },
    ]);
    expect(await store.outboxEntry('first')).toBeNull();
    expect(await store.outgoingFile('first', 'file')).toBeNull();
    expect(idsOf(await store.pageBefore(conversationID, null, 9))).toEqual([
      'm1',
      'm2',
      'first',
      'second',
    ]);
  });

  it('sets failed ones behind the others when they are tried again, and never unsends', async () => {
    const store = await open();
    await store.addOutgoing(outgoing('first'), entryOf('first'), files());
    await store.addOutgoing(outgoing('second'), entryOf('second'), new Map());
    await store.failOutgoing('first', 600);
    expect(await store.message(refTo('first', 'me'))).toMatchObject({
      state: 'failed',
      errCode: 600,
    });
    expect(await store.outboxEntry('first')).toMatchObject({ phase: 'failed' });

    await store.retryOutgoing('first');
    await store.retryOutgoing('second');
    expect(idsOf(await store.pageBefore(conversationID, null, 9))).toEqual(['second', 'first']);
    expect(await store.message(refTo('first', 'me'))).toMatchObject({
      state: 'sending',
      errCode: 0,
    });

    await store.mergeArrivals([storedMessage('first', { seq: 1, sendID: 'me' })], live);
    await store.failOutgoing('first', 600);
    await store.removeOutgoing('first');
    expect(await store.message(refTo('first', 'me'))).toMatchObject({ state: 'sent', errCode: 0 });
    expect(await store.updateOutgoing(entryOf('first'))).toBeNull();

    const removed = await store.removeOutgoing('second');
    expect(removed.removed).toEqual([refTo('second', 'me')]);
    expect(await store.outbox()).toEqual([]);
  });

  it('keeps what an upload gave with the message and its entry', async () => {
    const store = await open();
    await store.addOutgoing(outgoing('one'), entryOf('one'), files());
    const [upload] = entryOf('one').uploads;
    const entry: OutboxEntry = {
      ...entryOf('one'),
      phase: 'sending',
      uploads: upload ? [{ ...upload, url: '/media/a.png' }] : [],
    };
    const changes = await store.updateOutgoing(entry, { ...outgoing('one'), content: 'uploaded' });
    expect(changes?.messages).toMatchObject([{ content: 'uploaded', localOrder: 1 }]);
    expect(await store.outboxEntry('one')).toEqual({ ...entry, localOrder: 1 });
  });
});

describe('a store whose device fails', () => {
  it('never keeps half of an outgoing message, wherever it fails', async () => {
    for (let failing = 0; failing < 25; failing += 1) {
      const memory = createMemoryDatabase(messageLayout);
      let isArmed = false;
      let start = 0;
      const faulty = createFaultyDatabase(memory, ({ number }) =>
        isArmed && number === start + failing ? 'fail' : 'none',
      );
      const store = createMessageStore(faulty);
      await store.mergeArrivals(numbered(1, 2), live);
      isArmed = true;
      start = faulty.steps();
      const added = await store.addOutgoing(outgoing('mine'), entryOf('mine'), files()).then(
        () => true,
        () => false,
      );
      isArmed = false;
      const kept = [
        (await store.message(refTo('mine', 'me'))) !== null,
        (await store.outboxEntry('mine')) !== null,
        (await store.outgoingFile('mine', 'file')) !== null,
        (await store.latest()).get(conversationID)?.clientMsgID === 'mine',
      ];
      expect(kept).toEqual([added, added, added, added]);
    }
  });
});
