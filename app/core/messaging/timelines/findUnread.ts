import { countsAsUnread, firstUnreadOf } from '../messageModel/firstUnread.ts';
import { isSameMessage, type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { hasOlderThan } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { Timelines } from './timelines.ts';

/** Messages loaded one page after the other; what lies further back is opened on its own. */
const mostLoaded = 200;

type Needs = {
  held: HeldTimelines;
  userID: string;
  store: Pick<MessageStore, 'pageBefore'>;
  loadOlder: (conversationID: string, count: number) => Promise<void>;
  openAt: Timelines['openAt'];
  /** As `TimelineNeeds.findUnread`. */
  findUnread: (conversationID: string, count: number) => Promise<MessageRef | null>;
};

/**
 * Looks for the first unread message: a near one by loading what lies before it, so that all up to the
 * newest is shown; a far one on the device, then at the gateway.
 */
export function createFindUnread(needs: Needs): Timelines['findUnread'] {
  return async (conversationID, count, isWanted) => {
    if (count <= mostLoaded) {
      const near = await findNear(needs, conversationID, count);
      if (near !== null) return near;
    }
    const far =
      (await findOnDevice(needs, conversationID, count)) ??
      (await needs.findUnread(conversationID, count));
    return far && (await needs.openAt(far, isWanted)) ? messageKeyOf(far) : null;
  };
}

async function findNear(
  { held, userID, loadOlder }: Needs,
  conversationID: string,
  count: number,
): Promise<string | null> {
  for (;;) {
    const timeline = held.get(conversationID);
    if (!timeline) return null;
    const { messages, hasNewer } = timeline.window.contents();
    if (hasNewer) return null;
    const found = firstUnreadOf(messages, count, userID);
    if (found !== null || messages.length >= mostLoaded) return found;
    if (timeline.isLoaded && !hasOlderThan(timeline)) return null;
    const oldest = timeline.window.oldest();
    await loadOlder(conversationID, mostLoaded - messages.length);
    // Nothing came: whatever the reason, the next try would end the same.
    const now = timeline.window.oldest();
    if (oldest && now && isSameMessage(oldest, now)) return null;
  }
}

/** @returns null where the device does not have all messages up to it */
async function findOnDevice(
  { store, userID }: Needs,
  conversationID: string,
  count: number,
): Promise<StoredMessage | null> {
  let left = count;
  let oldest: StoredMessage | undefined;
  for (;;) {
    const place = oldest ? orderKeyOf(oldest) : null;
    const page: StoredMessage[] = await store.pageBefore(conversationID, place, mostLoaded);
    for (const message of page.reverse()) {
      if (oldest?.hasGapBefore) return null;
      oldest = message;
      if (!message.isDeleted && countsAsUnread(message, userID)) left -= 1;
      if (left === 0) return message;
    }
    if (page.length < mostLoaded) return null;
  }
}
