import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { presence } from '../../../contract/gateway/enums.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import { factsOfReceipt, factsOfRevocation } from '../messageModel/messageFacts.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import type { MessageFact } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { type ListChange, listChangeOf } from './listEvents.ts';

/** The contents of several events, by kind; the order of the kinds does not matter. */
export type EventBatch = {
  messages: StoredMessage[];
  facts: MessageFact[];
  /** The last row of each. */
  conversations: Map<string, Conversation>;
  lists: ListChange[];
  self: Extract<GatewayEvent, { name: 'OnSelfInfoUpdated' }>['data'] | null;
  typing: { conversationID: string; isTyping: boolean }[];
  presence: { userID: string; isOnline: boolean }[];
};

const notTyping = 'no';

/** Kinds that travel as messages and are none. */
const signals: readonly number[] = [contentType.readReceipt, contentType.groupReadReceipt];

export function emptyBatch(): EventBatch {
  return {
    messages: [],
    facts: [],
    conversations: new Map(),
    lists: [],
    self: null,
    typing: [],
    presence: [],
  };
}

/** Adds the contents of an event (protocol reference, section 4). */
export function addEvent(batch: EventBatch, event: GatewayEvent, selfID: string): void {
  switch (event.name) {
    case 'OnRecvNewMessage':
      addMessage(batch, event.data, selfID);
      return;
    case 'OnRecvNewMessages':
      for (const message of event.data ?? []) addMessage(batch, message, selfID);
      return;
    case 'OnRecvMessageRevoked':
      if (event.data) batch.facts.push({ clientMsgID: event.data, isRevoked: true });
      return;
    case 'OnNewRecvMessageRevoked':
      batch.facts.push(...factsOfRevocation(event.data, selfID));
      return;
    // Its status is `deleted`, which merging applies to every copy of it.
    case 'OnMsgDeleted':
      addMessage(batch, event.data, selfID);
      return;
    case 'OnRecvC2CReadReceipt':
    case 'OnRecvGroupReadReceipt':
      for (const receipt of event.data ?? []) {
        const isSingle = event.name === 'OnRecvC2CReadReceipt';
        for (const fact of factsOfReceipt(receipt, isSingle, selfID)) batch.facts.push(fact);
      }
      return;
    case 'OnNewConversation':
    case 'OnConversationChanged':
      for (const row of event.data ?? []) batch.conversations.set(row.conversationID, row);
      return;
    case 'OnUserStatusChanged': {
      const { userID, status } = event.data;
      batch.presence.push({ userID, isOnline: status === presence.online });
      return;
    }
    case 'OnSelfInfoUpdated':
      batch.self = event.data;
      return;
    default: {
      const change = listChangeOf(event, selfID);
      if (change) batch.lists.push(change);
    }
  }
}

function addMessage(batch: EventBatch, message: Message, selfID: string): void {
  const conversationID = conversationOfMessage(message, selfID);
  if (conversationID === null || signals.includes(message.contentType)) return;
  if (message.contentType === contentType.typing) {
    if (message.sendID === selfID) return;
    batch.typing.push({ conversationID, isTyping: message.content !== notTyping });
    return;
  }
  batch.messages.push(receivedMessage(message, conversationID));
}
