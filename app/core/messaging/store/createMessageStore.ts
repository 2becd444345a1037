import type { Database } from '../../../platform/database/database.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { deviceRecords } from './deviceRecords.ts';
import { learnFacts } from './learnFacts.ts';
import { mergeArrivals, mergePage } from './mergeMessages.ts';
import { messagePages } from './messagePages.ts';
import type { MessageRows } from './messageRows.ts';
import type { ArrivalOptions, MessageStore, StoreChanges } from './messageStore.ts';
import { writerStores } from './messageWriter.ts';
import { outboxStore } from './outboxStore.ts';
import { clearHistory, pruneMessages } from './pruneMessages.ts';
import { serverLists } from './serverLists.ts';
import { addChanges, noChanges } from './storeChanges.ts';

/** Messages merged in one transaction, so that none holds up the page for long. */
const batchSize = 250;

/** @param database one account's, of `messageLayout` */
export function createMessageStore(database: Database<MessageRows>): MessageStore {
  return {
    get isDurable() {
      return database.isDurable;
    },
    onMemory: (listener) => database.onMemory(listener),

    ...messagePages(database),
    mergePage: (page) => database.transaction(writerStores, 'write', (tx) => mergePage(tx, page)),
    mergeArrivals: (messages, options) => mergeInBatches(database, messages, options),
    applyFacts: (facts) =>
      database.transaction(writerStores, 'write', (tx) => learnFacts(tx, facts)),
    clearHistory: (conversationID) => clearHistory(database, conversationID),
    prune: (maximum) => pruneMessages(database, maximum),

    ...serverLists(database),
    ...outboxStore(database),
    ...deviceRecords(database),

    close: () => database.close(),
    destroy: () => database.destroy(),
  };
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
