import type { findMessageList } from '../../../app/contract/gateway/functions/history.ts';
import type { FunctionOutput } from '../../../app/contract/gateway/gatewayFunction.ts';
import { viewConversations } from '../conversations/viewConversations.ts';
import type { ReadContext } from '../handler.ts';
import type { ConversationRow, MessageRow } from '../messages/messageRows.ts';
import { viewMessages } from '../messages/viewMessages.ts';

type Item = NonNullable<FunctionOutput<typeof findMessageList>['findResultItems']>[number];

/** A message that was found, with the conversation of its reader. */
export type Found = { conversation: ConversationRow; message: MessageRow };

/** @returns what was found by conversation, both in the order given. */
export async function itemsOf(
  { db, caller }: ReadContext,
  found: readonly Found[],
): Promise<Item[]> {
  const byConversation = new Map<string, ConversationRow>();
  for (const { conversation } of found)
    byConversation.set(conversation.conversationId, conversation);
  const views = await viewConversations(db, [...byConversation.values()]);
  const items = new Map(
    views.map(({ conversationID, conversationType, showName, faceURL }): [string, Item] => [
      conversationID,
      { conversationID, conversationType, showName, faceURL, messageCount: 0, messageList: [] },
    ]),
  );
  const messages = await viewMessages(
    db,
    caller.userId,
    found.map(({ message }) => message),
  );
  for (const [index, message] of messages.entries()) {
    const item = items.get(found[index]?.conversation.conversationId ?? '');
    item?.messageList?.push(message);
    if (item) item.messageCount += 1;
  }
  return [...items.values()];
}
