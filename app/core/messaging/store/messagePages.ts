import type { Database } from '../../../platform/database/database.ts';
import { afterAll } from '../../../platform/database/keys.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { idOf, type MessageRow, type MessageRows, placeOf } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type Reads = Pick<
  MessageStore,
  'message' | 'messages' | 'pageBefore' | 'pageAfter' | 'latest' | 'gaps' | 'hasOlder' | 'unread'
>;

const mostGaps = 50;
const mostUnread = 500;

/** What is read of messages, each one range of an index. */
export function messagePages(database: Database<MessageRows>): Reads {
  const newest = (
    conversationID: string,
    limit: number,
    index: 'byOrder' | 'byGap' = 'byOrder',
  ): Promise<StoredMessage[]> =>
    database.transaction(['messages'], 'read', async (tx) =>
      messagesOf(
        await tx.range('messages', {
          index,
          range: { lower: [conversationID], upper: [conversationID, afterAll] },
          direction: 'prev',
          limit,
        }),
      ),
    );

  return {
    message: (ref) =>
      database.transaction(
        ['messages'],
        'read',
        async (tx) => (await tx.get('messages', idOf(ref)))?.message ?? null,
      ),
    messages: (refs) =>
      database.transaction(['messages'], 'read', async (tx) => {
        const ids = new Map(refs.map((ref) => [messageKeyOf(ref), idOf(ref)]));
        const rows = await tx.getMany('messages', [...ids.values()]);
        return messagesOf(rows.filter((row) => row !== undefined));
      }),
    async pageBefore(conversationID, before, count) {
      if (!before) return (await newest(conversationID, count)).reverse();
      return database.transaction(['messages'], 'read', async (tx) => {
        const rows = await tx.range('messages', {
          index: 'byOrder',
          range: {
            lower: [conversationID],
            upper: placeOf(conversationID, before),
            upperOpen: true,
          },
          direction: 'prev',
          limit: count,
        });
        return messagesOf(rows).reverse();
      });
    },
    pageAfter: (conversationID, after, count) =>
      database.transaction(['messages'], 'read', async (tx) =>
        messagesOf(
          await tx.range('messages', {
            index: 'byOrder',
            range: {
              lower: placeOf(conversationID, after),
              lowerOpen: true,
              upper: [conversationID, afterAll],
            },
            limit: count,
          }),
        ),
      ),
    latest: (ids) =>
      database.transaction(['latest'], 'read', async (tx) => {
        const rows = ids ? await tx.getMany('latest', ids) : await tx.range('latest');
        return new Map(rows.flatMap((row) => (row ? [[row.conversationID, row.message]] : [])));
      }),
    gaps: (conversationID, limit = mostGaps) => newest(conversationID, limit, 'byGap'),
    hasOlder: (conversationID) =>
      database.transaction(['messages', 'starts'], 'read', async (tx) => {
        const [oldest] = await tx.range('messages', {
          index: 'byOrder',
          range: { lower: [conversationID], upper: [conversationID, afterAll] },
          limit: 1,
        });
        if (oldest?.message.state === 'sent') return oldest.message.hasGapBefore;
        return (await tx.get('starts', conversationID)) === undefined;
      }),
    async unread(conversationID, selfID, { after, upTo } = {}) {
      const messages = await database.transaction(['messages'], 'read', async (tx) =>
        messagesOf(
          await tx.range('messages', {
            index: 'byOrder',
            range: {
              lower: after ? placeOf(conversationID, after) : [conversationID],
              lowerOpen: after !== undefined,
              upper: upTo ? placeOf(conversationID, upTo) : [conversationID, afterAll],
            },
            direction: 'prev',
            limit: mostUnread,
          }),
        ),
      );
      return messages.filter(
        ({ state, isRead, isDeleted, sendID }) =>
          state === 'sent' && !isRead && !isDeleted && sendID !== selfID,
      );
    },
  };
}

function messagesOf(rows: readonly MessageRow[]): StoredMessage[] {
  return rows.map(({ message }) => message);
}
