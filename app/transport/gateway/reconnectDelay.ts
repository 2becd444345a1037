import { limits } from '../../lib/limits.ts';

/** What a wait depends on besides the number of failures. */
export type WaitConditions = {
  /** 0 to 1. */
  random: number;
  isVisible: boolean;
  /** False: waiting is for the network, whose return ends it. */
  isOnline: boolean;
};

/**
 * Milliseconds before the next try: 500 at first, then a random time up to twice as much each try, so
 * that devices cut off together do not come back together. Never less than 500.
 * Protocol reference, sections 1.6 and 8.3.
 * @param losses connections lost or failed in a row, from 1.
 */
export function reconnectDelay(losses: number, conditions: WaitConditions): number {
  const longest = conditions.isVisible ? limits.gatewayRetrySeen : limits.gatewayRetryHidden;
  if (!conditions.isOnline) return longest;
  const grown = Math.min(longest, limits.retryDelay * 2 ** Math.min(Math.max(losses, 1) - 1, 10));
  return Math.round(limits.retryDelay + (grown - limits.retryDelay) * conditions.random);
}
