import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** @returns milliseconds; the device's own time for what has not been sent. */
export function timeOf({ sendTime, createTime }: StoredMessage): number {
  return sendTime || createTime;
}
