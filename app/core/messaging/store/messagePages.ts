import type { Database, Transaction } from '../../../platform/database/database.ts';
import { afterAll } from '../../../platform/database/keys.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { OrderKey, StoredMessage } from '../storedMessage.ts';
import { idOf, type MessageRow, type MessageRows, placeOf } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type Reads = Pick<
  MessageStore,
  | 'message'
  | 'messages'
  | 'pageBefore'
  | 'pageAfter'
  | 'latest'
  | 'oldest'
  | 'gaps'
  | 'hasOlder'
  | 'unread'
>;

type Tx = Transaction<MessageRows>;

const mostGaps = 50;
const mostUnread = 500;

/** What is read of messages, each one range of an index. */
export function messagePages(database: Database<MessageRows>): Reads {
  const read = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.transaction(['messages'], 'read', work);
  return {
    message: (ref) => read(async (tx) => (await tx.get('messages', idOf(ref)))?.message ?? null),
    messages: (refs) =>
      read(async (tx) => {
        const ids = new Map(refs.map((ref) => [messageKeyOf(ref), idOf(ref)]));
        const rows = await tx.getMany('messages', [...ids.values()]);
        return messagesOf(rows.filter((row) => row !== undefined));
      }),
    pageBefore: async (conversationID, before, count) =>
      (await read((tx) => newestOf(tx, conversationID, count, { before }))).reverse(),
    pageAfter: (conversationID, after, count) =>
      read((tx) => oldestAfter(tx, conversationID, after, count)),
    latest: (ids) =>
      database.transaction(['latest'], 'read', async (tx) => {
        const rows = ids ? await tx.getMany('latest', ids) : await tx.range('latest');
        return new Map(rows.flatMap((row) => (row ? [[row.conversationID, row.message]] : [])));
      }),
    oldest: () =>
      database.transaction(['messages', 'latest'], 'read', async (tx) => {
        const ids = (await tx.range('latest')).map(({ conversationID }) => conversationID);
        const oldest = await Promise.all(ids.map((id) => oldestOf(tx, id)));
        return oldest.flatMap((message) => (message?.state === 'sent' ? message : []));
      }),
    gaps: (conversationID, limit = mostGaps) =>
      read((tx) => newestOf(tx, conversationID, limit, { index: 'byGap' })),
    hasOlder: (conversationID) =>
      database.transaction(['messages', 'starts'], 'read', async (tx) => {
        const oldest = await oldestOf(tx, conversationID);
        if (oldest?.state === 'sent') return oldest.hasGapBefore;
        return (await tx.get('starts', conversationID)) === undefined;
      }),
    async unread(conversationID, selfID, part = {}) {
      const messages = await read((tx) => newestOf(tx, conversationID, mostUnread, part));
      return messages.filter(
        ({ state, isRead, isDeleted, sendID }) =>
          state === 'sent' && !isRead && !isDeleted && sendID !== selfID,
      );
    },
  };
}

type Part = {
  /** @default byOrder */
  index?: 'byOrder' | 'byGap';
  after?: OrderKey | undefined;
  upTo?: OrderKey | undefined;
  /** As `upTo`, without the place itself; null: all. */
  before?: OrderKey | null;
};

/** @returns the newest messages of a part of a conversation, newest first */
async function newestOf(
  tx: Tx,
  conversationID: string,
  limit: number,
  { index = 'byOrder', after, upTo, before }: Part,
): Promise<StoredMessage[]> {
  const last = before ?? upTo;
  const rows = await tx.range('messages', {
    index,
    range: {
      lower: after ? placeOf(conversationID, after) : [conversationID],
      lowerOpen: after !== undefined,
      upper: last ? placeOf(conversationID, last) : [conversationID, afterAll],
      upperOpen: before !== undefined && before !== null,
    },
    direction: 'prev',
    limit,
  });
  return messagesOf(rows);
}

/** @returns the messages right after a place, oldest first */
async function oldestAfter(
  tx: Tx,
  conversationID: string,
  after: OrderKey,
  limit: number,
): Promise<StoredMessage[]> {
  const lower = placeOf(conversationID, after);
  const range = { lower, lowerOpen: true, upper: [conversationID, afterAll] };
  return messagesOf(await tx.range('messages', { index: 'byOrder', range, limit }));
}

async function oldestOf(tx: Tx, conversationID: string): Promise<StoredMessage | undefined> {
  const range = { lower: [conversationID], upper: [conversationID, afterAll] };
  const [oldest] = await tx.range('messages', { index: 'byOrder', range, limit: 1 });
  return oldest?.message;
}

function messagesOf(rows: readonly MessageRow[]): StoredMessage[] {
  return rows.map(({ message }) => message);
}
