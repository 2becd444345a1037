import type { MessageStore } from '../store/messageStore.ts';
import type { Journal } from './createJournal.ts';
import { journaledMessage } from './takeOverJournal.ts';

type Needs = { journal: Journal; store: MessageStore; userID: string };

/**
 * @returns how many messages have not left the device: those in the outbox, and those in the journal
 * that the outbox does not have yet. @throws DatabaseError
 */
export async function countUnsent({ journal, store, userID }: Needs): Promise<number> {
  // Read before the outbox: what moves there meanwhile is counted all the same.
  const journaled = journal.entries().map((entry) => journaledMessage(entry, userID));
  const counted = new Set((await store.outbox()).map(({ clientMsgID }) => clientMsgID));
  if (journaled.length === 0) return counted.size;
  const known = await store.messages(journaled);
  const sent = new Set(
    known.filter(({ state }) => state === 'sent').map(({ clientMsgID }) => clientMsgID),
  );
  for (const { clientMsgID } of journaled) if (!sent.has(clientMsgID)) counted.add(clientMsgID);
  return counted.size;
}
