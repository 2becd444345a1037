import type { Change, ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Key } from '../../../platform/database/database.ts';
import {
  GatewayError,
  type GatewayFailureKind,
  type StopReason,
} from '../../../transport/gateway/gatewayClient.ts';
import type { MessageRef } from '../messageRef.ts';
import type { MessagingStatus } from '../messagingAtoms.ts';

/** A call of a gateway function, as it travels between tabs: the declaration stays with who asks. */
export type CallCommand = {
  name: 'call';
  /** Of the request, whichever leader is asked, and however often. */
  id: string;
  functionName: string;
  /** The frame's `data`, as text. */
  data: string;
  isRepeatable: boolean;
  changes: readonly Change[];
};

/** A request to the tab that leads. All may be done twice, but for calls that are not `isRepeatable`. */
export type Command =
  | CallCommand
  | { name: 'revoke'; message: MessageRef }
  | { name: 'remove'; message: MessageRef }
  /** `ofID`: of a list of something, the id of what it is of; '' for other lists. */
  | { name: 'load-list'; list: ListName; ofID?: string }
  | {
      name: 'load-older';
      conversationID: string;
      before: MessageRef | null;
      count: number | null;
    }
  | { name: 'load-newer'; conversationID: string; after: MessageRef }
  /** Answers whether there is such a message. */
  | { name: 'load-around'; message: MessageRef }
  /** Answers with a `MessageRef`, or null. */
  | { name: 'find-unread'; conversationID: string; count: number }
  /** What is known of the messages before this one may be out of date. */
  | { name: 'check'; conversationID: string; before: MessageRef }
  | { name: 'typing'; conversationID: string; isTyping: boolean }
  | { name: 'cancel-upload'; clientMsgID: string }
  | { name: 'reconnect' };

/**
 * Rows of a list that came, changed or went; `ids` null: any of them, empty: that it was fetched. `ofID`: of
 * a list of something, the id of what it is of, '' for other lists; missing: of any.
 */
export type ListRowsChange = { name: ListName; ofID?: string; ids: readonly Key[] | null };

/** `attempt`: as of `GatewayState`; missing, none failed. */
export type StatusSaid = {
  type: 'status';
  status: MessagingStatus;
  attempt?: number;
  /** What the gateway took away while there was no connection is gone on the device too. */
  isInStep: boolean;
};

/** A message to all other tabs: what to read again from the shared store, or what is kept in no store. */
export type Broadcast =
  | StatusSaid
  | { type: 'conversations'; ids: readonly string[] | null }
  /** Of one conversation. */
  | { type: 'message-changes'; conversationID: string; messages: readonly MessageRef[] }
  | { type: 'upload'; clientMsgID: string; share: number | null }
  | { type: 'typing'; conversationID: string; isTyping: boolean }
  | { type: 'presence'; userID: string; isOnline: boolean }
  /** A tab no longer looks at these people, and had the gateway tell no more of them. */
  | { type: 'unfollowed'; userIDs: readonly string[] }
  | { type: 'list-rows'; changes: readonly ListRowsChange[] }
  /** The store may hold changes of which there was no broadcast. */
  | { type: 'look-again' }
  /** The store holds messages or read receipts that are to be sent. */
  | { type: 'work' }
  /** It soon will: this tab may be gone before it can broadcast `work`. */
  | { type: 'work-announced' }
  /** This tab led until now, and may have slept: what it wrote last may be older than the truth. */
  | { type: 'stepped-down' }
  | { type: 'stopped'; reason: Exclude<StopReason, 'logout'> };

/** A `GatewayError` on its way to the tab that asked. */
export type RequestFailure = {
  functionName: string;
  kind: GatewayFailureKind;
  code: number;
  message: string;
};

/** How a request ended. `value` can be cloned between tabs. */
export type RequestOutcome =
  | { isDone: true; value: unknown }
  | { isDone: false; failure: RequestFailure };

export type TabMessage =
  | { type: 'leading'; from: string }
  /** Conversations this tab shows; none while it is hidden. */
  | { type: 'watching'; from: string; ids: readonly string[] }
  | { type: 'gone'; from: string }
  | { type: 'ping'; from: string }
  | { type: 'pong'; from: string }
  | { type: 'request'; from: string; id: string; command: Command }
  | { type: 'response'; from: string; to: string; id: string; outcome: RequestOutcome }
  | { type: 'broadcast'; from: string; broadcast: Broadcast };

const types: readonly unknown[] = [
  'leading',
  'watching',
  'gone',
  'ping',
  'pong',
  'request',
  'response',
  'broadcast',
];

/** Tabs of another release may speak otherwise: what is not understood is left alone. */
export function readTabMessage(message: unknown): TabMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, from } = message as { type?: unknown; from?: unknown };
  return types.includes(type) && typeof from === 'string' ? (message as TabMessage) : null;
}

/** @returns the name under which a command's failure is known */
export function functionNameOf(command: Command): string {
  return command.name === 'call' ? command.functionName : command.name;
}

export function failureOf(command: Command, error: unknown): RequestFailure {
  const functionName = functionNameOf(command);
  if (!(error instanceof GatewayError)) {
    return { functionName, kind: 'unknown', code: 0, message: '' };
  }
  const { kind, code, message } = error;
  return { functionName: error.functionName, kind, code, message };
}

export function errorOf({ functionName, kind, code, message }: RequestFailure): GatewayError {
  return new GatewayError(functionName, kind, code, message);
}
