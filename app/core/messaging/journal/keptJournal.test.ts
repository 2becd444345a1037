import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { createModelTexts } from '../../../../tests/support/messaging/modelTexts.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { createJournal } from './createJournal.ts';
import type { JournalEntry } from './journalEntry.ts';
import { forgetKeptJournal, journalLayout, openKeptJournal } from './keptJournal.ts';

const peer = { sessionType: 1, userID: 'bea' } as const;
let drawn = 0;
const random = (bytes: Uint8Array): Uint8Array => {
  drawn += 1;
  return bytes.fill(drawn);
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const openPage = (texts = createModelTexts()) =>
  openKeptJournal('ann', createJournal({ userID: 'ann', texts, clock: () => 1_000, random }));
const textsOf = (entries: readonly JournalEntry[]) => entries.map(({ text }) => text);
const add = ({ add }: Awaited<ReturnType<typeof openPage>>, text: string): JournalEntry => {
  const entry = add(peer, { kind: 'text', text });
  if (!entry) throw new Error('The journal refused a text.');
  return entry;
};

it('has what a browser that was killed had written, before what is written since', async () => {
  const first = await openPage();
  const entries = ['one', 'two'].map((text) => add(first, text));
  for (const entry of entries) expect(await first.keep(entry)).toBe(true);
  first.close();
  const next = await openPage();
  add(next, 'three');
  expect(textsOf(next.entries())).toEqual(['one', 'two', 'three']);
  expect(next.entries()[0]).toEqual(entries[0]);
  expect(entries.map(({ clientMsgID }) => next.isOwn(clientMsgID))).toEqual([false, false]);
});

it('has an entry once that is in both places, and forgets it in both', async () => {
  const texts = createModelTexts();
  const first = await openPage(texts);
  const [one, two] = [add(first, 'one'), add(first, 'two')];
  await Promise.all([first.keep(one), first.keep(two)]);
  first.close();
  const next = await openPage(texts);
  expect(textsOf(next.entries())).toEqual(['one', 'two']);
  await next.remove([one.clientMsgID]);
  expect(textsOf(next.entries())).toEqual(['two']);
  next.close();
  texts.forget();
  expect(textsOf((await openPage()).entries())).toEqual(['two']);
});

it('says that nothing is kept where the device keeps nothing', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const journal = await openPage();
  const entry = add(journal, 'one');
  expect(await journal.keep(entry).catch(() => false)).toBe(false);
  expect(textsOf(journal.entries())).toEqual(['one']);
});

it('is taken along by a person who leaves', async () => {
  const journal = await openPage();
  await journal.keep(add(journal, 'one'));
  journal.close();
  await forgetKeptJournal('ann');
  expect(await indexedDB.databases()).toEqual([]);
});

it('writes nothing of what was removed, however late that is asked for', async () => {
  const journal = await openPage();
  const entry = add(journal, 'one');
  await journal.remove([entry.clientMsgID]);
  await journal.keep(entry);
  journal.close();
  expect((await openPage()).entries()).toEqual([]);
});

it('remembers why sending failed, and leaves alone what it did not write', async () => {
  const journal = await openPage();
  const entry = add(journal, 'one');
  await journal.keep(entry);
  journal.note(entry.clientMsgID, 1301);
  const database = await openDatabase('journal-ann', journalLayout);
  const odd = { clientMsgID: 'odd', key: 'unsent/ann/odd', value: '{}' };
  await database.transaction(['entries'], 'write', (tx) => tx.put('entries', odd));
  journal.close();
  const [left, ...more] = (await openPage()).entries();
  expect(left).toEqual({ ...entry, errCode: 1301 });
  expect(more).toEqual([]);
});

it('leaves nothing on a disk that took it and then takes no more', async () => {
  const journal = await openPage();
  const [one, two] = [add(journal, 'one'), add(journal, 'two')];
  await journal.keep(one);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  };
  expect(await journal.keep(two).catch(() => false)).toBe(false);
  IDBObjectStore.prototype.put = put;
  await journal.remove([one.clientMsgID]);
  expect((await openPage()).entries()).toEqual([]);
});
