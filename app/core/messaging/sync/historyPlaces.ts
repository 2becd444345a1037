import { refOf } from '../messageRef.ts';
import type { HistoryPage, MessageStore } from '../store/messageStore.ts';
import {
  type OrderKey,
  orderKeyOf,
  type StoredMessage,
  unconfirmedRank,
} from '../storedMessage.ts';

/** Where pages of history begin, by what the device has. @throws DatabaseError */
export interface HistoryPlaces {
  /**
   * @returns the newest place of a confirmed message that the gateway has numbered, or timed where it
   * numbers none
   */
  newest(conversationID: string): Promise<OrderKey | null>;
  /** @returns the messages around the newest gap that has known ones on both sides */
  innerGap(conversationID: string): Promise<InnerGap | null>;
  /**
   * @returns a page that reaches over the message itself: the gateway skips messages that share the
   * anchor's time (protocol reference, section 3.5)
   */
  overlapping(message: StoredMessage): Promise<HistoryPage['at']>;
  /** @returns the same in the other direction: a page that begins with the message itself, where that can be */
  overlappingAfter(message: StoredMessage): Promise<HistoryPage['at']>;
  /** @returns whether more is to come before the oldest message of a page */
  hasOlder(oldest: StoredMessage | undefined): Promise<boolean>;
}

export type InnerGap = { before: StoredMessage; after: StoredMessage };

type Needs = Pick<MessageStore, 'message' | 'pageBefore' | 'pageAfter' | 'gaps'>;

export function createHistoryPlaces(store: Needs): HistoryPlaces {
  return {
    async newest(conversationID) {
      for (const rank of [unconfirmedRank - 1, unconfirmedRank]) {
        const [newest] = await store.pageBefore(conversationID, [rank, 0, '', ''], 1);
        if (newest) return orderKeyOf(newest);
      }
      return null;
    },
    async innerGap(conversationID) {
      const [gap] = await store.gaps(conversationID, 1);
      if (!gap) return null;
      const [before] = await store.pageBefore(conversationID, orderKeyOf(gap), 1);
      return before ? { before, after: gap } : null;
    },
    async overlapping(message) {
      const [after] = await store.pageAfter(message.conversationID, orderKeyOf(message), 1);
      // One without a number stands behind all that have one, wherever the gateway has it.
      const isAside = message.seq > 0 && after?.seq === 0;
      if (after?.state !== 'sent' || isAside) return { kind: 'newest' };
      return { kind: 'before', anchor: refOf(after) };
    },
    async overlappingAfter(message) {
      const [before] = message.hasGapBefore
        ? []
        : await store.pageBefore(message.conversationID, orderKeyOf(message), 1);
      return { kind: 'after', anchor: refOf(before ?? message) };
    },
    hasOlder: async (oldest) => !oldest || ((await store.message(oldest))?.hasGapBefore ?? true),
  };
}
