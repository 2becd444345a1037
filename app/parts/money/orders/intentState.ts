import type { CallError } from '../../../contract/callError.ts';
import { type IntentInput, type IntentRecord, isOld } from './intentRecord.ts';

/** What a screen says of the order of one call. */
export type IntentState<Input = IntentInput, Answer = unknown> =
  | { kind: 'loading' }
  | { kind: 'none' }
  /** On the confirm screen. With a passing refusal it may be sent again, and cannot be changed. */
  | { kind: 'open'; input: Input }
  | { kind: 'sending'; input: Input }
  /** Nobody knows yet whether it went through. `canSend`: the server has not seen it so far. */
  | { kind: 'unknown'; input: Input; sentAt: number; canSend: boolean }
  /** `answer` is null where the server tells no more than that it was done. */
  | { kind: 'done'; answer: Answer | null }
  | { kind: 'refused'; error: CallError }
  /** The device stores nothing, so nothing was sent. */
  | { kind: 'unstorable' };

/** What became of an order in the end. */
export type IntentOutcome =
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; error: CallError };

/** What one page knows of the order of one call. */
export type IntentPage = {
  /** False until the device has been looked at. */
  isRead: boolean;
  record: IntentRecord | null;
  /** Key of the order that this page has on its screen: the only one its button sends. */
  shownKey: string | null;
  isSending: boolean;
  /** Sendings of this page that were answered by a passing refusal. */
  heard: number;
  /** The last passing refusal. */
  passing: CallError | null;
  /** The server has not seen the key so far. */
  isUnseen: boolean;
  outcome: IntentOutcome | null;
  isUnstorable: boolean;
};

export const unreadPage: IntentPage = {
  isRead: false,
  record: null,
  shownKey: null,
  isSending: false,
  heard: 0,
  passing: null,
  isUnseen: false,
  outcome: null,
  isUnstorable: false,
};

/** What a page goes on with when another order, or none, takes the place. */
export function emptyPage(record: IntentRecord | null): IntentPage {
  return { ...unreadPage, isRead: true, record };
}

/** Whether every sending there was has been refused in passing: none can have had an effect so far. */
export function isRefusedSoFar({ record, heard }: IntentPage): boolean {
  return record?.state === 'sent' && heard >= record.sends;
}

/** Whether an order is one of which nobody knows what became of it. */
export function isUnresolved(page: IntentPage): boolean {
  const { record, isSending } = page;
  return record !== null && record.state !== 'open' && !isSending && !isRefusedSoFar(page);
}

/** @param now in milliseconds since 1970 */
export function stateOf(page: IntentPage, now: number): IntentState {
  const { isRead, record, isSending, isUnseen, outcome, isUnstorable } = page;
  if (outcome) return outcome;
  if (isUnstorable) return { kind: 'unstorable' };
  if (!record) return { kind: isRead ? 'none' : 'loading' };
  const { input, sentAt } = record;
  if (isSending) return { kind: 'sending', input };
  if (!isUnresolved(page)) return { kind: 'open', input };
  const canSend = isUnseen && !isOld(record, now);
  return { kind: 'unknown', input, sentAt: sentAt ?? record.openedAt, canSend };
}
