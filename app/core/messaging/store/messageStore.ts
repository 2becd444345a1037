import type {
  ListName,
  ListRows,
  OwnListName,
} from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { SelfInfo } from '../../../contract/gateway/entities/people.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { Mention } from '../messageModel/mentions.ts';
import type { QuotedName } from '../messageModel/quotedName.ts';
import type { MessageName, MessageRef } from '../messageRef.ts';
import type { KeptVoice, VoicePiece } from '../messaging.ts';
import type { OrderKey, StoredMessage } from '../storedMessage.ts';
import type { RequestFailure } from '../tabs/tabMessage.ts';
import type { OutboxEntry, OutgoingPart, OutgoingText } from './outboxEntry.ts';

/** What changed in the store, so that others can follow. Empty lists: nothing did. */
export type StoreChanges = {
  /** New versions of messages, each once. */
  messages: readonly StoredMessage[];
  /** `messageKeyOf` of those of `messages` that were not known before. */
  addedKeys: readonly string[];
  /** Messages that are no longer there. */
  removed: readonly MessageRef[];
  /** Conversations whose newest message to be shown is another one or has changed. */
  latestOf: readonly string[];
  /** This device's own messages found to be sent: their outbox entries and files are gone. */
  confirmedIds: readonly string[];
  /** Messages of which a fact may be about another one: only the gateway can verify it. */
  unverified: readonly MessageRef[];
  /** Conversations that got a gap, or a suspicion of one, that was not there before. */
  gapsIn: readonly string[];
  /** Messages that are gone from now on, as far as they had files. */
  goneFiles: readonly GoneFiles[];
};

/** Addresses of the files of a message that is gone; `key` is its `messageKeyOf`. */
export type GoneFiles = { key: string; addresses: readonly string[] };

/**
 * A page of history as the server gave it. `messages` in any order, from `receivedMessage`. It is the
 * truth for its range: confirmed messages of the device in there that it lacks are gone.
 */
export type HistoryPage = {
  conversationID: string;
  messages: readonly StoredMessage[];
  /** How many were asked for: a shorter page reaches the start (or the end, after an anchor). */
  count: number;
  /** How many came, with those that were not worth keeping. @default messages.length */
  received?: number;
  /**
   * The newest place the device knew before it asked. Missing: what is newer than the page is left as
   * it is.
   */
  knownUpTo?: OrderKey | null;
  /** Some of it could not be read: what it lacks may be there all the same. */
  isPartial?: boolean;
  /** Where the page stands: the newest, or right before or right after a message. */
  at: { kind: 'newest' } | { kind: 'before' | 'after'; anchor: MessageRef };
};

export type ArrivalOptions = {
  /**
   * Whether everything up to now is known of a conversation, as once its newest page was merged on
   * this connection. Otherwise a message that is not proved to follow the known ones gets a gap.
   */
  isContinuous: (conversationID: string) => boolean;
  /** Whether a jump of `seq` means that messages are missing. @default always */
  isSeqContiguous?: (conversationID: string) => boolean;
};

/**
 * A fact about a message, which may come before the message itself and then waits for it. It
 * holds for the one message that is all it is named by. Where no sender is named, or more than one
 * message could be meant, it is not applied: see `StoreChanges.unverified`.
 */
export type MessageFact = MessageName & {
  isRevoked?: true;
  revokerID?: string;
  isRead?: true;
  /** Who of a group read it. */
  readerID?: string;
  /** Milliseconds. */
  readTime?: number;
  isDeleted?: true;
};

/** A read receipt that is still to be sent. */
export type PendingRead = {
  conversationID: string;
  /** Of incoming messages to be marked as read: the receipt names no more than these. */
  clientMsgIDs: readonly string[];
  /** How far the person has read; missing in what was kept before there was such a place. */
  upTo?: OrderKey;
};

/** Part of a conversation: after a place, or up to one and with it. @default all of it */
export type UnreadPart = { after?: OrderKey | undefined; upTo?: OrderKey };

export type Draft = {
  conversationID: string;
  text: string;
  /** The message that it answers. */
  quoted?: QuotedName;
  /** Whom it names, and where. */
  mentions?: readonly Mention[];
  /** Milliseconds. */
  time: number;
};

/** A call that must not be repeated, from the moment before it was sent. */
export type RequestRecord = {
  /** Of the request; the same whichever tab is asked to do it. */
  id: string;
  /** Names the one try there was. */
  attempt: string;
  /** What became of it; null: unknown, it may still be under way. */
  outcome: { reply: string } | { failure: RequestFailure } | null;
};

export type MetaValues = {
  selfInfo: SelfInfo;
  /** The list of conversations has been fetched whole: where it is empty there are none. */
  isListFetched: true;
  /** Conversations in which `seq` was seen to jump without a message missing. */
  seqJumps: readonly string[];
  /** Conversations that the person marked as unread on this device. */
  markedUnread: readonly string[];
  /** Ids last taken over from the journal: what was sent or removed since is not to come again. */
  journaled: readonly string[];
  /** The latest calls that must not be repeated. Written by the methods for requests alone. */
  requests: readonly RequestRecord[];
};

