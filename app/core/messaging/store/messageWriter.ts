import type { Transaction } from '../../../platform/database/database.ts';
import { afterAll } from '../../../platform/database/keys.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { isSame } from '../timeline/isSame.ts';
import type { PlaceRange } from '../timeline/pagePlan.ts';
import { type MessageRows, placeOf, rowOf } from './messageRows.ts';
import type { StoreChanges } from './messageStore.ts';

/** Stores a writer needs open for writing. */
export const writerStores = ['messages', 'latest', 'facts', 'starts', 'outbox', 'blobs'] as const;

/** Writes messages within one transaction and remembers what really changed. */
export interface MessageWriter {
  /** @returns the message as it is by now */
  read(clientMsgID: string): Promise<StoredMessage | null>;
  /** Reads many at once, so that `read` need not. */
  preload(clientMsgIDs: readonly string[]): Promise<void>;
  put(message: StoredMessage): Promise<void>;
  remove(message: StoredMessage): Promise<void>;
  /** The confirmed message right before or after a place. */
  neighbour(
    conversationID: string,
    place: OrderKey,
    side: 'previous' | 'next',
  ): Promise<StoredMessage | null>;
  setGap(message: StoredMessage, hasGapBefore: boolean): Promise<void>;
  closeGaps(conversationID: string, range: PlaceRange): Promise<void>;
  /** Brings the newest messages up to date. @returns what changed */
  finish(): Promise<StoreChanges>;
}

export function createMessageWriter(tx: Transaction<MessageRows>): MessageWriter {
  const before = new Map<string, StoredMessage | null>();
  const current = new Map<string, StoredMessage | null>();
  const settledIds: string[] = [];
  // The browser keeps the order of what it is asked, so that nobody has to wait for each write.
  const writes: Promise<void>[] = [];

  const remember = (id: string, message: StoredMessage | null) => {
    if (!before.has(id)) before.set(id, message);
    if (!current.has(id)) current.set(id, message);
  };
  const read = async (id: string) => {
    if (!current.has(id)) remember(id, (await tx.get('messages', id))?.message ?? null);
    return current.get(id) ?? null;
  };
  const write = (done: Promise<void>) => {
    done.catch(() => null);
    writes.push(done);
  };
  const settle = async (id: string) => {
    if (!(await tx.get('outbox', id))) return;
    settledIds.push(id);
    await dropOutgoing(tx, id);
  };

  const writer: MessageWriter = {
    read,
    async preload(ids) {
      const missing = [...new Set(ids)].filter((id) => !current.has(id));
      const rows = await tx.getMany('messages', missing);
      for (const [index, id] of missing.entries()) remember(id, rows[index]?.message ?? null);
    },
    async put(message) {
      await read(message.clientMsgID);
      current.set(message.clientMsgID, message);
      write(tx.put('messages', rowOf(message)));
      const known = before.get(message.clientMsgID);
      if (known && known.state !== 'sent' && message.state === 'sent') {
        await settle(message.clientMsgID);
      }
    },
    async remove(message) {
      await read(message.clientMsgID);
      current.set(message.clientMsgID, null);
      write(tx.delete('messages', message.clientMsgID));
    },
    async neighbour(conversationID, place, side) {
      const key = placeOf(conversationID, place);
      const [row] = await tx.range('messages', {
        index: 'byOrder',
        range:
          side === 'previous'
            ? { lower: [conversationID], upper: key, upperOpen: true }
            : { lower: key, lowerOpen: true, upper: [conversationID, afterAll] },
        direction: side === 'previous' ? 'prev' : 'next',
        limit: 1,
      });
      return row?.message.state === 'sent' ? row.message : null;
    },
    async setGap(message, hasGapBefore) {
      const known = (await read(message.clientMsgID)) ?? message;
      if (known.hasGapBefore !== hasGapBefore) await writer.put({ ...known, hasGapBefore });
    },
    async closeGaps(conversationID, { above, upTo }) {
      const rows = await tx.range('messages', {
        index: 'byGap',
        range: {
          ...(above
            ? { lower: placeOf(conversationID, above), lowerOpen: true }
            : { lower: [conversationID] }),
          upper: placeOf(conversationID, upTo),
        },
      });
      for (const { message } of rows) await writer.setGap(message, false);
    },
    async finish() {
      await Promise.all(writes);
      const changed: StoredMessage[] = [];
      const addedIds: string[] = [];
      const removed: { conversationID: string; clientMsgID: string }[] = [];
      const touched = new Set<string>();
      const gapsIn = new Set<string>();
      for (const [id, message] of current) {
        const known = before.get(id) ?? null;
        if (message === known) continue;
        const { conversationID } = message ?? known ?? { conversationID: '' };
        touched.add(conversationID);
        if (!message) removed.push({ conversationID, clientMsgID: id });
        else if (!isSame(known, message)) {
          changed.push(message);
          if (!known) addedIds.push(id);
          if (message.hasGapBefore && !known?.hasGapBefore) gapsIn.add(conversationID);
        }
      }
      const latestOf: string[] = [];
      for (const id of touched) if (await refreshLatest(tx, id)) latestOf.push(id);
      return { messages: changed, addedIds, removed, latestOf, settledIds, gapsIn: [...gapsIn] };
    },
  };
  return writer;
}

/** Deletes an outbox entry and its files. */
export async function dropOutgoing(
  tx: Transaction<MessageRows>,
  clientMsgID: string,
): Promise<void> {
  await tx.delete('outbox', clientMsgID);
  await tx.delete('blobs', [clientMsgID, 'file']);
  await tx.delete('blobs', [clientMsgID, 'poster']);
}

/** @returns whether the newest message to be shown of a conversation is another one or changed */
async function refreshLatest(
  tx: Transaction<MessageRows>,
  conversationID: string,
): Promise<boolean> {
  const known = await tx.get('latest', conversationID);
  const latest = await findLatest(tx, conversationID);
  if (isSame(known?.message, latest)) return false;
  if (latest) await tx.put('latest', { conversationID, message: latest });
  else await tx.delete('latest', conversationID);
  return true;
}

async function findLatest(
  tx: Transaction<MessageRows>,
  conversationID: string,
): Promise<StoredMessage | null> {
  let upper = placeOf(conversationID, [Number.POSITIVE_INFINITY, 0, '']);
  for (let limit = 1; ; limit = 50) {
    const rows = await tx.range('messages', {
      index: 'byOrder',
      range: { lower: [conversationID], upper, upperOpen: true },
      direction: 'prev',
      limit,
    });
    const shown = rows.find(({ message }) => !message.isDeleted);
    if (shown) return shown.message;
    const oldest = rows.at(-1);
    if (!oldest || rows.length < limit) return null;
    upper = placeOf(conversationID, orderKeyOf(oldest.message));
  }
}
