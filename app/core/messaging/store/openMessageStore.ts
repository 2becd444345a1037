import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { afterAll } from '../../../platform/database/keys.ts';
import type { CarriedRows } from '../../../platform/database/memoryFallback.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { FullOptions } from '../../../platform/database/resilientDatabase.ts';
import { listNames } from '../lists/gatewayLists.ts';
import { createMessageStore } from './createMessageStore.ts';
import { type MessageRows, messageLayout } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { pruneMessages } from './pruneMessages.ts';

/** Messages deleted at once where the device is full: enough for a while, and quickly done. */
const roomMade = 5_000;
/** Messages of one conversation, and conversations, that are taken along into memory. */
const carriedMessages = 60;
const carriedConversations = 200;

/** The oldest messages make room; what a person needs goes on in memory. */
export const whenFull: FullOptions<MessageRows> = {
  async makeRoom(full) {
    const count = await full.transaction(['messages'], 'read', (tx) => tx.count('messages'));
    await pruneMessages(full, Math.max(count - roomMade, Math.floor(count / 2)));
  },
  carryOver,
};

/**
 * Opens what this device keeps of an account. Where the device is full, the oldest messages make
 * room; where that does not help, or nothing may be stored, the store goes on in memory. What expired
 * while it was closed is gone before anybody sees it.
 */
export async function openMessageStore(userID: string): Promise<MessageStore> {
  const store = createMessageStore(
    await openDatabase(`messages-${userID}`, messageLayout, whenFull),
  );
  // A device that cannot write now tries again with its timer.
  await store.removeExpired(Date.now()).catch(() => undefined);
  return store;
}

/** Everything but old messages. */
async function carryOver(tx: Transaction<MessageRows>): Promise<CarriedRows<MessageRows>> {
  const latest = await tx.range('latest');
  const messages: MessageRows['messages'][] = [];
  const newestFirst = [...latest].sort((a, b) => b.message.sendTime - a.message.sendTime);
  for (const { conversationID } of newestFirst.slice(0, carriedConversations)) {
    const rows = await tx.range('messages', {
      index: 'byOrder',
      range: { lower: [conversationID], upper: [conversationID, afterAll] },
      direction: 'prev',
      limit: carriedMessages,
    });
    messages.push(...withGapAtStart(rows));
  }
  return {
    messages,
    latest,
    facts: await tx.range('facts'),
    conversations: await tx.range('conversations'),
    drafts: await tx.range('drafts'),
    recordings: await tx.range('recordings'),
    recordingPieces: await tx.range('recordingPieces'),
    ...(await carriedLists(tx)),
    outbox: await tx.range('outbox'),
    blobs: await tx.range('blobs'),
    reads: await tx.range('reads'),
    meta: await tx.range('meta'),
  };
}

async function carriedLists(tx: Transaction<MessageRows>): Promise<CarriedRows<MessageRows>> {
  const rows: Partial<Record<ListName, unknown>> = {};
  for (const name of listNames) rows[name] = await tx.range(name);
  return rows as CarriedRows<MessageRows>;
}

/** What is older than the rows, newest first, is not taken along. */
function withGapAtStart(rows: readonly MessageRows['messages'][]): MessageRows['messages'][] {
  const confirmed = rows.filter(({ message }) => message.state === 'sent');
  const oldest = rows.length < carriedMessages ? undefined : confirmed.at(-1);
  return rows.map((row) =>
    row === oldest
      ? { ...row, gap: row.order, message: { ...row.message, hasGapBefore: true } }
      : row,
  );
}
