import type { MessageStore } from '../store/messageStore.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';

export type DevicePage = {
  /** Oldest first, without a hole between them. */
  page: readonly StoredMessage[];
  /** Whether older messages may exist, here or at the gateway. */
  hasOlder: boolean;
};

/** Pages of what the device has of a conversation. */
export interface DevicePages {
  /** @throws DatabaseError */
  newest(conversationID: string): Promise<DevicePage>;
  /** @param oldest what is shown already; null: nothing. @throws DatabaseError */
  before(conversationID: string, oldest: StoredMessage | null): Promise<DevicePage>;
}

type Needs = {
  store: Pick<MessageStore, 'pageBefore' | 'hasOlder'>;
  /** Messages read at once. */
  pageSize: number;
};

export function createDevicePages({ store, pageSize }: Needs): DevicePages {
  const before: DevicePages['before'] = async (conversationID, oldest) => {
    const place = oldest ? orderKeyOf(oldest) : null;
    const page = await store.pageBefore(conversationID, place, pageSize);
    const gap = page.findLastIndex((message) => message.hasGapBefore);
    if (gap >= 0) return { page: page.slice(gap), hasOlder: true };
    const hasOlder = page.length === pageSize || (await store.hasOlder(conversationID));
    return { page, hasOlder };
  };

  return {
    before,
    async newest(conversationID) {
      let { page, hasOlder } = await before(conversationID, null);
      // Unsent ones are always at the end: a page of them alone shows nothing of what lies before.
      while (page[0] && hasOlder && page.every(({ state }) => state !== 'sent')) {
        const older = await before(conversationID, page[0]);
        if (older.page.length === 0) return { page, hasOlder: older.hasOlder };
        page = [...older.page, ...page];
        hasOlder = older.hasOlder;
      }
      return { page, hasOlder };
    },
  };
}
