import { expect, test } from 'vitest';
import { range } from '../../../../tests/support/messaging/openTimeline.ts';
import { numberedMessages, refTo } from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { HistoryRead } from '../messaging.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createReadHistory } from './readHistory.ts';

const conversationID = 'single_them';

/** A conversation of `count` messages at the gateway, of which the device has the newest, and perhaps a part further back. */
async function begin(count: number, newest: number, part?: [from: number, to: number]) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const asked: string[] = [];
  const merge = async (from: number, to: number, at: 'before' | 'after', anchor: string) => {
    await store.mergePage({
      conversationID,
      messages: numberedMessages(Math.max(1, from), Math.min(count, to)),
      count: to - from + 1,
      at: { kind: at, anchor: refTo(anchor) },
    });
  };
  await store.mergePage({
    conversationID,
    messages: numberedMessages(count - newest + 1, count),
    count: newest,
    at: { kind: 'newest' },
  });
  if (part) await merge(part[0], part[1], 'before', 'nowhere');
  const readHistory = createReadHistory({
    store,
    fetch: {
      async older(_id, before, wanted) {
        asked.push(`before ${before?.clientMsgID} ${wanted}`);
        const place = Number(before?.clientMsgID.slice(1));
        if (before) await merge(place - (wanted ?? 0), place - 1, 'before', before.clientMsgID);
      },
      async newer(_id, after) {
        asked.push(`after ${after.clientMsgID}`);
        const place = Number(after.clientMsgID.slice(1));
        await merge(place + 1, place + 100, 'after', after.clientMsgID);
      },
    },
  });
  const message = async (id: string): Promise<StoredMessage> => {
    const found = await store.message(refTo(id));
    if (!found) throw new Error(`The device has no ${id}.`);
    return found;
  };
  return { readHistory, message, asked };
}
const seqs = ({ messages }: HistoryRead) => messages.map(({ seq }) => seq);

test('what the device has is not asked of the gateway', async () => {
  const { readHistory, message, asked } = await begin(400, 400);
  const older = await readHistory(await message('m300'), 'older');
  expect([seqs(older), older.hasMore]).toEqual([range(200, 299), true]);
  const newer = await readHistory(await message('m350'), 'newer');
  expect([seqs(newer), newer.hasMore]).toEqual([range(351, 400), false]);
  expect(asked).toEqual([]);
});

test('what the device lacks comes from the gateway, to the first message of all', async () => {
  const { readHistory, message, asked } = await begin(250, 40);
  let from = await message('m211');
  const read: number[] = [];
  let hasMore = true;
  for (let turn = 0; hasMore && turn < 10; turn += 1) {
    const page = await readHistory(from, 'older');
    read.unshift(...seqs(page));
    hasMore = page.hasMore;
    from = page.messages[0] ?? from;
  }
  expect(read).toEqual(range(1, 210));
  expect(asked).toEqual(['before m211 100', 'before m111 100', 'before m11 100']);
});

test('a hole is filled on the way to newer messages', async () => {
  const { readHistory, message, asked } = await begin(250, 40, [51, 100]);
  const beside = await readHistory(await message('m90'), 'newer');
  expect([seqs(beside), beside.hasMore]).toEqual([range(91, 100), true]);
  const beyond = await readHistory(await message('m100'), 'newer');
  expect([seqs(beyond), beyond.hasMore]).toEqual([range(101, 200), true]);
  expect(asked).toEqual(['after m100']);
});

test('a page that nobody has is empty, and says that there may be more', async () => {
  const { message } = await begin(250, 40);
  const readHistory = createReadHistory({
    store: createMessageStore(createMemoryDatabase(messageLayout)),
    fetch: { older: async () => undefined, newer: async () => undefined },
  });
  expect(await readHistory(await message('m211'), 'older')).toEqual({
    messages: [],
    hasMore: true,
  });
});
