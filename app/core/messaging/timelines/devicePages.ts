import type { PageEnds } from '../messageModel/timelineWindow.ts';
import type { MessageRef } from '../messageRef.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';

/** Oldest first, without a hole between them. More may exist here or at the gateway. */
type Page = { page: readonly StoredMessage[] };

export type OlderPage = Page & Pick<PageEnds, 'hasOlder'>;
export type NewerPage = Page & Pick<PageEnds, 'hasNewer'>;

export type PageAround = Page &
  PageEnds & {
    /** Few of the messages around are here, though there are more. */
    isThin: boolean;
  };

/** Pages of what the device has of a conversation. */
export interface DevicePages {
  /** @throws DatabaseError */
  newest(conversationID: string): Promise<OlderPage>;
  /** @param oldest what is shown already; null: nothing. @throws DatabaseError */
  before(conversationID: string, oldest: StoredMessage | null): Promise<OlderPage>;
  /** @param newest what is shown already. @throws DatabaseError */
  after(newest: StoredMessage): Promise<NewerPage>;
  /** @returns half a page on either side of a message, or null where it is not here. @throws DatabaseError */
  around(message: MessageRef): Promise<PageAround | null>;
}

export type DevicePagesNeeds = {
  store: Pick<MessageStore, 'message' | 'pageBefore' | 'pageAfter' | 'hasOlder'>;
  /** Messages read at once. */
  pageSize: number;
};

export function createDevicePages({ store, pageSize }: DevicePagesNeeds): DevicePages {
  const readBefore = async (
    conversationID: string,
    oldest: StoredMessage | null,
    count: number,
  ): Promise<OlderPage> => {
    const place = oldest ? orderKeyOf(oldest) : null;
    const page = await store.pageBefore(conversationID, place, count);
    const gap = page.findLastIndex((message) => message.hasGapBefore);
    if (gap >= 0) return { page: page.slice(gap), hasOlder: true };
    const hasOlder = page.length === count || (await store.hasOlder(conversationID));
    return { page, hasOlder };
  };
  const readAfter = async (newest: StoredMessage, count: number): Promise<NewerPage> => {
    const page = await store.pageAfter(newest.conversationID, orderKeyOf(newest), count + 1);
    const gap = page.findIndex((message) => message.hasGapBefore);
    if (gap >= 0) return { page: page.slice(0, Math.min(gap, count)), hasNewer: true };
    return { page: page.slice(0, count), hasNewer: page.length > count };
  };

  return {
    before: (conversationID, oldest) => readBefore(conversationID, oldest, pageSize),
    after: (newest) => readAfter(newest, pageSize),
    async newest(conversationID) {
      let { page, hasOlder } = await readBefore(conversationID, null, pageSize);
      // Unsent ones are always at the end: a page of them alone shows nothing of what lies before.
      while (page[0] && hasOlder && page.every(({ state }) => state !== 'sent')) {
        const older = await readBefore(conversationID, page[0], pageSize);
        if (older.page.length === 0) return { page, hasOlder: older.hasOlder };
        page = [...older.page, ...page];
        hasOlder = older.hasOlder;
      }
      return { page, hasOlder };
    },
    async around(ref) {
      const message = await store.message(ref);
      if (!message || message.isDeleted) return null;
      const half = pageSize / 2;
      const newer = await readAfter(message, half);
      const older = message.hasGapBefore
        ? { page: [], hasOlder: true }
        : await readBefore(message.conversationID, message, half);
      const isThin =
        (older.hasOlder && older.page.length < half / 2) ||
        (newer.hasNewer && newer.page.length < half / 2);
      return {
        page: [...older.page, message, ...newer.page],
        hasOlder: older.hasOlder,
        hasNewer: newer.hasNewer,
        isThin,
      };
    },
  };
}
