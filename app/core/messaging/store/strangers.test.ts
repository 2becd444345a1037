import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryOf,
  outgoingMessage,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { HistoryPage } from './messageStore.ts';

const conversationID = 'group_g1';
const live = { isContinuous: () => true };

const at = (sendID: string, seq: number, content: string) =>
  storedMessage('m1', {
    ...{ conversationID, sessionType: 2, groupID: 'g1', recvID: '' },
    ...{ sendID, seq, content, sendTime: seq, serverMsgID: `s${seq}` },
  });
const truth = at('ann', 1, 'true');
const forged = at('mallory', 2, 'forged');
const ofAnn = { conversationID, sendID: 'ann', clientMsgID: 'm1' };
const ofMallory = { ...ofAnn, sendID: 'mallory' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each([
  ['in the browser', () => openDatabase('a', messageLayout)],
  ['in memory', async () => createMemoryDatabase(messageLayout)],
])("another sender's message under a known id, %s", (_name, database) => {
  const open = async () => createMessageStore(await database());
  const shown = async (store: Awaited<ReturnType<typeof open>>, id = conversationID) =>
    (await store.pageBefore(id, null, 9)).map(({ content }) => content);

  it.each([
    ['before', [forged, truth]],
    ['after', [truth, forged]],
  ])('stands beside the true one, where it came %s it', async (_order, messages) => {
    const store = await open();
    for (const message of messages) await store.mergeArrivals([message], live);
    expect(await shown(store)).toEqual(['true', 'forged']);
    expect(await store.unread(conversationID, 'me')).toHaveLength(2);
    const page = { conversationID, messages, count: 20, at: { kind: 'newest' } } as const;
    expect((await store.mergePage(page)).messages).toEqual([]);
    expect(await shown(store)).toEqual(['true', 'forged']);
    expect(await store.hasOlder(conversationID)).toBe(false);
  });

  it('is another one in another conversation, whoever wrote it', async () => {
    const store = await open();
    const elsewhere = storedMessage('m1', { sendID: 'ann', conversationID: 'single_ann', seq: 1 });
    await store.mergeArrivals([elsewhere, truth], live);
    await store.applyFacts([
      { ...refTo('m1', 'ann'), conversationID: 'single_ann', isRevoked: true },
    ]);
    expect(await store.message(ofAnn)).toMatchObject({ content: 'true', isRevoked: false });
    expect((await store.latest(['single_ann'])).get('single_ann')?.isRevoked).toBe(true);
  });

  it('is taken back, read and deleted alone', async () => {
    const store = await open();
    const facts = [
      { ...ofMallory, isRevoked: true, revokerID: 'mallory' },
      { ...ofMallory, isRead: true },
      { ...ofMallory, isDeleted: true },
    ] as const;
    await store.applyFacts(facts.slice(0, 1));
    await store.mergeArrivals([truth], live);
    await store.applyFacts(facts.slice(1));
    await store.mergeArrivals([forged], live);
    expect(await store.message(ofAnn)).toEqual({ ...truth, hasGapBefore: false });
    expect(await store.message(ofMallory)).toMatchObject({
      ...{ isRevoked: true, isRead: true, isDeleted: true },
    });
    expect((await store.latest()).get(conversationID)?.content).toBe('true');
  });

  it('settles nothing that this device sends', async () => {
    const store = await open();
    await store.addOutgoing(outgoingMessage('mine'), entryOf('mine'), new Map());
    const theirs = storedMessage('mine', { seq: 1 });
    const elsewhere = { ...theirs, sendID: 'me', conversationID: 'single_other' };
    const changes = await store.mergeArrivals([theirs, elsewhere], live);
    expect(changes.confirmedIds).toEqual([]);
    expect(await store.outbox()).toHaveLength(1);
    expect(await store.outgoing('mine')).toMatchObject({ sendID: 'me', state: 'sending' });
    await store.failOutgoing('mine', 600);
    await store.retryOutgoing('mine');
    await store.removeOutgoing('mine');
    expect(await store.outgoing('mine')).toBeNull();
    expect(await store.message(refTo('mine'))).toMatchObject({ state: 'sent' });
  });

  it('hides no hole by being taken for the true one where a page ends', async () => {
    const store = await open();
    const one = (id: string, seq: number) =>
      storedMessage(id, { conversationID, sendID: 'ann', seq, sendTime: seq });
    const anchor = { ...truth, seq: 9, sendTime: 9 };
    const page = (messages: StoredMessage[], at: HistoryPage['at']) =>
      store.mergePage({ conversationID, messages, count: messages.length, at });
    await page([anchor, one('m10', 10)], { kind: 'newest' });
    await store.mergeArrivals([{ ...forged, seq: 3, sendTime: 3 }], live);
    // What comes before the stranger's, not before the one that was meant.
    await page([one('p1', 1), one('p2', 2)], { kind: 'before', anchor: ofAnn });
    expect(await store.message(ofAnn)).toMatchObject({ hasGapBefore: true });
  });

  it('is not known by its id alone: then no fact is applied, and the gateway is to be asked', async () => {
    const store = await open();
    const byId = [{ clientMsgID: 'm1', isRevoked: true }] as const;
    await store.mergeArrivals([truth], live);
    expect((await store.applyFacts(byId)).unverified).toEqual([ofAnn]);
    expect((await store.mergeArrivals([forged], live)).unverified).toEqual([ofMallory]);
    expect((await store.applyFacts(byId)).unverified).toEqual([ofAnn, ofMallory]);
    for (const ref of [ofAnn, ofMallory]) {
      expect(await store.message(ref)).toMatchObject({ isRevoked: false });
    }
  });

  it('is known by its sender, wherever it is', async () => {
    const store = await open();
    const named = { clientMsgID: 'm1', sendID: 'mallory', isSingle: false } as const;
    await store.mergeArrivals([truth, { ...forged, conversationID: 'single_mallory' }], live);
    expect((await store.applyFacts([{ ...named, isRevoked: true }])).messages).toEqual([]);
    const changes = await store.mergeArrivals([forged], live);
    expect(changes.messages).toMatchObject([{ sendID: forged.sendID, isRevoked: true }]);
    expect(await store.message(ofAnn)).toMatchObject({ isRevoked: false });
    // Of two that could be meant, none is believed.
    const twice = { ...forged, conversationID: 'group_g2', groupID: 'g2' };
    await store.mergeArrivals([twice], live);
    const { unverified, messages } = await store.applyFacts([{ ...named, isDeleted: true }]);
    expect([unverified.length, messages.length]).toEqual([2, 0]);
  });
});
