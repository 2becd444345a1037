import { refOf } from '../messageRef.ts';
import type { HistoryRead, Messaging } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createDevicePages, type DevicePagesNeeds } from './devicePages.ts';
import type { FetchPages } from './timelineLoader.ts';

/** Messages read of the device, and asked of the gateway, at once: whoever leafs looks for few among many. */
const pageSize = 100;

type Needs = {
  store: DevicePagesNeeds['store'];
  fetch: Pick<FetchPages, 'older' | 'newer'>;
};

/** @returns reads a conversation page by page beside what is shown of it: of the device first, then of the gateway */
export function createReadHistory({ store, fetch }: Needs): Messaging['readHistory'] {
  const pages = createDevicePages({ store, pageSize });
  /** What was handed in may be out of date: a hole before it may be filled by now. */
  const current = async (message: StoredMessage): Promise<StoredMessage> =>
    (await store.message(message)) ?? message;

  const olderOfDevice = async (from: StoredMessage): Promise<HistoryRead> => {
    const message = await current(from);
    if (message.hasGapBefore) return { messages: [], hasMore: true };
    const { page, hasOlder } = await pages.before(message.conversationID, message);
    return { messages: page, hasMore: hasOlder };
  };
  const newerOfDevice = async (from: StoredMessage): Promise<HistoryRead> => {
    const { page, hasNewer } = await pages.after(await current(from));
    return { messages: page, hasMore: hasNewer };
  };

  const older = async (from: StoredMessage): Promise<HistoryRead> => {
    const known = await olderOfDevice(from);
    if (!isAsked(known)) return known;
    await fetch.older(from.conversationID, refOf(from), pageSize);
    return olderOfDevice(from);
  };
  const newer = async (from: StoredMessage): Promise<HistoryRead> => {
    let known = await newerOfDevice(from);
    if (isAsked(known) && from.state === 'sent') {
      await fetch.newer(from.conversationID, refOf(from));
      known = await newerOfDevice(from);
    }
    if (!isAsked(known)) return known;
    // What the device has next is no longer at the gateway; its newest page shows that.
    await fetch.older(from.conversationID, null, null);
    return newerOfDevice(from);
  };
  return (from, side) => (side === 'older' ? older(from) : newer(from));
}

/** Whether only the gateway knows what lies there. */
function isAsked({ messages, hasMore }: HistoryRead): boolean {
  return messages.length === 0 && hasMore;
}
