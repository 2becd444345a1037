import type { StoredMessage } from '../storedMessage.ts';

/** What stands around a message that comes in by itself, among the confirmed ones. */
export type Surroundings = {
  previous: StoredMessage | null;
  next: StoredMessage | null;
  /** Whether it is known that nothing older exists than what is known. */
  isStartKnown: boolean;
  /** Whether everything up to now is known. */
  isContinuous: boolean;
  /** Whether a jump of `seq` means that messages are missing. */
  isSeqContiguous: boolean;
};

/** Whether messages may be missing between what is known and a message that came in by itself. */
export function hasGapBefore(message: StoredMessage, around: Surroundings): boolean {
  const { previous, next, isStartKnown, isContinuous, isSeqContiguous } = around;
  if (previous ? follows(previous, message) : isSeqContiguous && message.seq === 1) return false;
  // The hole before the next one lies before or after this one, or both.
  if (next?.hasGapBefore) return true;
  // An older message whose place is not known yet belongs somewhere before this one.
  if (next && next.seq === 0 && message.seq > 0 && next.sendTime < message.sendTime) return true;
  if (isSeqContiguous && message.seq > 0 && previous?.seq !== 0) return true;
  return !(isContinuous && (previous !== null || isStartKnown));
}

/** Whether one is proved to come right after another: no message of the account lies between. */
export function follows(previous: StoredMessage, next: StoredMessage): boolean {
  return previous.seq > 0 && next.seq === previous.seq + 1;
}
