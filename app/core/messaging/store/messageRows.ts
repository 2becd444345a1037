import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type {
  GroupApplication,
  GroupInfo,
  GroupMember,
} from '../../../contract/gateway/entities/group.ts';
import type {
  BlackUser,
  Friend,
  FriendApplication,
} from '../../../contract/gateway/entities/people.ts';
import type { DatabaseLayout, Key } from '../../../platform/database/database.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { Draft, MessageFact, OutboxEntry, OutgoingPart, PendingRead } from './messageStore.ts';

export type MessageRow = {
  /** The conversation and the place in it. */
  order: Key;
  /** As `order`, for messages with a gap before them. */
  gap?: Key;
  message: StoredMessage;
};

/** An entry of one of the lists. */
export type ListRow<Value> = { id: Key; value: Value };

export type MessageRows = {
  messages: MessageRow;
  /** The newest message to be shown of each conversation. */
  latest: { conversationID: string; message: StoredMessage };
  /** Facts that came before their messages; `age` rises with each. */
  facts: { clientMsgID: string; age: number; facts: readonly MessageFact[] };
  /** Conversations whose history is known to be empty or deleted. */
  starts: { conversationID: string };
  conversations: Conversation;
  drafts: Draft;
  friends: ListRow<Friend>;
  joinedGroups: ListRow<GroupInfo>;
  blacklist: ListRow<BlackUser>;
  friendApplicationsReceived: ListRow<FriendApplication>;
  friendApplicationsSent: ListRow<FriendApplication>;
  groupApplicationsReceived: ListRow<GroupApplication>;
  groupApplicationsSent: ListRow<GroupApplication>;
  members: ListRow<GroupMember>;
  outbox: OutboxEntry;
  blobs: { id: Key; clientMsgID: string; part: OutgoingPart; blob: Blob };
  reads: PendingRead;
  meta: { name: string; value: unknown };
};

const byId = { keyPath: 'id', indexes: {} } as const;
const byConversation = { keyPath: 'conversationID', indexes: {} } as const;

/** Raise `version` with any change here; rows of older versions are then read as they are. */
export const messageLayout: DatabaseLayout<MessageRows> = {
  version: 1,
  stores: {
    messages: {
      keyPath: 'message.clientMsgID',
      indexes: { byOrder: 'order', byGap: 'gap' },
    },
    latest: byConversation,
    facts: { keyPath: 'clientMsgID', indexes: { byAge: 'age' } },
    starts: byConversation,
    conversations: byConversation,
    drafts: byConversation,
    friends: byId,
    joinedGroups: byId,
    blacklist: byId,
    friendApplicationsReceived: byId,
    friendApplicationsSent: byId,
    groupApplicationsReceived: byId,
    groupApplicationsSent: byId,
    members: byId,
    outbox: { keyPath: 'clientMsgID', indexes: { byOrder: 'localOrder' } },
    blobs: byId,
    reads: byConversation,
    meta: { keyPath: 'name', indexes: {} },
  },
};

/** @returns where a message lies in the index by order. */
export function placeOf(conversationID: string, order: OrderKey): Key {
  return [conversationID, ...order];
}

export function rowOf(message: StoredMessage): MessageRow {
  const order = placeOf(message.conversationID, orderKeyOf(message));
  return {
    order,
    ...(message.hasGapBefore ? { gap: order } : {}),
    message,
  };
}
