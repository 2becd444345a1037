// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { noted } from '../../../../tests/support/messaging/recordedSession.ts';
import { openKeptJournal } from '../journal/keptJournal.ts';
import { openMessageStore } from '../store/openMessageStore.ts';
import type { Leaving } from './createMessagingSession.ts';
import { forgetLeft } from './forgetMessages.ts';
import { openJournal } from './openJournal.ts';

const peer = { sessionType: 1, userID: 'bea' } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

/** Somebody wrote, and the browser was killed before the outbox had it. */
async function write(): Promise<void> {
  const journal = await openKeptJournal('ann', openJournal('ann'));
  const entry = journal.add(peer, { kind: 'text', text: 'Wait for me' });
  if (entry) await journal.keep(entry);
  journal.close();
  localStorage.clear();
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('keeps what was written for when a person is back whose session ended, in the outbox alone', async () => {
  await write();
  await forgetLeft('ann', noted([['ann', 'ended']]));
  expect(await databases()).toEqual(['messages-ann']);
  const store = await openMessageStore('ann');
  const [entry, ...more] = await store.outbox();
  expect(more).toEqual([]);
  expect((await store.outgoing(entry?.clientMsgID ?? ''))?.content).toBe('Wait for me');
});

it.each<[Leaving, boolean]>([
  ['left', true],
  ['ended', false],
])(
  'leaves nothing behind of a person who is noted as %s and wrote: %s',
  async (how, hasWritten) => {
    if (hasWritten) await write();
    await forgetLeft('ann', noted([['ann', how]]));
    expect(await databases()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  },
);
