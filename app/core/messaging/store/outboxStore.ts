import type { SelfInfo } from '../../../contract/gateway/entities/people.ts';
import {
  type Database,
  DatabaseError,
  type Transaction,
} from '../../../platform/database/database.ts';
import { isSame } from '../messageModel/isSame.ts';
import { refOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { dropRecording, recordingStores } from './dropRecording.ts';
import { blobOf, createFileKeeper, type PutFiles } from './keptFiles.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore, StoreChanges } from './messageStore.ts';
import {
  createMessageWriter,
  dropOutgoing,
  findOutgoing,
  type MessageWriter,
  writerStores,
} from './messageWriter.ts';
import type { OutboxEntry, OutgoingText } from './outboxEntry.ts';

type Outbox = Pick<
  MessageStore,
  | 'addOutgoing'
  | 'addJournaled'
  | 'outbox'
  | 'outboxEntry'
  | 'outgoing'
  | 'outgoingFile'
  | 'updateOutgoing'
  | 'failOutgoing'
  | 'retryOutgoing'
  | 'removeOutgoing'
>;

type Tx = Transaction<MessageRows>;
const stores = [...writerStores, 'meta'] as const;
const strict = { durability: 'strict' } as const;
/** Ids of the journal that are remembered: more than can wait in it for a tab that looked too early. */
const mostJournaled = 200;

/** Messages on their way out. What changes the state of one is on the disk before it counts. */
export function outboxStore(database: Database<MessageRows>): Outbox {
  const keepFiles = createFileKeeper();
  return {
    addOutgoing: (message, entry, files, { isOnDisk = false } = {}) =>
      keepFiles(files, (putFiles) =>
        database.transaction(
          [...stores, ...recordingStores],
          'write',
          async (tx) => {
            // Asked again, of memory, where the device turned out to be full.
            if (isOnDisk && !database.isDurable) {
              throw new DatabaseError('full', 'This device keeps nothing any more.');
            }
            return addOutgoing(tx, message, entry, putFiles);
          },
          strict,
        ),
      ),
    addJournaled: (outgoing) =>
      database.transaction(
        [...stores, 'drafts'],
        'write',
        (tx) => addJournaled(tx, outgoing),
        strict,
      ),
    outbox: () =>
      database.transaction(['outbox'], 'read', (tx) => tx.range('outbox', { index: 'byOrder' })),
    outboxEntry: (id) =>
      database.transaction(['outbox'], 'read', async (tx) => (await tx.get('outbox', id)) ?? null),
    outgoing: (id) => database.transaction(['messages'], 'read', (tx) => readOutgoing(tx, id)),
    outgoingFile: (id, part) =>
      database.transaction(['blobs'], 'read', async (tx) => {
        const row = await tx.get('blobs', [id, part]);
        return row ? blobOf(row.blob) : null;
      }),
    updateOutgoing: (entry, message, { durability = 'strict' } = {}) =>
      database.transaction(stores, 'write', (tx) => updateOutgoing(tx, entry, message), {
        durability,
      }),
    failOutgoing: (id, errCode) =>
      change(database, id, async (tx, message, entry) => {
        if (entry) await tx.put('outbox', { ...entry, phase: 'failed' });
        return { ...message, state: 'failed', errCode };
      }),
    retryOutgoing: (id) =>
      change(database, id, async (tx, message, entry) => {
        if (message.state !== 'failed' || !entry) return message;
        const localOrder = await nextLocalOrder(tx);
        await tx.put('outbox', { ...entry, localOrder, phase: 'waiting', lookups: 0 });
        return { ...message, localOrder, state: 'sending', errCode: 0 };
      }),
    removeOutgoing: (id) =>
      change(database, id, async (tx) => {
        await dropOutgoing(tx, id);
        return null;
      }),
  };
}

/** Changes an outgoing message that is not known as sent; null removes it. */
function change(
  database: Database<MessageRows>,
  clientMsgID: string,
  step: (
    tx: Tx,
    message: StoredMessage,
    entry: OutboxEntry | undefined,
  ) => Promise<StoredMessage | null>,
): Promise<StoreChanges> {
  return database.transaction(
    stores,
    'write',
    async (tx) => {
      const writer = createMessageWriter(tx);
      const message = await readOutgoing(tx, clientMsgID);
      if (message) {
        const changed = await step(tx, message, await tx.get('outbox', clientMsgID));
        if (!changed) await writer.remove(message);
        else if (!isSame(message, changed)) await writer.put(changed);
      }
      return writer.finish();
    },
    strict,
  );
}

async function addOutgoing(tx: Tx, message: StoredMessage, entry: OutboxEntry, putFiles: PutFiles) {
  const writer = createMessageWriter(tx);
  const { clientMsgID } = message;
  const known = await writer.read(message);
  if (known) return { message: known, changes: await writer.finish() };
  const kept = await addAsLast(tx, writer, { message, entry });
  // What is on its way is not offered once more.
  if (entry.recordingID !== undefined) {
    await dropRecording(tx, entry.conversationID, entry.recordingID);
  }
  await putFiles((part, blob) =>
    tx.put('blobs', { id: [clientMsgID, part], clientMsgID, part, blob }),
  );
  return { message: kept, changes: await writer.finish() };
}

/** Asks for all it needs at once: each further question waits for whatever the page is busy with. */
async function addJournaled(tx: Tx, outgoing: readonly OutgoingText[]): Promise<StoreChanges> {
  const writer = createMessageWriter(tx);
  const messages = outgoing.map(({ message }) => message);
  const [known, drafts] = await Promise.all([
    tx.getMany('meta', ['journaled', 'selfInfo', 'localOrder']),
    tx.getMany(
      'drafts',
      messages.map(({ conversationID }) => conversationID),
    ),
    writer.preload(messages),
  ]);
  const [journaled, self, last] = known.map((row) => row?.value);
  const before = Array.isArray(journaled) ? (journaled as string[]) : [];
  const { nickname = '', faceURL = '' } = (self ?? {}) as Partial<SelfInfo>;
  const taken: OutgoingText[] = [];
  const gone: StoreChanges['removed'][number][] = [];
  for (const one of outgoing) {
    if (await writer.read(one.message)) continue;
    if (before.includes(one.message.clientMsgID)) gone.push(refOf(one.message));
    else taken.push(one);
  }
  const first = orderAfter(last);
  const writes: Promise<void>[] = [];
  for (const [index, { message, entry }] of taken.entries()) {
    const { conversationID, createTime } = message;
    const named = { ...message, senderNickname: nickname, senderFaceUrl: faceURL };
    const localOrder = first + index;
    await writer.put(asLast(named, localOrder));
    writes.push(tx.put('outbox', { ...entry, localOrder }));
    const draft = drafts.find((one) => one?.conversationID === conversationID);
    if (draft && draft.time <= createTime) writes.push(tx.delete('drafts', conversationID));
  }
  if (taken.length > 0) {
    const ids = taken.map(({ message }) => message.clientMsgID);
    const value = [...before, ...ids].slice(-mostJournaled);
    writes.push(tx.put('meta', { name: 'journaled', value }));
    writes.push(tx.put('meta', { name: 'localOrder', value: first + taken.length - 1 }));
  }
  const [changes] = await Promise.all([writer.finish(), ...writes]);
  return { ...changes, removed: [...changes.removed, ...gone] };
}

/** Behind everything written before. */
async function addAsLast(
  tx: Tx,
  writer: MessageWriter,
  { message, entry }: OutgoingText,
): Promise<StoredMessage> {
  const localOrder = await nextLocalOrder(tx);
  const kept = asLast(message, localOrder);
  await writer.put(kept);
  await tx.put('outbox', { ...entry, localOrder });
  return kept;
}

function asLast(message: StoredMessage, localOrder: number): StoredMessage {
  return { ...message, localOrder, hasGapBefore: false };
}

async function updateOutgoing(
  tx: Tx,
  entry: OutboxEntry,
  message: StoredMessage | undefined,
): Promise<StoreChanges | null> {
  const writer = createMessageWriter(tx);
  const knownEntry = await tx.get('outbox', entry.clientMsgID);
  const known = await readOutgoing(tx, entry.clientMsgID);
  // One that was stopped or refused meanwhile waits for the person.
  if (!knownEntry || known?.state !== 'sending') return null;
  await tx.put('outbox', { ...entry, localOrder: knownEntry.localOrder });
  if (message) {
    const { state, errCode, localOrder, hasGapBefore, conversationID, sendID } = known;
    const fixed = { state, errCode, localOrder, hasGapBefore, conversationID, sendID };
    await writer.put({ ...message, ...fixed, clientMsgID: known.clientMsgID });
  }
  return writer.finish();
}

async function readOutgoing(tx: Tx, clientMsgID: string): Promise<StoredMessage | null> {
  return (await findOutgoing(tx, clientMsgID))?.message ?? null;
}

/** Rises for the life of the store, so that a later message stands behind all earlier ones. */
async function nextLocalOrder(tx: Tx): Promise<number> {
  const row = await tx.get('meta', 'localOrder');
  const next = orderAfter(row?.value);
  await tx.put('meta', { name: 'localOrder', value: next });
  return next;
}

/** @param last the last order given, as the device has it */
function orderAfter(last: unknown): number {
  return (typeof last === 'number' ? last : 0) + 1;
}
