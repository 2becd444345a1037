import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  entryOf,
  numberedMessages,
  outgoingMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { createMessageStore } from './createMessageStore.ts';
import { forgetAllButUnsent } from './forgetAllButUnsent.ts';
import { keepUnsent, keptUnsent } from './keepUnsent.ts';
import { type MessageRows, messageLayout } from './messageRows.ts';

const secret = 'a word of somebody else';
const names = Object.keys(messageLayout.stores) as (keyof MessageRows)[];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A row for each store that says something nobody may find; the shape does not matter to deleting. */
const others: { [Name in keyof MessageRows]: object } = {
  messages: {},
  latest: { conversationID: 'single_other', message: { content: secret } },
  facts: { id: ['unknown', '', ''], age: 1, facts: [{ revokerID: secret }] },
  starts: { conversationID: secret },
  conversations: { conversationID: 'single_other', showName: secret, latestMsg: secret },
  drafts: { conversationID: 'single_other', text: 'own draft', time: 1 },
  recordings: { conversationID: 'single_other', duration: 3 },
  recordingPieces: { id: ['single_other', 'r1', 0], duration: 1 },
  friends: { id: ['f'], value: secret },
  joinedGroups: { id: ['g'], value: secret },
  blacklist: { id: ['b'], value: secret },
  friendApplicationsReceived: { id: ['a'], value: secret },
  friendApplicationsSent: { id: ['b'], value: secret },
  groupApplicationsReceived: { id: ['c'], value: secret },
  groupApplicationsSent: { id: ['d'], value: secret },
  members: { id: ['g', 'm'], value: secret },
  outbox: {},
  blobs: {},
  reads: { conversationID: 'single_other', clientMsgIDs: [secret] },
  meta: { name: 'selfInfo', value: secret },
};

async function open(isFull = true): Promise<Database<MessageRows>> {
  const database = await openDatabase('messages-me', messageLayout);
  if (!isFull) return database;
  const store = createMessageStore(database);
  const known = numberedMessages(1, 40).map((message) => ({ ...message, content: secret }));
  await store.mergeArrivals(known, { isContinuous: () => true });
  const files = new Map([['file' as const, new Blob(['a picture'])]]);
  await store.addOutgoing(outgoingMessage('waiting'), entryOf('waiting'), files);
  await store.addOutgoing(outgoingMessage('refused'), entryOf('refused'), new Map());
  await store.failOutgoing('refused', 600);
  for (const name of names) {
    if (Object.keys(others[name]).length === 0) continue;
    await database.transaction([name], 'write', (tx) => tx.put(name, others[name] as never));
  }
  return database;
}

const everything = async (database: Database<MessageRows>) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        await database.transaction([name], 'read', (tx) => tx.range(name)),
      ]),
    ),
  ) as { [Name in keyof MessageRows]: MessageRows[Name][] };

const expectUnsentAlone = async (database: Database<MessageRows>): Promise<void> => {
  const left = await everything(database);
  expect(JSON.stringify(left)).not.toContain(secret);
  expect(left.messages.map(({ message }) => message.clientMsgID)).toEqual(['refused', 'waiting']);
  expect(left.outbox).toHaveLength(2);
  expect(left.blobs).toHaveLength(1);
  expect(left.drafts).toMatchObject([{ text: 'own draft' }]);
  expect(left.recordings).toMatchObject([{ duration: 3 }]);
  expect(left.recordingPieces).toMatchObject([{ duration: 1 }]);
  expect(left.latest).toMatchObject([{ message: { clientMsgID: 'refused' } }]);
  expect(left.meta).toEqual([{ name: 'localOrder', value: 2 }]);
};

describe('what stays of an account whose session ended by itself', () => {
  test('is decided for every store there is', () => {
    expect(Object.keys(keptUnsent).sort()).toEqual([...names].sort());
    expect(Object.keys(others).sort()).toEqual([...names].sort());
  });

  test('is what was written and nobody has, and can be sent afterwards', async () => {
    const database = await open();
    await keepUnsent(database, () => true);
    await expectUnsentAlone(database);
    const store = createMessageStore(database);
    expect(await (await store.outgoingFile('waiting', 'file'))?.text()).toBe('a picture');
    await store.retryOutgoing('refused');
    expect((await store.outbox()).map(({ phase }) => phase)).toEqual(['waiting', 'waiting']);
  });

  test('is the same wherever the page died before', async () => {
    for (let most = 0; most <= names.length; most += 1) {
      globalThis.indexedDB = new IDBFactory();
      const database = await open();
      let transactions = 0;
      const dying: Database<MessageRows> = {
        ...database,
        transaction(...given) {
          transactions += 1;
          if (transactions > most) return Promise.reject(new Error('The page is gone.'));
          return database.transaction(...given);
        },
      };
      await keepUnsent(dying, () => true).catch(() => undefined);
      await keepUnsent(database, () => true);
      await expectUnsentAlone(database);
      database.close();
    }
  });

  test('is everything once the person is back', async () => {
    const database = await open();
    const before = await everything(database);
    await keepUnsent(database, () => false);
    expect(await everything(database)).toEqual(before);
  });

  test('is a recording alone, where that is all that was made', async () => {
    const database = await open(false);
    const recording = { id: 'r1', blob: new Blob(['sound']), duration: 3, peaks: [] };
    await createMessageStore(database).setRecording('single_them', recording);
    database.close();
    await forgetAllButUnsent('me', () => true);
    const again = createMessageStore(await open(false));
    expect((await again.recording('single_them'))?.duration).toBe(3);
  });

  test('is no database at all where nothing was written', async () => {
    const database = await open(false);
    await createMessageStore(database).mergeArrivals(numberedMessages(1, 3), {
      isContinuous: () => true,
    });
    database.close();
    await forgetAllButUnsent('me', () => true);
    expect(await indexedDB.databases()).toEqual([]);
  });
});
