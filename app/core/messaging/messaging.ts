import type { CallableFunction, ListName } from '../../contract/gateway/callableFunction.ts';
import type { Peer } from '../../contract/gateway/conversationId.ts';
import type { FunctionOutput, SentFunctionInput } from '../../contract/gateway/gatewayFunction.ts';
import type { OutgoingContent } from './contents/content.ts';
import type { TextExtras } from './contents/text.ts';
import type { MessageRef } from './messageRef.ts';
import type { OutgoingPart } from './store/outboxEntry.ts';
import type { OrderKey, StoredMessage } from './storedMessage.ts';

/** What to look for on the device. */
export type DeviceSearch = {
  /** As of `searchWordsOf`: a message that holds all of them is found. Without any nothing is. */
  words: readonly string[];
  /** The words by which a message is found; '' for one that never is. */
  textOf: (message: StoredMessage) => string;
  /** @default all conversations */
  conversationID?: string;
  /** With so many found, the next conversation is looked through. @default no end */
  limitPerConversation?: number;
};

/** What became of a message at the moment it was sent. */
export type Sending = {
  /** It is on the device already: whatever happens to the page, it goes its way. */
  isKept: boolean;
  /**
   * Resolves when it waits in the outbox. Rejects when neither the device nor the page can keep it, and
   * for the first text that only the page can keep since the device keeps nothing more.
   */
  kept: Promise<unknown>;
};

/** A voice message that was recorded and not sent: seconds, and the peaks of its drawing. */
export type KeptVoice = {
  /** Of the recording; '' for one that an earlier release kept. */
  id: string;
  blob: Blob;
  duration: number;
  peaks: readonly number[];
};

/** A piece of a recording that runs: all of them, from the first on, are a clip that plays. */
export type VoicePiece = {
  recordingID: string;
  /** 0 for the first. */
  number: number;
  blob: Blob;
  /** Seconds from the start of the recording to the end of this piece. */
  duration: number;
  /** Loudness during this piece, each 0 to 1. */
  levels: readonly number[];
};

/** A part of a conversation beside one of its messages. */
export type HistoryRead = {
  /** Oldest first, deleted and unsent ones among them. */
  messages: readonly StoredMessage[];
  /** Whether there may be more beyond these. None came, and yet there may be: nobody has them now. */
  hasMore: boolean;
};

