import type { Messaging } from '../messaging.ts';
import { orderKeyOf, type StoredMessage, unconfirmedRank } from '../storedMessage.ts';
import type { SinceSearch } from './firstSince.ts';

/** Messages read at once once the place is found. */
const pageSize = 100;

/** Those whose number is not known yet stand in this rank, by time. */
const unnumbered = unconfirmedRank - 1;

/**
 * Finds the first message on or after a moment among those that the device keeps, by a binary search
 * over their numbers: with each number later ones come.
 * @returns null where the device has none, or may lack messages right before it. @throws DatabaseError
 */
export async function firstSinceOnDevice(
  { keptPage }: Pick<Messaging, 'keptPage'>,
  { conversationID, time, isShown }: SinceSearch,
): Promise<StoredMessage | null> {
  /** The first whose number is this one or a later one; null where it is not numbered, or sent. */
  const firstFrom = async (rank: number): Promise<StoredMessage | null> => {
    const [found] = await keptPage(conversationID, { after: [rank, 0, '', ''] }, 1);
    return found && rankOf(found) < unnumbered ? found : null;
  };
  const before = [unnumbered, 0, '', ''] as const;
  const [newest] = await keptPage(conversationID, { before }, 1);
  let low = 0;
  let high = newest && newest.sendTime >= time ? rankOf(newest) : 0;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await firstFrom(middle);
    if (found && found.sendTime < time) low = rankOf(found) + 1;
    else high = middle;
  }
  const isNumbered = newest !== undefined && newest.sendTime >= time;
  const from = isNumbered ? low : unnumbered;
  const page = await keptPage(conversationID, { after: [from, 0, '', ''] }, pageSize);
  for (const message of page) {
    // What lies in the gap may be the first one.
    if (message.hasGapBefore) return null;
    if (message.state === 'sent' && message.sendTime >= time && isShown(message)) return message;
  }
  return null;
}

function rankOf(message: StoredMessage): number {
  return orderKeyOf(message)[0];
}
