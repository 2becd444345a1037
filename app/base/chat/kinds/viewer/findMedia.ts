import type { Messaging } from '../../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { type ViewedOf, viewedMessages } from './viewedMessages.ts';
import type { Side } from './viewedState.ts';

/** Pages looked through at once where there is no picture: about a thousand messages. */
const mostPages = 10;

export type FoundMedia = {
  /** Pictures and videos, oldest first. */
  media: readonly StoredMessage[];
  /** How far was looked. */
  reached: StoredMessage;
  hasMore: boolean;
};

/**
 * Looks for the next pictures of a conversation.
 * @param from where looking goes on
 * @param isWanted looked at before each page
 * @returns those of the first page that has some; none where a thousand messages have none, or nobody has
 * more now. @throws GatewayError, DatabaseError
 */
export async function findMedia(
  { readHistory, viewedOf }: Pick<Messaging, 'readHistory'> & { viewedOf: ViewedOf },
  from: StoredMessage,
  side: Side,
  isWanted: () => boolean,
): Promise<FoundMedia> {
  let reached = from;
  let hasMore = true;
  for (let page = 0; page < mostPages && hasMore && isWanted(); page += 1) {
    const read = await readHistory(reached, side);
    const next = side === 'older' ? read.messages[0] : read.messages.at(-1);
    hasMore = read.hasMore;
    if (!next) break;
    reached = next;
    const media = viewedMessages(read.messages, viewedOf);
    if (media.length > 0) return { media, reached, hasMore };
  }
  return { media: [], reached, hasMore };
}
