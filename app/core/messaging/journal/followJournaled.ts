import type { MessageStore, StoreChanges } from '../store/messageStore.ts';
import type { Journal } from './createJournal.ts';

type Needs = { journal: Journal; store: MessageStore; userID: string };

/**
 * Keeps the journal true to what became of its messages: those sent or removed leave it. Where the
 * store is in memory it is all that the next page will know.
 */
export function followJournaled(
  { journal, store, userID }: Needs,
  { messages, removed, confirmedIds }: StoreChanges,
): void {
  const own = removed.filter(({ sendID }) => sendID === userID);
  journal.remove([...confirmedIds, ...own.map(({ clientMsgID }) => clientMsgID)]);
  if (store.isDurable) return;
  for (const { clientMsgID, state, errCode } of messages) {
    if (state !== 'sent') journal.note(clientMsgID, errCode);
  }
}
