import type { MessageRef } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** A conversation that somebody has open. */
export interface OpenTimeline {
  /** It is before a person's eyes from now on. */
  show(): void;
  close(): void;
}

/** The conversations this tab shows, of each a part without a hole: by default the newest. */
export interface Timelines {
  /** Reads a conversation from the device and follows it. */
  open(conversationID: string): OpenTimeline;
  /** Reads a conversation from the device that is likely to be opened within seconds. */
  prefetch(conversationID: string): void;
  /** Ids of those before a person's eyes. */
  shownIds(): string[];
  closeAll(): void;
  /** Shows a message of this tab at once; the store's version takes its place. */
  showOwn(message: StoredMessage): void;
  /** Shows them as kept on the device, but for those that the store has by now. */
  keepOwn(messages: readonly StoredMessage[]): void;
  /** Shows it no more, unless the store has it by now. */
  withdrawOwn(message: MessageRef): void;
  /** @param isOwn the person has just sent them on this page. @default false */
  apply(changes: Pick<StoreChanges, 'messages' | 'removed'>, isOwn?: boolean): void;
  /** Reads again from the store: a page that is gone may not have published its last changes. */
  refresh(): void;
  /** The gateway can be reached again: what is shown may have changed there. */
  online(): void;
  /** @throws GatewayError, DatabaseError */
  loadOlder(conversationID: string): Promise<void>;
  /** @throws GatewayError, DatabaseError */
  loadNewer(conversationID: string): Promise<void>;
  /**
   * As `OpenConversation.openAt`. @throws GatewayError, DatabaseError
   * @param isWanted looked at before anything is shown: whoever asked may have left
   */
  openAt(message: MessageRef, isWanted?: () => boolean): Promise<boolean>;
  /** As `OpenConversation.findUnread`; `isWanted` as above. @throws GatewayError, DatabaseError */
  findUnread(
    conversationID: string,
    count: number,
    isWanted?: () => boolean,
  ): Promise<string | null>;
  /** As `Messaging.readHistory`. @throws GatewayError, DatabaseError */
  readHistory: Messaging['readHistory'];
  /** Shows the newest page again where it is not shown. @throws DatabaseError */
  toNewest(conversationID: string): Promise<void>;
}