/**
 * What the device keeps of one account. Every method is one transaction: all or nothing, and safe
 * beside other tabs of the same account. @throws DatabaseError where the device cannot keep it
 */
export interface MessageStore {
  /** False: nothing outlives the page, and no other tab sees it. */
  readonly isDurable: boolean;
  /** Called when the store had to go on in memory. @returns undoes it. */
  onMemory(listener: () => void): () => void;

  /** Merges a page of history: see `HistoryPage`. */
  mergePage(page: HistoryPage): Promise<StoreChanges>;
  /**
   * Merges messages of events, replies and `latestMsg`: anything but a page. Many are merged in
   * parts, each a transaction of its own.
   */
  mergeArrivals(messages: readonly StoredMessage[], options: ArrivalOptions): Promise<StoreChanges>;
  /**
   * Applies facts, many in parts, each a transaction of its own. Of what was read, only a
   * bounded part is kept for messages the device does not have.
   */
  applyFacts(facts: readonly MessageFact[]): Promise<StoreChanges>;

  /** Forgets messages that the gateway no longer has for this person; what waits to be sent stays. */
  removeListed(refs: readonly MessageRef[]): Promise<StoreChanges>;

  message(ref: MessageRef): Promise<StoredMessage | null>;
  /** Those that are known, in no order. */
  messages(refs: readonly MessageRef[]): Promise<StoredMessage[]>;
  /**
   * Those that are not known but for being gone: facts wait for them. Each as it would be once it came,
   * without content.
   */
  knownAsGone(refs: readonly MessageRef[]): Promise<StoredMessage[]>;
  /**
   * The `count` messages before a place, or the newest; oldest first. Deleted ones are among them,
   * as they hold places and gaps; so are unsent ones.
   */
  pageBefore(
    conversationID: string,
    before: OrderKey | null,
    count: number,
  ): Promise<StoredMessage[]>;
  /** The `count` messages after a place; oldest first. */
  pageAfter(conversationID: string, after: OrderKey, count: number): Promise<StoredMessage[]>;
  /** The newest message to be shown, of those conversations that have one. @default all */
  latest(conversationIDs?: readonly string[]): Promise<ReadonlyMap<string, StoredMessage>>;
  /** The oldest confirmed message of each conversation that has one to be shown. */
  oldest(): Promise<StoredMessage[]>;
  /** Messages with `hasGapBefore`, newest first. The oldest known one has it until the start is known. */
  gaps(conversationID: string, limit?: number): Promise<StoredMessage[]>;
  /** Whether the server may have messages older than all known ones. */
  hasOlder(conversationID: string): Promise<boolean>;
  /** Incoming messages not read among the newest 500 ones of a part, newest first. */
  unread(conversationID: string, selfID: string, part?: UnreadPart): Promise<StoredMessage[]>;

  /** Their `latestMsg` is always empty: `latest` has it. */
  conversations(): Promise<Conversation[]>;
  conversation(conversationID: string): Promise<Conversation | null>;
  /**
   * The server's whole list.
   * @param isKept whether a row that is not in it stays as it is; by default none does
   * @returns ids of those that are new, changed or gone
   */
  replaceConversations(
    conversations: readonly Conversation[],
    isKept?: (conversationID: string) => boolean,
  ): Promise<string[]>;
  /** @returns ids of those that are new or changed */
  mergeConversations(conversations: readonly Conversation[]): Promise<string[]>;
  /** Adds a row that the gateway has not sent. @returns whether there was none */
  addConversation(conversation: Conversation): Promise<boolean>;
  /** Changes fields of a known conversation. @returns whether anything changed */
  patchConversation(conversationID: string, patch: Partial<Conversation>): Promise<boolean>;

  drafts(): Promise<Draft[]>;
  /** An empty text that answers nothing removes it. */
  setDraft(draft: Draft): Promise<void>;
  /** The one that waits, or else what there is of one that was never stopped. */
  recording(conversationID: string): Promise<KeptVoice | null>;
  addRecordingPiece(conversationID: string, piece: VoicePiece): Promise<void>;
  /** In the place of its pieces. */
  setRecording(conversationID: string, voice: KeptVoice): Promise<void>;
  /** Forgets the recording of a conversation, if it is that one, and its pieces. */
  dropRecording(conversationID: string, recordingID: string): Promise<void>;

