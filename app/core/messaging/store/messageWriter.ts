import type { Transaction } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import type { PlaceRange } from '../messageModel/pagePlan.ts';
import { type MessageRef, refOf } from '../messageRef.ts';
import type { OrderKey, StoredMessage } from '../storedMessage.ts';
import { refreshLatest } from './latestMessages.ts';
import { idOf, type MessageRow, type MessageRows, placeOf, rowOf } from './messageRows.ts';
import type { StoreChanges } from './messageStore.ts';
import { createVersions } from './messageVersions.ts';

type Tx = Transaction<MessageRows>;

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
  /** A fact may be about this one: only the gateway can verify it. */
  markUnverified(ref: MessageRef): void;
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

export function createMessageWriter(tx: Tx): MessageWriter {
  const versions = createVersions(tx);
  const unverified: MessageRef[] = [];
  const confirmedIds: string[] = [];
  // The browser keeps the order of what it is asked, so that nobody has to wait for each write.
  const writes: Promise<void>[] = [];
  const write = (done: Promise<void>): void => {
    done.catch(() => null);
    writes.push(done);
  };
  const put = async (message: StoredMessage): Promise<void> => {
    const before = await versions.change(message, message);
    write(tx.put('messages', rowOf(message)));
    if (!before || before.state === 'sent' || message.state !== 'sent') return;
    const { clientMsgID } = message;
    if (!(await tx.get('outbox', clientMsgID))) return;
    confirmedIds.push(clientMsgID);
    await dropOutgoing(tx, clientMsgID);
  };
  const setGap = async (message: StoredMessage, hasGapBefore: boolean): Promise<void> => {
    const known = (await versions.read(message)) ?? message;
    if (known.hasGapBefore !== hasGapBefore) await put({ ...known, hasGapBefore });
  };

  return {
    read: versions.read,
    preload: versions.preload,
    put,
    setGap,
    async remove(message) {
      await versions.change(message, null);
      write(tx.delete('messages', idOf(message)));
    },
    markUnverified(ref) {
      unverified.push(refOf(ref));
    },
    neighbour: (conversationID, place, side) => findNeighbour(tx, conversationID, place, side),
    async closeGaps(conversationID, range) {
      for (const message of await gapsWithin(tx, conversationID, range)) {
        await setGap(message, false);
      }
    },
    async finish() {
      const { touched, ...changes } = versions.changes();
      // The browser answers in the order it is asked: what was written is there.
      const [isNewLatest] = await Promise.all([
        Promise.all(touched.map((id) => refreshLatest(tx, id))),
        ...writes,
      ]);
      const latestOf = touched.filter((_, index) => isNewLatest[index]);
      return { ...changes, latestOf, confirmedIds, unverified };
    },
  };
}

async function findNeighbour(
  tx: Tx,
  conversationID: string,
  place: OrderKey,
  side: 'previous' | 'next',
): Promise<StoredMessage | null> {
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
}

async function gapsWithin(
  tx: Tx,
  conversationID: string,
  { above, upTo }: PlaceRange,
): Promise<StoredMessage[]> {
  const lower = above
    ? { lower: placeOf(conversationID, above), lowerOpen: true }
    : { lower: [conversationID] };
  const range = { ...lower, upper: placeOf(conversationID, upTo) };
  const rows = await tx.range('messages', { index: 'byGap', range });
  return rows.map(({ message }) => message);
}

/** @returns the row of a message of this device that is not known as sent; null for none */
export async function findOutgoing(tx: Tx, clientMsgID: string): Promise<MessageRow | null> {
  const rows = await tx.range('messages', { range: startingWith(clientMsgID) });
  // What anybody else sent under the same id counts as sent from the first.
  return rows.find(({ message }) => message.state !== 'sent') ?? null;
}

/** Deletes an outbox entry and its files. */
export async function dropOutgoing(tx: Tx, clientMsgID: string): Promise<void> {
  await tx.delete('outbox', clientMsgID);
  await tx.delete('blobs', [clientMsgID, 'file']);
  await tx.delete('blobs', [clientMsgID, 'poster']);
}
