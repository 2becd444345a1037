import { expect, test } from 'vitest';
import { entryOf, outgoingMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { clientErrors } from '../../../contract/gateway/errors.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createContents } from '../contents/createContents.ts';
import { UploadFailed, type UploadFile, type UploadOptions } from '../engine/engineNeeds.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import { createUploads } from './uploads.ts';

const id = 'film';
const part = (name: 'file' | 'poster', size: number) => ({
  part: name,
  name: `${name}.bin`,
  type: 'video/mp4',
  size,
  url: '',
  intent: `message-film-${name}`,
});
const entry: OutboxEntry = {
  ...entryOf(id),
  kind: 'video',
  uploads: [part('file', 300), part('poster', 100)],
};

/** A film with its still in the outbox, and a platform that answers when the test says so. */
async function setUp() {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const files = new Map([
    ['file' as const, new Blob(['film'])],
    ['poster' as const, new Blob(['still'])],
  ]);
  await store.addOutgoing(outgoingMessage(id), entry, files);
  const asked: (UploadOptions & {
    kind: string;
    answer: (url: string) => void;
    fail: (error: Error) => void;
  })[] = [];
  const heard = new Set<() => void>();
  const shares: (number | null)[] = [];
  const uploadFile: UploadFile = (_blob, kind, options) =>
    new Promise((resolve, reject) => {
      const answer = (url: string): void =>
        resolve({ url, mediaType: '', bytes: 1, width: 0, height: 0 });
      asked.push({ ...options, kind, answer, fail: reject });
      for (const one of heard) one();
    });
  const uploads = createUploads({
    store,
    contents: createContents([]),
    uploadFile,
    publisher: {
      changes: () => undefined,
      unknownGone: () => undefined,
      conversations: () => undefined,
      lists: () => undefined,
      unfollowed: () => undefined,
      state: (news) => {
        if (news.type === 'upload') shares.push(news.share);
      },
    },
  });
  /** Resolves once so many uploads were asked for. */
  const untilAsked = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (asked.length < count) return;
        heard.delete(look);
        resolve();
      };
      heard.add(look);
      look();
    });
  return { store, uploads, asked, shares, untilAsked };
}

test('each address is kept as soon as it is known, so that a later try begins after it', async () => {
  const { store, uploads, asked, untilAsked } = await setUp();
  const first = uploads.run(entry);
  await untilAsked(1);
  asked[0]?.answer('/film');
  await untilAsked(2);
  asked[1]?.fail(new Error('The network is gone.'));
  expect(await first).toEqual({ kind: 'later' });
  const kept = await store.outboxEntry(id);
  expect(kept?.uploads.map(({ url }) => url)).toEqual(['/film', '']);

  const second = uploads.run(kept as OutboxEntry);
  await untilAsked(3);
  asked[2]?.answer('/still');
  expect(await second).toMatchObject({ kind: 'uploaded' });
  expect(asked.map(({ intent, kind }) => [intent, kind])).toEqual([
    ['message-film-file', 'video'],
    ['message-film-poster', 'image'],
    ['message-film-poster', 'image'],
  ]);
});

test('the share published is of all files together, each hundredth once', async () => {
  const { uploads, asked, shares, untilAsked } = await setUp();
  const running = uploads.run(entry);
  await untilAsked(1);
  for (const share of [0.5, 0.5001, 1]) asked[0]?.onProgress(share);
  asked[0]?.answer('/film');
  await untilAsked(2);
  asked[1]?.onProgress(0.5);
  asked[1]?.answer('/still');
  await running;
  expect(shares).toEqual([0, 0.37, 0.75, 0.87, null]);
  asked[1]?.onProgress(0.9);
  expect(shares.at(-1)).toBeNull();
});

test('what was stopped is not sent, even where the last byte had gone', async () => {
  const { store, uploads, asked, untilAsked } = await setUp();
  const running = uploads.run(entry);
  await untilAsked(1);
  expect(uploads.cancel(id)).toBe(true);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer('/film');
  expect(await running).toEqual({ kind: 'cancelled' });
  expect((await store.outboxEntry(id))?.uploads.map(({ url }) => url)).toEqual(['', '']);
  expect(uploads.cancel(id)).toBe(false);
});

test('a file the platform refuses, or that the device lost, is not tried again', async () => {
  const { uploads, asked, untilAsked } = await setUp();
  const refused = uploads.run(entry);
  await untilAsked(1);
  asked[0]?.fail(new UploadFailed(clientErrors.fileTooLarge, true));
  expect(await refused).toEqual({ kind: 'refused', code: clientErrors.fileTooLarge });
  const { fileUnreadable: code } = clientErrors;
  expect(await uploads.run({ ...entry, clientMsgID: 'lost' })).toEqual({ kind: 'refused', code });
});

test('a platform that keeps failing is asked five times, and again where the person wants it', async () => {
  const { uploads, asked, untilAsked } = await setUp();
  const fail = async (): Promise<unknown> => {
    const count = asked.length;
    const running = uploads.run(entry);
    await untilAsked(count + 1);
    asked[count]?.fail(new UploadFailed(clientErrors.fileFailed, false));
    return running;
  };
  const refused = { kind: 'refused', code: clientErrors.fileFailed };
  for (let round = 0; round < 2; round += 1) {
    for (let fault = 1; fault < 5; fault += 1) expect(await fail()).toEqual({ kind: 'later' });
    expect(await fail()).toEqual(refused);
  }
});

test('a message removed or failed while its file was on the way stays so', async () => {
  const { store, uploads, asked, untilAsked } = await setUp();
  const running = uploads.run(entry);
  await untilAsked(1);
  await store.failOutgoing(id, 114);
  asked[0]?.answer('/film');
  expect(await running).toEqual({ kind: 'gone' });
  expect(await store.outboxEntry(id)).toMatchObject({ phase: 'failed' });
});
