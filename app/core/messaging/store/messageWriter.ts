import type { Transaction } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { PlaceRange } from '../messageModel/pagePlan.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { idOf, type MessageRow, type MessageRows, placeOf, rowOf } from './messageRows.ts';
import type { StoreChanges } from './messageStore.ts';

/** Stores a writer needs open for writing. */
export const writerStores = ['messages', 'latest', 'facts', 'starts', 'outbox', 'blobs'] as const;

/** Writes messages within one transaction and remembers what really changed. */
export interface MessageWriter {
  /** @returns the message as it is by now */
  read(ref: MessageRef): Promise<StoredMessage | null>;
  /** Reads many at once, so that `read` need not. */
  preload(refs: readonly MessageRef[]): Promise<void>;
  put(message: StoredMessage): Promise<void>;
  remove(message: StoredMessage): Promise<void>;
  /** Only the gateway can say how it stands with this one. */
  doubt(ref: MessageRef): void;
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
  const doubted: MessageRef[] = [];
  const settledIds: string[] = [];
  // The browser keeps the order of what it is asked, so that nobody has to wait for each write.
  const writes: Promise<void>[] = [];

  const remember = (key: string, message: StoredMessage | null) => {
    if (!before.has(key)) before.set(key, message);
    if (!current.has(key)) current.set(key, message);
  };
  const read = async (ref: MessageRef) => {
    const key = messageKeyOf(ref);
    if (!current.has(key)) remember(key, (await tx.get('messages', idOf(ref)))?.message ?? null);
    return current.get(key) ?? null;
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
    async preload(refs) {
      const missing = refs.filter((ref) => !current.has(messageKeyOf(ref)));
      const rows = await tx.getMany('messages', missing.map(idOf));
      for (const [index, ref] of missing.entries()) {
        remember(messageKeyOf(ref), rows[index]?.message ?? null);
      }
    },
    async put(message) {
      const key = messageKeyOf(message);
      await read(message);
      current.set(key, message);
      write(tx.put('messages', rowOf(message)));
      const known = before.get(key);
      if (known && known.state !== 'sent' && message.state === 'sent') {
        await settle(message.clientMsgID);
      }
    },
    async remove(message) {
      await read(message);
      current.set(messageKeyOf(message), null);
      write(tx.delete('messages', idOf(message)));
    },
    doubt(ref) {
      doubted.push(refOf(ref));
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
      const known = (await read(message)) ?? message;
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
      const addedKeys: string[] = [];
      const removed: MessageRef[] = [];
      const touched = new Set<string>();
      const gapsIn = new Set<string>();
      for (const [key, message] of current) {
        const known = before.get(key) ?? null;
        const either = message ?? known;
        if (message === known || !either) continue;
        const { conversationID } = either;
        touched.add(conversationID);
        if (!message) removed.push(refOf(either));
        else if (!isSame(known, message)) {
          changed.push(message);
          if (!known) addedKeys.push(key);
          if (message.hasGapBefore && !known?.hasGapBefore) gapsIn.add(conversationID);
        }
      }
      const latestOf: string[] = [];
      for (const id of touched) if (await refreshLatest(tx, id)) latestOf.push(id);
      const known = { messages: changed, addedKeys, removed, latestOf };
      return { ...known, settledIds, doubted, gapsIn: [...gapsIn] };
    },
  };
  return writer;
}

/** @returns the row of a message of this device that is not known as sent; null for none */
export async function findOutgoing(
  tx: Transaction<MessageRows>,
  clientMsgID: string,
): Promise<MessageRow | null> {
  const rows = await tx.range('messages', { range: startingWith(clientMsgID) });
  // What anybody else sent under the same id counts as sent from the first.
  return rows.find(({ message }) => message.state !== 'sent') ?? null;
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
  let upper = placeOf(conversationID, [Number.POSITIVE_INFINITY, 0, '', '']);
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