  /** Of lists of something, `ofID` is the id of what; '' for other lists, here and below. @default '' */
  list<Name extends ListName>(name: Name, ofID?: string): Promise<ListRows[Name][]>;
  /** Rows by key; those that are not there are left out. */
  listRows<Name extends ListName>(
    name: Name,
    ids: readonly Key[],
    ofID?: string,
  ): Promise<ListRows[Name][]>;
  /** @returns keys of rows that are new, changed or gone */
  replaceList<Name extends ListName>(
    name: Name,
    rows: readonly ListRows[Name][],
    ofID?: string,
  ): Promise<Key[]>;
  /** @returns keys of rows that are new or changed */
  mergeList<Name extends ListName>(
    name: Name,
    rows: readonly ListRows[Name][],
    ofID?: string,
  ): Promise<Key[]>;
  /** Changes fields of a row. @returns whether anything changed; null where there is no such row */
  patchListRow(name: OwnListName, id: Key, patch: object): Promise<boolean | null>;
  /** @returns keys of rows that were there */
  removeFromList(name: ListName, ids: readonly Key[], ofID?: string): Promise<Key[]>;
  /** Notes that a list was fetched whole. @returns whether that is new */
  noteFetched(name: ListName, ofID?: string): Promise<boolean>;
  /** As `listAddress`. */
  fetchedLists(): Promise<readonly string[]>;
  /** Forgets all that is kept of lists of what is gone. @returns ids of what anything was kept of */
  dropListsOf(name: ListName, isGone: (ofID: string) => boolean): Promise<string[]>;

  /**
   * Keeps message, entry and files together; `localOrder` is given by the store. Adding the same id
   * again changes nothing. A voice message takes the place of the recording that it was (`recordingID`).
   * @param options `isOnDisk`: memory will not do. @default false
   * @returns the message as kept
   */
  addOutgoing(
    message: StoredMessage,
    entry: OutboxEntry,
    files: ReadonlyMap<OutgoingPart, Blob>,
    options?: { isOnDisk?: boolean },
  ): Promise<{ message: StoredMessage; changes: StoreChanges }>;
  /**
   * Adds texts of the journal in this order, under the name that the account has, and drops the draft
   * that each of them was. Those that were taken over before are left as they are; those that are gone by now are reported as removed.
   */
  addJournaled(outgoing: readonly OutgoingText[]): Promise<StoreChanges>;
  /** Entries in the order they were written. */
  outbox(): Promise<OutboxEntry[]>;
  outboxEntry(clientMsgID: string): Promise<OutboxEntry | null>;
  /** A message of this device that is not known as sent. */
  outgoing(clientMsgID: string): Promise<StoredMessage | null>;
  outgoingFile(clientMsgID: string, part: OutgoingPart): Promise<Blob | null>;
  /**
   * Changes an entry still in the outbox, and with it its message if given (its body, as once files
   * are uploaded). Never brings back what was settled, failed or removed. @returns null then
   */
  updateOutgoing(
    entry: OutboxEntry,
    message?: StoredMessage,
    options?: { durability?: 'strict' | 'relaxed' },
  ): Promise<StoreChanges | null>;
  /** The message counts as failed with this code, unless it is known as sent by now. */
  failOutgoing(clientMsgID: string, errCode: number): Promise<StoreChanges>;
  /** A failed one is on its way again, as the last one written. Others stay as they are. */
  retryOutgoing(clientMsgID: string): Promise<StoreChanges>;
  /** Forgets message, entry and files of what never left. Does nothing to a sent one. */
  removeOutgoing(clientMsgID: string): Promise<StoreChanges>;

  /**
   * Empties private messages whose time is over. @param now milliseconds
   */
  removeExpired(now: number): Promise<StoreChanges>;
  /** When the next private message is to be gone, in milliseconds. */
  nextExpiry(): Promise<number | null>;

  /**
   * Marks incoming messages of a conversation as read and keeps the receipt that is to be sent.
   * @param readAt milliseconds: from then on the time of disappearing ones runs
   * @param upTo how far the person has read. By default as far as was known
   */
  addPendingRead(
    conversationID: string,
    messages: readonly MessageRef[],
    readAt: number,
    upTo?: OrderKey,
  ): Promise<StoreChanges>;
  pendingReads(): Promise<PendingRead[]>;
  /** Forgets a receipt that was sent; ids added meanwhile stay. */
  removePendingRead(read: PendingRead): Promise<void>;

  /** Marks a conversation as unread, or no longer so. @returns whether that is new */
  markUnread(conversationID: string, isUnread: boolean): Promise<boolean>;

  /** Notes a request, unless it is known. @returns what is noted: of this `attempt` if it is new */
  beginRequest(id: string, attempt: string): Promise<RequestRecord>;
  settleRequest(id: string, attempt: string, outcome: RequestRecord['outcome']): Promise<void>;
  /** It was not sent after all: another try is the first. */
  withdrawRequest(id: string, attempt: string): Promise<void>;

  meta<Name extends keyof MetaValues>(name: Name): Promise<MetaValues[Name] | null>;
  setMeta<Name extends keyof MetaValues>(name: Name, value: MetaValues[Name]): Promise<void>;

  close(): void;
  /** Deletes everything, as when the account is removed from the device. */
  destroy(): Promise<void>;
}
