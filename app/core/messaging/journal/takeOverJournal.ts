import { textElement } from '../contents/text.ts';
import { composeMessage } from '../outbox/outgoingMessage.ts';
import type { MessageStore, StoreChanges } from '../store/messageStore.ts';
import type { OutboxEntry, OutgoingText } from '../store/outboxEntry.ts';
import { addChanges, noChanges } from '../store/storeChanges.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { Journal } from './createJournal.ts';
import type { JournalEntry } from './journalEntry.ts';

/** Entries taken over in one transaction. */
const batchSize = 100;

type Needs = { journal: Journal; store: MessageStore; userID: string };

/** @returns the order of the last entry that lies there now, or 0 */
export function lastOrderOf(journal: Journal): number {
  return journal.entries().at(-1)?.order ?? 0;
}

/** @returns entries in the order they were written, each once */
function joinEntries(
  journaled: readonly JournalEntry[],
  remembered: readonly JournalEntry[],
): JournalEntry[] {
  const known = new Map([...remembered, ...journaled].map((entry) => [entry.clientMsgID, entry]));
  return [...known.values()].sort((left, right) => left.order - right.order);
}

/**
 * Adds what lies in the journal to the outbox, in the order it was written, each message once however
 * often and in however many tabs this is done. An entry leaves the journal once the outbox has it on
 * the disk; where the store is in memory it stays until its message is sent.
 * @param upTo the last order that is taken over: what was written later may have to stand behind
 * something that is still to be kept. @default all
 * @param remembered what this page wrote into it and the store may not have yet, should the browser
 * have thrown its storage away since. @default nothing
 * @throws DatabaseError, in which case the journal still has it
 */
export async function takeOverJournal(
  { journal, store, userID }: Needs,
  upTo = Number.POSITIVE_INFINITY,
  remembered: readonly JournalEntry[] = [],
): Promise<StoreChanges> {
  const journaled = journal.entries();
  const lying = new Set(journaled.map(({ clientMsgID }) => clientMsgID));
  const entries = joinEntries(journaled, remembered).filter(({ order }) => order <= upTo);
  if (entries.length === 0) return noChanges;
  let changes: StoreChanges = noChanges;
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = entries.slice(start, start + batchSize);
    const outgoing = batch.map((entry) => {
      const { clientMsgID } = entry;
      // What does not lie there any more may have been sent by another page.
      return outgoingText(entry, userID, lying.has(clientMsgID) && journal.isOwn(clientMsgID));
    });
    changes = addChanges(changes, await store.addJournaled(outgoing));
    if (store.isDurable) journal.remove(batch.map(({ clientMsgID }) => clientMsgID));
  }
  return changes;
}

/** @returns the message as it is shown until the outbox has it: behind everything that it has */
export function journaledMessage(entry: JournalEntry, userID: string): StoredMessage {
  return { ...messageOf(entry, userID), localOrder: entry.order, isUnkept: true };
}

function outgoingText(journaled: JournalEntry, userID: string, isOwn: boolean): OutgoingText {
  const { clientMsgID, peer } = journaled;
  const { errCode } = journaled;
  const hasFailed = errCode !== 0;
  const message: StoredMessage = {
    ...messageOf(journaled, userID),
    state: hasFailed ? 'failed' : 'sending',
    errCode,
  };
  const waiting = isOwn ? 'waiting' : 'unknown';
  const entry: OutboxEntry = {
    clientMsgID,
    conversationID: message.conversationID,
    localOrder: 0,
    peer,
    kind: 'text',
    uploads: [],
    // A page that is gone may have sent it from its memory: it is looked up first.
    phase: hasFailed ? 'failed' : waiting,
    attempts: isOwn ? 0 : 1,
    lookups: 0,
  };
  return { message, entry };
}

function messageOf(entry: JournalEntry, userID: string): StoredMessage {
  const { clientMsgID, peer, text, quoted, mentions, time: now } = entry;
  return composeMessage({
    clientMsgID,
    peer,
    content: textElement({ text, quoted, mentions }),
    now,
    sender: { userID, nickname: '', faceURL: '' },
  });
}
