import type { ConversationPatch } from '../../../contract/gateway/callableFunction.ts';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { TabLock } from '../../../platform/tabLock.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { GatewayClient, StopReason } from '../../../transport/gateway/gatewayClient.ts';
import type { OwnedGatewayClient } from '../../../transport/gateway/gatewayOptions.ts';
import type { Contents, OutgoingContent } from '../contents/content.ts';
import type { JournalEntry } from '../journal/journalEntry.ts';
import type { KeptJournal } from '../journal/keptJournal.ts';
import type { Messaging } from '../messaging.ts';
import type { Arrival, Timeline } from '../messagingAtoms.ts';
import type { GoneFiles, MessageStore } from '../store/messageStore.ts';
import type { applyRemovals } from '../sync/applyRemovals.ts';
import type { ListRowsChange, StatusSaid } from '../tabs/tabMessage.ts';

/** Kinds of files a message may carry, as the call `media.uploadMedia` names them. */
export type UploadKind = 'image' | 'voice' | 'video' | 'file';

/** A file that the platform keeps. Sizes in bytes and pixels; 0 where it has none. */
export type UploadedFile = {
  url: string;
  mediaType: string;
  bytes: number;
  width: number;
  height: number;
};

export type UploadOptions = {
  /** The same file under the same intent is kept once, over retries and reloads. */
  intent: string;
  name: string;
  signal: AbortSignal;
  /** @param share of the file sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** @throws UploadFailed with what the platform answered; anything else counts as "try later" */
export type UploadFile = (
  file: Blob,
  kind: UploadKind,
  options: UploadOptions,
) => Promise<UploadedFile>;

/** What the platform answered to a file. */
export class UploadFailed extends Error {
  /** Says why, as `StoredMessage.errCode`. */
  readonly code: number;
  /** Trying again is of no use; otherwise it is so a bounded number of times. */
  readonly isFinal: boolean;

  constructor(code: number, isFinal: boolean, options?: ErrorOptions) {
    super('The platform did not take this file.', options);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** What changed for the screens of this tab. Each is the whole new value of what it names. */
export type EngineChange =
  | StatusSaid
  /** Read these again from the store; null: all. Rows, their newest messages and drafts. */
  | { type: 'conversations'; ids: readonly string[] | null }
  /** How rows will be once a call is done; none when it is over. `call` names it. */
  | { type: 'expected-rows'; call: string; rows: readonly ConversationPatch[] }
  /** Of an open conversation; null once it is closed. `isOwn`: the person has just written in it. */
  | { type: 'timeline'; conversationID: string; timeline: Timeline | null; isOwn?: boolean }
  /** `share` 0 to 1; null when the upload is over. */
  | { type: 'upload'; clientMsgID: string; share: number | null }
  | { type: 'typing'; conversationID: string; isTyping: boolean }
  | { type: 'presence'; userID: string; isOnline: boolean }
  /** The gateway no longer tells of these people, whoever looks at them. */
  | { type: 'unfollowed'; userIDs: readonly string[] }
  /** Rows of lists to be read again. */
  | { type: 'list-rows'; changes: readonly ListRowsChange[] }
  /** Of messages that went just now: what the device still has of these files is to go too. */
  | { type: 'gone-files'; files: readonly GoneFiles[] }
  /** Messages of a conversation changed on the device, shown or not; '' where it is not named. */
  | { type: 'messages'; conversationID: string };

/** All the engine of one account reaches outside itself. */
export type EngineNeeds = {
  userID: string;
  /** Not started: the engine starts it while this tab leads, and closes it when it does not. */
  gateway: GatewayClient & Pick<OwnedGatewayClient, 'wake'>;
  /** Of this account, open. */
  store: MessageStore;
  /** Of this account. */
  journal: KeptJournal;
  /** Milliseconds since 1970; may be wrong and may jump. */
  clock: () => number;
  timers: Timers;
  /** Fills with secure random bytes. */
  random: (bytes: Uint8Array) => Uint8Array;
  /** How everything is sent that can be. */
  contents: Contents;
  uploadFile: UploadFile;
  /** As in `sync/applyRemovals`, which may be a script of its own. */
  applyRemovals: typeof applyRemovals;
  /** Between the tabs of this account; null where tabs cannot share, so that every tab leads. */
  tabs: { lock: TabLock; channel: TabChannel } | null;
  isVisible: () => boolean;
  /** @returns undoes it. */
  subscribeVisible: (listener: (visible: boolean) => void) => () => void;
  publish: (change: EngineChange) => void;
  /** Messages asked of the gateway at once. @default 20 */
  pageSize?: number;
  /** A message for which a sound is played. Called in the leading tab alone, live messages only. */
  onArrival: (arrival: Arrival) => void;
  /** The gateway ended the session: `kicked`, `expired` or `refused`. Called in every tab. */
  onStopped: (reason: Exclude<StopReason, 'logout'>) => void;
};

/** The messaging of one account on this device. */
export interface MessagingEngine extends Omit<Messaging, 'send'> {
  /**
   * Keeps a message and sends it as soon as the network lets it. A text is journaled before this
   * returns, unless it is already, and shown at once.
   * @returns its `clientMsgID`, once the store has it. Rejects when it cannot be kept; a text that is
   * journaled only when the engine closes before
   */
  send(peer: Peer, content: OutgoingContent, journaled?: JournalEntry | null): Promise<string>;
  /** Logs in, or again with a new token. */
  start(token: string): void;
  /** Logs out within a bounded time, for this account and all its tabs, and closes. Never rejects. */
  logout(): Promise<void>;
  /** Lets go of socket, lock, timers and listeners; the store stays and is the caller's. */
  close(): void;
}
