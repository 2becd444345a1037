import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { DatabaseLayout, Key } from '../../../platform/database/database.ts';
import { listNames } from '../lists/gatewayLists.ts';
import { expiryOf } from '../messageModel/messageExpiry.ts';
import type { MessageRef } from '../messageRef.ts';
import type { KeptVoice, VoicePiece } from '../messaging.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { KeptFile } from './keptFiles.ts';
import type { Draft, MessageFact, PendingRead } from './messageStore.ts';
import type { OutboxEntry, OutgoingPart } from './outboxEntry.ts';

export type MessageRow = {
  /** As `idOf`. */
  id: Key;
  /** The conversation and the place in it. */
  order: Key;
  /** As `order`, for messages with a gap before them. */
  gap?: Key;
  /** When a disappearing message that was read expires, in milliseconds. */
  burnAt?: number;
  message: StoredMessage;
};

export type RecordingPieceRow = Omit<VoicePiece, 'blob'> & {
  /** As `pieceIdOf`. */
  id: Key;
  blob: KeptFile;
};

/** Facts under one name; the id holds empty texts for what they do not name. */
export type FactsRow = { id: Key; age: number; facts: readonly MessageFact[] };

/** An entry of one of the lists. */
export type ListRow<Value> = { id: Key; value: Value };

type ListStores = { [Name in ListName]: ListRow<ListRows[Name]> };

export type MessageRows = ListStores & {
  messages: MessageRow;
  /** The newest message to be shown of each conversation. */
  latest: { conversationID: string; message: StoredMessage };
  /** Facts that came before their messages; `age` rises with each. */
  facts: FactsRow;
  /** Conversations whose history is known to be empty or deleted. */
  starts: { conversationID: string };
  conversations: Conversation;
  drafts: Draft;
  /** Voice messages that were recorded and not sent. */
  recordings: Omit<KeptVoice, 'blob' | 'id'> & {
    conversationID: string;
    /** Missing in rows of earlier releases. */
    id?: string;
    blob: KeptFile;
  };
  /** Of recordings that were not stopped yet, or never. */
  recordingPieces: RecordingPieceRow;
  outbox: OutboxEntry;
  blobs: { id: Key; clientMsgID: string; part: OutgoingPart; blob: KeptFile };
  reads: PendingRead;
  meta: { name: string; value: unknown };
};

const byId = { keyPath: 'id', indexes: {} } as const;
const byConversation = { keyPath: 'conversationID', indexes: {} } as const;

/** One for each list of the gateway. */
const listStores = Object.fromEntries(listNames.map((name) => [name, byId])) as {
  [Name in ListName]: typeof byId;
};

/** Raise `version` with any change here or of the table of lists; rows of older versions are then read as they are. */
export const messageLayout: DatabaseLayout<MessageRows> = {
  version: 5,
  stores: {
    messages: {
      keyPath: 'id',
      indexes: { byOrder: 'order', byGap: 'gap', byBurn: 'burnAt' },
    },
    latest: byConversation,
    facts: { keyPath: 'id', indexes: { byAge: 'age' } },
    starts: byConversation,
    conversations: byConversation,
    drafts: byConversation,
    recordings: byConversation,
    recordingPieces: byId,
    ...listStores,
    outbox: { keyPath: 'clientMsgID', indexes: { byOrder: 'localOrder' } },
    blobs: byId,
    reads: byConversation,
    meta: { keyPath: 'name', indexes: {} },
  },
  // Read only where a file is sent.
  turn: 'blobs',
  // Facts of version 1 named no sender: the gateway's pages bring them again.
  carry: { messages: carriedMessage },
};

/** @returns what a message is kept under: those of one `clientMsgID` lie side by side */
export function idOf({ clientMsgID, sendID, conversationID }: MessageRef): Key {
  return [clientMsgID, sendID, conversationID];
}

/** @returns where a message lies in the index by order. */
export function placeOf(conversationID: string, order: OrderKey): Key {
  return [conversationID, ...order];
}

/** @returns the row of a message that version 1 kept under its `clientMsgID` alone */
function carriedMessage(row: unknown): MessageRow | null {
  const { message } = row as { message?: StoredMessage };
  const { clientMsgID, sendID, conversationID } = message ?? {};
  const isWhole = [clientMsgID, sendID, conversationID].every((id) => typeof id === 'string');
  return message && isWhole ? rowOf(message) : null;
}

export function rowOf(message: StoredMessage): MessageRow {
  const order = placeOf(message.conversationID, orderKeyOf(message));
  const burnAt = expiryOf(message);
  return {
    id: idOf(message),
    order,
    ...(message.hasGapBefore ? { gap: order } : {}),
    ...(burnAt === null ? {} : { burnAt }),
    message,
  };
}
