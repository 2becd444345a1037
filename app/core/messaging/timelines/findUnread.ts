import { firstUnreadOf } from '../messageModel/firstUnread.ts';
import { isSameMessage } from '../messageRef.ts';
import { hasOlderThan } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { Timelines } from './timelines.ts';

/** Messages among which the first unread one is looked for by default. */
const mostSearched = 200;

type Needs = { held: HeldTimelines; userID: string; loadOlder: LoadOlder };
type LoadOlder = (conversationID: string, count: number) => Promise<void>;

/** Looks for the first unread message, loading older ones as far as is needed. */
export function createFindUnread({ held, userID, loadOlder }: Needs): Timelines['findUnread'] {
  return async (conversationID, count, most = mostSearched) => {
    for (;;) {
      const timeline = held.get(conversationID);
      if (!timeline) return null;
      const { messages } = timeline.window.contents();
      const found = firstUnreadOf(messages, count, userID);
      if (found !== null || messages.length >= most) return found;
      if (timeline.isLoaded && !hasOlderThan(timeline)) return null;
      const oldest = timeline.window.oldest();
      await loadOlder(conversationID, most - messages.length);
      // Nothing came: whatever the reason, the next try would end the same.
      const now = timeline.window.oldest();
      if (oldest && now && isSameMessage(oldest, now)) return null;
    }
  };
}