/** What a person can do with messages. Its code loads with the session of a member. */
export interface Messaging {
  /** Keeps a message on the device, a text before this returns, and sends it when the network lets it. */
  send(peer: Peer, content: OutgoingContent): Sending;
  /** Tries a failed message again, under the same id. */
  resend(clientMsgID: string): Promise<void>;
  /**
   * Stops the upload of a message not yet sent: it stays, failed with `clientErrors.cancelled`, and can
   * be sent again. One whose files are there already is sent all the same.
   */
  cancelUpload(clientMsgID: string): Promise<void>;
  /**
   * A file of a message that this device has not sent yet, failed or cancelled ones among them; null
   * where it is gone, as once the message was sent. @throws DatabaseError
   */
  outgoingFile(clientMsgID: string, part: OutgoingPart): Promise<Blob | null>;
  /** Deletes a message for this person; one that never left is forgotten. @throws GatewayError */
  remove(message: MessageRef): Promise<void>;
  /** Takes a sent message back from everybody. @throws GatewayError */
  revoke(message: MessageRef): Promise<void>;
  /**
   * Shows a conversation: its atom follows the store until `close`.
   * @param isAhead it is not before the person's eyes yet, but about to be
   */
  open(conversationID: string, isAhead?: boolean): OpenConversation;
  /** Reads a conversation ahead that is about to be opened, so that it is there at once. */
  prefetch(conversationID: string): void;
  /** @param more the message that it answers, and whom it names */
  setDraft(conversationID: string, text: string, more?: TextExtras): void;
  /**
   * Keeps a recording that waits to be sent, one of each conversation. Once that very one is in the outbox, it
   * is gone: another tab may have sent another. @throws DatabaseError
   */
  keepVoice(conversationID: string, voice: KeptVoice): Promise<void>;
  /**
   * Keeps a piece of a recording that runs, for the case that the page ends before it does. All of them are
   * gone once `keepVoice`, `dropVoice` or the outbox had that recording. @throws DatabaseError
   */
  keepVoicePiece(conversationID: string, piece: VoicePiece): Promise<void>;
  /** Forgets that recording, if it is the one that waits in the conversation, or runs. @throws DatabaseError */
  dropVoice(conversationID: string, recordingID: string): Promise<void>;
  /**
   * @returns the recording that waits in a conversation, or what there is of one that was never stopped, which
   * may be one that another page makes now; null for none. @throws DatabaseError
   */
  keptVoice(conversationID: string): Promise<KeptVoice | null>;
  /** Shown to the other side of a single conversation; throttled, and only while connected. */
  setTyping(conversationID: string, isTyping: boolean): void;
  /**
   * Calls a function of the gateway, through the tab that holds the connection; lists and rows that it
   * changes follow by themselves. One that must not be repeated is done at most once, whatever becomes
   * of that tab.
   * @throws GatewayError: `refused` with the gateway's code; `not-sent`: nothing happened; `unknown`:
   * nobody knows whether it did. What an optimistic one changes is shown at once, and as before where it
   * comes to nothing
   */
  call<F extends CallableFunction>(
    declared: F,
    input: SentFunctionInput<F>,
  ): Promise<FunctionOutput<F>>;
  /**
   * Shows a conversation as unread on this device until it is opened, or no longer so.
   * @throws DatabaseError
   */
  markUnread(conversationID: string, isUnread: boolean): Promise<void>;
  /**
   * All of a conversation counts as read, its mark too: at once on the device, and in a moment, or as
   * soon as the gateway can be reached, everywhere. @throws DatabaseError
   */
  markConversationRead(conversationID: string): Promise<void>;
  /**
   * Fetches a list into the store, which does so by itself with each connection: with lists of something
   * once they were asked for.
   * @param ofID of a list of something: of what. @throws GatewayError
   */
  loadList(name: ListName, ofID?: string): Promise<void>;
  /**
   * How many messages have not left the device, failed ones among them. Where the outbox cannot be
   * read, those of the journal. @throws GatewayError where nobody is logged in
   */
  countUnsent(): Promise<number>;
  /**
   * Looks through the messages that the device keeps, the newest first, one conversation after the other.
   * @param onFound called with each part of what is found
   * @param signal ends it: it rejects with the signal's reason, and `onFound` is not called again
   * @throws DatabaseError, or the reason of the signal
   */
  searchDevice(
    query: DeviceSearch,
    onFound: (messages: readonly StoredMessage[]) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * What the device keeps of these, in no order: also those that were deleted or taken back, and of those
   * that it does not have that they were.
   * @throws DatabaseError
   */
  keptMessages(messages: readonly MessageRef[]): Promise<readonly StoredMessage[]>;
  /**
   * What the device keeps of a conversation on one side of a place; `before` null: the newest. Oldest
   * first, deleted and unsent ones among them. Before those with `hasGapBefore` others may be missing.
   * @throws DatabaseError
   */
  keptPage(
    conversationID: string,
    at: { before: OrderKey | null } | { after: OrderKey },
    count: number,
  ): Promise<readonly StoredMessage[]>;
  /**
   * What lies right before or right after a message, whatever is shown of its conversation: of the device,
   * and where that has nothing, of the gateway. @throws GatewayError, DatabaseError
   */
  readHistory(from: StoredMessage, side: 'older' | 'newer'): Promise<HistoryRead>;
  /** Tries to connect at once. */
  reconnect(): void;
}

export interface OpenConversation {
  /** It is before the person's eyes from now on. */
  show(): void;
  /** Loads a page of older messages, from the device or the network. @throws GatewayError */
  loadOlder(): Promise<void>;
  /** Loads a page of newer messages where there are any, from the device or the network. @throws GatewayError */
  loadNewer(): Promise<void>;
  /**
   * Shows the part of the conversation around one of its messages: of the device, or where it is not
   * there of the gateway. @returns false where there is no such message: what is shown stays.
   * @throws GatewayError, DatabaseError
   */
  openAt(message: MessageRef): Promise<boolean>;
  /**
   * Looks for the first of the newest `count` messages of others, however far back it is, and shows the
   * part around it. @returns its `messageKeyOf`, or null where it cannot be found. @throws GatewayError
   */
  findUnread(count: number): Promise<string | null>;
  /** Shows the newest messages again, where others took their place. */
  toNewest(): Promise<void>;
  /**
   * What others wrote up to this message, and the message itself, counts as read. Kept on the device at
   * once; the receipt is sent in a moment, or as soon as the gateway can be reached.
   */
  markRead(upTo: StoredMessage): void;
  close(): void;
}
