import type { StoredMessage } from '../storedMessage.ts';
import { isGone } from './withoutContent.ts';

/** From reading a private message to its end, where it does not say. Seconds, as gateways have it. */
const usualDuration = 30;
/** How far ahead of the device's clock a message may have been read. Milliseconds. */
const mostAhead = 5 * 60_000;

/** @returns when a private message that was read is to be gone, in milliseconds; null for any other */
export function expiryOf(message: StoredMessage): number | null {
  const { attachedInfoElem: info, state } = message;
  if (!info?.isPrivateChat || !(info.hasReadTime > 0)) return null;
  if (state !== 'sent' || isGone(message)) return null;
  return info.hasReadTime + (info.burnDuration ?? usualDuration) * 1_000;
}

/**
 * @param now milliseconds, by the device's clock
 * @returns whether its time is over. Of one that was read in the future a clock was wrong: rather gone
 * than to be read for longer than its sender wanted.
 */
export function hasExpired(message: StoredMessage, now: number): boolean {
  const time = expiryOf(message);
  if (time === null) return false;
  const readTime = message.attachedInfoElem?.hasReadTime ?? 0;
  return time <= now || readTime > now + mostAhead;
}
