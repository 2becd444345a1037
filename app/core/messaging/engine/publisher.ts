import { isGone } from '../messageModel/withoutContent.ts';
import { type MessageRef, refOf } from '../messageRef.ts';
import { anyConversation } from '../references/changesOf.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { Broadcast, ListRowsChange } from '../tabs/tabMessage.ts';
import type { EngineChange } from './engineNeeds.ts';

type Needs = {
  publish: (change: EngineChange) => void;
  /** To the other tabs. */
  broadcast: (said: Broadcast) => void;
  /** Open conversations of this tab. */
  applyToTimelines: (changes: StoreChanges, isOwn: boolean) => void;
};

/** Says what changed, to the screens of this tab and to the other tabs. */
export interface Publisher {
  /** @param isOwn the person has just sent them on this page: they are shown at once. @default false */
  changes(changes: StoreChanges, isOwn?: boolean): void;
  /** A message was taken back or deleted that this device does not have: who shows a copy looks again. */
  unknownGone(): void;
  conversations(ids: readonly string[] | null): void;
  lists(changes: readonly ListRowsChange[]): void;
  /** The gateway no longer tells whether these people are there. */
  unfollowed(userIDs: readonly string[]): void;
  /** What is kept in no store. */
  state(said: Extract<Broadcast, { type: 'status' | 'upload' | 'typing' }>): void;
}

export function createPublisher({ publish, broadcast, applyToTimelines }: Needs): Publisher {
  const conversations = (ids: readonly string[] | null): void => {
    if (ids?.length === 0) return;
    publish({ type: 'conversations', ids });
    broadcast({ type: 'conversations', ids });
  };
  return {
    conversations,
    changes(changes, isOwn = false) {
      const { messages, removed, latestOf, goneFiles } = changes;
      if (goneFiles.length > 0) publish({ type: 'gone-files', files: goneFiles });
      if (messages.length + removed.length > 0) {
        applyToTimelines(changes, isOwn);
        for (const [conversationID, refs] of byConversation([...messages, ...removed])) {
          publish({ type: 'messages', conversationID });
          broadcast({ type: 'message-changes', conversationID, messages: refs });
        }
      }
      // What is gone may be what a row tells of, also where it was not the newest.
      const gone = [...messages.filter(isGone), ...removed];
      const goneFrom = gone.map(({ conversationID }) => conversationID);
      conversations([...new Set([...latestOf, ...goneFrom])]);
    },
    unknownGone() {
      publish({ type: 'messages', conversationID: anyConversation });
      broadcast({ type: 'message-changes', conversationID: anyConversation, messages: [] });
    },
    lists(changes) {
      if (changes.length === 0) return;
      publish({ type: 'list-rows', changes });
      broadcast({ type: 'list-rows', changes });
    },
    unfollowed(userIDs) {
      publish({ type: 'unfollowed', userIDs });
      broadcast({ type: 'unfollowed', userIDs });
    },
    state(said) {
      publish(said);
      broadcast(said);
    },
  };
}

function byConversation(messages: readonly MessageRef[]): Map<string, MessageRef[]> {
  const groups = new Map<string, MessageRef[]>();
  for (const message of messages) {
    const refs = groups.get(message.conversationID);
    if (refs) refs.push(refOf(message));
    else groups.set(message.conversationID, [refOf(message)]);
  }
  return groups;
}
