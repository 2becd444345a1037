import 'fake-indexeddb/auto';
import { randomFillSync } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { createFaultyDatabase } from '../../../../tests/support/messaging/faultyDatabase.ts';
import { createModelTexts } from '../../../../tests/support/messaging/modelTexts.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { openMessageStore } from '../store/openMessageStore.ts';
import { createJournal } from './createJournal.ts';
import { takeOverJournal } from './takeOverJournal.ts';

const userID = 'ann';
const peer = { sessionType: 1, userID: 'bea' } as const;
const conversationID = 'single_bea';
const random = (bytes: Uint8Array) => randomFillSync(bytes);
const putRow = IDBObjectStore.prototype.put;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  IDBObjectStore.prototype.put = putRow;
});

function openPage(texts = createModelTexts()) {
  const journal = createJournal({ userID, texts, clock: () => 1_000, random });
  return { texts, journal, over: (store: MessageStore) => ({ journal, store, userID }) };
}
const shown = async (store: MessageStore) =>
  (await store.pageBefore(conversationID, null, 99)).map(({ content }) => content);

it('moves what lies there to the outbox, in the order it was written, over tabs and pages', async () => {
  const store = await openMessageStore(userID);
  const first = openPage();
  const second = openPage(first.texts);
  first.journal.add(peer, { kind: 'text', text: 'one' });
  second.journal.add(peer, { kind: 'text', text: 'two' });
  first.journal.add(peer, { kind: 'text', text: 'three' });
  const changes = await takeOverJournal(second.over(store));
  expect(changes.messages).toMatchObject([
    { content: 'one', localOrder: 1, state: 'sending', createTime: 1_000 },
    { content: 'two', localOrder: 2 },
    { content: 'three', localOrder: 3 },
  ]);
  expect(first.journal.entries()).toEqual([]);
  // What another page wrote may have left already: it is looked up first.
  expect((await store.outbox()).map(({ phase }) => phase)).toEqual([
    'unknown',
    'waiting',
    'unknown',
  ]);
});

it('adds each once, however many tabs do it at the same time and however often', async () => {
  const stores = [await openMessageStore(userID), await openMessageStore(userID)];
  const { journal, over } = openPage();
  for (let count = 0; count < 250; count += 1)
    journal.add(peer, { kind: 'text', text: `${count}` });
  await Promise.all([...stores, ...stores].map((store) => takeOverJournal(over(store))));
  const expected = Array.from({ length: 250 }, (_, count) => `${count}`);
  for (const store of stores) {
    expect((await store.pageBefore(conversationID, null, 999)).map((one) => one.content)).toEqual(
      expected,
    );
  }
});

it('never brings back what the person removed, also for a tab that looked before', async () => {
  const store = await openMessageStore(userID);
  const { journal, over } = openPage();
  const entry = journal.add(peer, { kind: 'text', text: 'gone' });
  const seenBefore = { ...journal, entries: () => (entry ? [entry] : []) };
  await takeOverJournal(over(store));
  await store.removeOutgoing(entry?.clientMsgID ?? '');
  const changes = await takeOverJournal({ journal: seenBefore, store, userID });
  expect(changes.removed).toEqual([
    { conversationID, sendID: userID, clientMsgID: entry?.clientMsgID },
  ]);
  expect(await store.outbox()).toEqual([]);
  expect(await shown(store)).toEqual([]);
});

it('drops the draft that was sent, and no newer one', async () => {
  const store = await openMessageStore(userID);
  const { journal, over } = openPage();
  await store.setDraft({ conversationID, text: 'Hel', time: 999 });
  await store.setDraft({ conversationID: 'single_cat', text: 'Cat', time: 999 });
  journal.add(peer, { kind: 'text', text: 'Hello' });
  await takeOverJournal(over(store));
  expect((await store.drafts()).map(({ text }) => text)).toEqual(['Cat']);
  await store.setDraft({ conversationID, text: 'Next', time: 1_001 });
  journal.add(peer, { kind: 'text', text: 'Hello again' });
  await takeOverJournal(over(store));
  expect((await store.drafts()).map(({ text }) => text)).toEqual(['Next', 'Cat']);
});

it('keeps in the journal what the store could not take, wherever it fails', async () => {
  for (let failing = 0; ; failing += 1) {
    let isArmed = false;
    let start = 0;
    const database = createFaultyDatabase(createMemoryDatabase(messageLayout), ({ number }) =>
      isArmed && number === start + failing ? 'fail' : 'none',
    );
    // In memory here, on the disk in earnest.
    const store: MessageStore = { ...createMessageStore(database), isDurable: true };
    const { journal, over } = openPage();
    for (const text of ['one', 'two']) journal.add(peer, { kind: 'text', text });
    start = database.steps();
    isArmed = true;
    const isDone = await takeOverJournal(over(store)).then(
      () => true,
      () => false,
    );
    isArmed = false;
    expect(journal.entries()).toHaveLength(isDone ? 0 : 2);
    await takeOverJournal(over(store));
    expect(await shown(store)).toEqual(['one', 'two']);
    if (isDone) break;
  }
});

it('keeps what only the memory of the page has, so that the next page has it too', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The test has no room.', 'QuotaExceededError');
  };
  const { journal, texts, over } = openPage();
  journal.add(peer, { kind: 'text', text: 'one' });
  const store = await openMessageStore(userID);
  await takeOverJournal(over(store));
  expect(store.isDurable).toBe(false);
  expect(await shown(store)).toEqual(['one']);
  await takeOverJournal(over(store));
  expect(await shown(store)).toEqual(['one']);

  IDBObjectStore.prototype.put = putRow;
  const next = await openMessageStore(userID);
  await takeOverJournal(openPage(texts).over(next));
  expect(await shown(next)).toEqual(['one']);
  expect(journal.entries()).toEqual([]);
});
