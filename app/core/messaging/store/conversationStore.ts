import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type ConversationStore = Pick<
  MessageStore,
  | 'conversations'
  | 'conversation'
  | 'replaceConversations'
  | 'mergeConversations'
  | 'addConversation'
  | 'patchConversation'
>;

/** The rows of the list of conversations. Only what really differs is written and reported. */
export function conversationStore(database: Database<MessageRows>): ConversationStore {
  return {
    conversations: () =>
      database.transaction(['conversations'], 'read', (tx) => tx.range('conversations')),
    conversation: (id) =>
      database.transaction(
        ['conversations'],
        'read',
        async (tx) => (await tx.get('conversations', id)) ?? null,
      ),
    replaceConversations: (conversations, isKept = () => false) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        const changed = await putConversations(tx, conversations);
        const kept = new Set(conversations.map(({ conversationID }) => conversationID));
        for (const { conversationID } of await tx.range('conversations')) {
          if (kept.has(conversationID) || isKept(conversationID)) continue;
          await tx.delete('conversations', conversationID);
          changed.push(conversationID);
        }
        return changed;
      }),
    mergeConversations: (conversations) =>
      database.transaction(['conversations'], 'write', (tx) => putConversations(tx, conversations)),
    addConversation: (conversation) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        if (await tx.get('conversations', conversation.conversationID)) return false;
        await tx.put('conversations', withoutLatest(conversation));
        return true;
      }),
    patchConversation: (id, patch) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        const known = await tx.get('conversations', id);
        if (!known) return false;
        const changed = await putConversations(tx, [{ ...known, ...patch, conversationID: id }]);
        return changed.length > 0;
      }),
  };
}

/** What was said last is kept among the messages alone, so that it goes where they go. */
function withoutLatest(conversation: Conversation): Conversation {
  return { ...conversation, latestMsg: '' };
}

async function putConversations(
  tx: Transaction<MessageRows>,
  conversations: readonly Conversation[],
): Promise<string[]> {
  const ids = conversations.map(({ conversationID }) => conversationID);
  const known = await tx.getMany('conversations', ids);
  const changed = new Set<string>();
  for (const [index, conversation] of conversations.map(withoutLatest).entries()) {
    if (isSame(known[index], conversation) && !changed.has(conversation.conversationID)) continue;
    changed.add(conversation.conversationID);
    await tx.put('conversations', conversation);
  }
  return [...changed];
}
