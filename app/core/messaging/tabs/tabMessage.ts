import type { StopReason } from '../../../transport/gateway/gatewayClient.ts';
import type { StoreList } from '../engine/engineNeeds.ts';
import type { MessageRef } from '../messageRef.ts';
import type { MessagingStatus } from '../messagingAtoms.ts';

/** What a tab asks of the one that holds the socket. Each may be done twice without harm. */
export type Command =
  | { name: 'revoke'; message: MessageRef }
  | { name: 'remove'; message: MessageRef }
  | { name: 'pin'; conversationID: string; isPinned: boolean }
  | { name: 'receive-option'; conversationID: string; option: 0 | 1 | 2 }
  | { name: 'hide'; conversationID: string }
  | { name: 'load-members'; groupID: string }
  | {
      name: 'load-older';
      conversationID: string;
      before: MessageRef | null;
      count: number | null;
    }
  /** What is known of the messages before this one may be out of date. */
  | { name: 'check'; conversationID: string; before: MessageRef }
  | { name: 'typing'; conversationID: string; isTyping: boolean }
  | { name: 'cancel-upload'; clientMsgID: string }
  | { name: 'reconnect' };

/** What a tab tells the others: where to look in the shared store, or what is kept in no store. */
export type News =
  | { type: 'status'; status: MessagingStatus }
  | { type: 'conversations'; ids: readonly string[] | null }
  /** Of one conversation. */
  | { type: 'message-changes'; conversationID: string; messages: readonly MessageRef[] }
  | { type: 'upload'; clientMsgID: string; share: number | null }
  | { type: 'typing'; conversationID: string; isTyping: boolean }
  | { type: 'lists'; names: readonly StoreList[] }
  | { type: 'members'; groupIDs: readonly string[] | null }
  /** Something may be in the store that nobody told of. */
  | { type: 'look-again' }
  /** Something waits to be sent, or to be told as read. */
  | { type: 'work' }
  /** It will in a moment: the tab may be gone before it can say that it does. */
  | { type: 'work-coming' }
  /** This tab led until now, and may have slept: what it wrote last may be older than the truth. */
  | { type: 'stepped-down' }
  | { type: 'stopped'; reason: Exclude<StopReason, 'logout'> };

/** A failure on its way to the tab that asked. */
export type CommandFailure = {
  functionName: string;
  kind: 'not-sent' | 'unknown' | 'refused' | 'cancelled';
  code: number;
};

export type TabMessage =
  | { type: 'leading'; from: string }
  /** Conversations this tab shows; none while it is hidden. */
  | { type: 'watching'; from: string; ids: readonly string[] }
  | { type: 'gone'; from: string }
  | { type: 'ping'; from: string }
  | { type: 'pong'; from: string }
  | { type: 'command'; from: string; id: string; command: Command }
  | { type: 'answer'; from: string; to: string; id: string; failure: CommandFailure | null }
  | { type: 'news'; from: string; news: News };

const types: readonly unknown[] = [
  'leading',
  'watching',
  'gone',
  'ping',
  'pong',
  'command',
  'answer',
  'news',
];

/** Tabs of an older release may speak otherwise: what is not understood is left alone. */
export function readTabMessage(message: unknown): TabMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, from } = message as { type?: unknown; from?: unknown };
  return types.includes(type) && typeof from === 'string' ? (message as TabMessage) : null;
}
