import type { Database } from '../../../platform/database/database.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { applyFacts } from './applyFacts.ts';
import { conversationStore } from './conversationStore.ts';
import { deviceRecords } from './deviceRecords.ts';
import { expireMessages } from './expireMessages.ts';
import { knownAsGone } from './knownAsGone.ts';
import { listStore } from './listStore.ts';
import { mergeArrivals, mergePage } from './mergeMessages.ts';
import { messagePages } from './messagePages.ts';
import type { MessageRows } from './messageRows.ts';
import type {
  ArrivalOptions,
  HistoryPage,
  MessageFact,
  MessageStore,
  StoreChanges,
} from './messageStore.ts';
import { writerStores } from './messageWriter.ts';
import { outboxStore } from './outboxStore.ts';
import { removeListed } from './removeListed.ts';
import { requestLog } from './requestLog.ts';
import { addChanges, noChanges } from './storeChanges.ts';

/** Messages merged, or facts applied, in one transaction: writes of others take turns with them. */
const batchSize = 250;
/** Facts of reading kept for messages the device does not have, of all that come at once. */
const readingsKept = 1_000;

/** @param database one account's, of `messageLayout` */
export function createMessageStore(database: Database<MessageRows>): MessageStore {
  return {
    get isDurable() {
      return database.isDurable;
    },
    onMemory: (listener) => database.onMemory(listener),

    ...messagePages(database),
    mergePage: (page) => mergeWhole(database, page),
    mergeArrivals: (messages, options) => mergeInBatches(database, messages, options),
    removeListed: (refs) => removeListed(database, refs),
    applyFacts: (facts) => applyFactsInBatches(database, facts),

    knownAsGone: (refs) =>
      database.transaction(['messages', 'facts'], 'read', (tx) => knownAsGone(tx, refs)),

    ...expireMessages(database),
    ...conversationStore(database),
    ...listStore(database),
    ...outboxStore(database),
    ...deviceRecords(database),
    ...requestLog(database),

    close: () => database.close(),
    destroy: () => database.destroy(),
  };
}

/** A page may remove more messages than one transaction should. */
async function mergeWhole(
  database: Database<MessageRows>,
  page: HistoryPage,
): Promise<StoreChanges> {
  const merge = () => database.transaction(writerStores, 'write', (tx) => mergePage(tx, page));
  let changes = await merge();
  for (let last = changes; last.removed.length > 0; changes = addChanges(changes, last)) {
    last = await merge();
  }
  return changes;
}

async function mergeInBatches(
  database: Database<MessageRows>,
  messages: readonly StoredMessage[],
  options: ArrivalOptions,
): Promise<StoreChanges> {
  let changes: StoreChanges = noChanges;
  for (let start = 0; start < messages.length; start += batchSize) {
    const batch = messages.slice(start, start + batchSize);
    const more = await database.transaction(writerStores, 'write', (tx) =>
      mergeArrivals(tx, batch, options),
    );
    changes = changes === noChanges ? more : addChanges(changes, more);
  }
  return changes;
}

async function applyFactsInBatches(
  database: Database<MessageRows>,
  facts: readonly MessageFact[],
): Promise<StoreChanges> {
  let changes: StoreChanges = noChanges;
  let kept = 0;
  for (let start = 0; start < facts.length; start += batchSize) {
    const batch = facts.slice(start, start + batchSize);
    // Counted anew if the transaction is run again.
    const room = { left: 0 };
    const more = await database.transaction(writerStores, 'write', (tx) => {
      room.left = readingsKept - kept;
      return applyFacts(tx, batch, room);
    });
    kept = readingsKept - room.left;
    changes = addChanges(changes, more);
  }
  return changes;
}
