import { countsAsUnread } from '../messageModel/firstUnread.ts';
import { isMention } from '../messageModel/isMention.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';

/** Messages read at once. */
const pageSize = 100;

/** Reads what the device keeps right before a place, oldest first; null: the newest. @throws DatabaseError */
type PageBefore = (before: OrderKey | null, count: number) => Promise<readonly StoredMessage[]>;

type Unread = {
  /** Who is mentioned. */
  userID: string;
  /** How many of the newest messages of others have not been read. */
  unreadCount: number;
  /** How many mentions are enough. @default all */
  most?: number;
};

/**
 * Finds on the device the messages that mention a person, among those that they have not read.
 * @returns newest first; `isWhole`: all that is unread is on the device, and was looked through
 */
export async function keptMentions(
  pageBefore: PageBefore,
  { userID, unreadCount, most = Number.POSITIVE_INFINITY }: Unread,
): Promise<{ mentions: StoredMessage[]; isWhole: boolean }> {
  const mentions: StoredMessage[] = [];
  let left = unreadCount;
  let before: OrderKey | null = null;
  while (left > 0) {
    const page: readonly StoredMessage[] = await pageBefore(before, pageSize);
    for (const message of [...page].reverse()) {
      before = orderKeyOf(message);
      const counts = message.state === 'sent' && !message.isDeleted;
      if (counts && countsAsUnread(message, userID)) {
        if (!isGone(message) && isMention(message, userID)) mentions.push(message);
        left -= 1;
      }
      if (left === 0) return { mentions, isWhole: true };
      if (message.hasGapBefore || mentions.length >= most) return { mentions, isWhole: false };
    }
    if (page.length < pageSize) break;
  }
  // A device that has nothing at all does not know where the conversation begins.
  return { mentions, isWhole: left === 0 || before !== null };
}
