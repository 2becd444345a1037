import { messageKeyOf } from '../messageRef.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { ConversationSync } from './conversationSync.ts';
import type { EventBatch } from './eventBatch.ts';
import type { HistorySync } from './historySync.ts';
import type { ListSync } from './listSync.ts';

type Needs = {
  history: Pick<HistorySync, 'followUp' | 'refetch' | 'watched'>;
  conversations: Pick<ConversationSync, 'check'>;
  lists: Pick<ListSync, 'load'>;
  /** Live messages that were not known before, and what else live events said. */
  onLive: (batch: EventBatch, added: readonly StoredMessage[]) => void;
};

/** What is done after a batch of events was merged into the store, or could not be. */
export interface BatchFollowUp {
  onReceived(batch: EventBatch, changes: readonly StoreChanges[]): void;
  /** Fetches anew what the batch was about. */
  onLost(batch: EventBatch): void;
}

export function createBatchFollowUp(needs: Needs): BatchFollowUp {
  const { history, conversations, lists, onLive } = needs;
  return {
    onReceived(batch, changes) {
      for (const changed of changes) history.followUp(changed);
      conversations.check(batch.conversations.keys());
      conversations.check(batch.messages.map(({ conversationID }) => conversationID));
      const added = new Set(changes.flatMap(({ addedKeys }) => addedKeys));
      onLive(
        batch,
        batch.messages.filter((message) => added.has(messageKeyOf(message))),
      );
    },
    onLost(batch) {
      for (const { list, ofID } of batch.lists) lists.load(list, ofID);
      if (batch.self) lists.load('self');
      const ids = new Set(batch.messages.map(({ conversationID }) => conversationID));
      for (const id of batch.conversations.keys()) ids.add(id);
      // Facts do not always name their conversation.
      for (const id of batch.facts.length > 0 ? history.watched() : []) ids.add(id);
      for (const id of ids) history.refetch(id);
      conversations.check(ids);
    },
  };
}
