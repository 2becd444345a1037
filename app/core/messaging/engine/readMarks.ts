import type { Messaging } from '../messaging.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { Publisher } from './publisher.ts';
import type { Reading } from './reading.ts';

type Needs = Pick<EngineNeeds, 'store'> & {
  publisher: Pick<Publisher, 'conversations'>;
  reading: Pick<Reading, 'markRead' | 'markAllRead'>;
};

/** What a person says of a conversation as a whole, without opening it. */
export type ReadMarks = Pick<Messaging, 'markUnread' | 'markConversationRead'>;

export function createReadMarks({ store, publisher, reading }: Needs): ReadMarks {
  const markUnread = async (conversationID: string, isUnread: boolean): Promise<void> => {
    if (await store.markUnread(conversationID, isUnread)) {
      publisher.conversations([conversationID]);
    }
  };
  return {
    markUnread,
    async markConversationRead(conversationID) {
      await markUnread(conversationID, false);
      const latest = (await store.latest([conversationID])).get(conversationID);
      if (latest) reading.markRead(latest);
      else await reading.markAllRead(conversationID);
    },
  };
}
