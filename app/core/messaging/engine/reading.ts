import type { Timers } from '../../../platform/timers.ts';
import { unreadBeyond } from '../store/unreadBeyond.ts';
import { compareOrder, type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { Publisher } from './publisher.ts';

/** From the first message read to the receipt of all that were read meanwhile. Milliseconds. */
const receiptDelay = 500;

type Needs = Pick<EngineNeeds, 'userID' | 'store' | 'clock'> & {
  timers: Timers;
  publisher: Publisher;
  /** Has the leading tab look for work. */
  work: () => void;
  /** Has the leading tab look for work later, in case this tab is gone before it can call `work`. */
  announceWork: () => void;
};

/** What a person reads, kept on the device first, in whichever tab. */
export interface Reading {
  /** What others wrote up to a message counts as read. */
  markRead(upTo: StoredMessage): void;
  /** Of a conversation of which the device has no message: nothing counts as unread. @throws DatabaseError */
  markAllRead(conversationID: string): Promise<void>;
  /** Has the receipts sent at once: the person leaves. */
  flush(): void;
  close(): void;
}

export function createReading(needs: Needs): Reading {
  const { userID, store, clock, timers, publisher, work, announceWork } = needs;
  /** How far each conversation is to be read, and those being marked now. */
  const wanted = new Map<string, OrderKey>();
  const busy = new Map<string, Promise<void>>();
  let timer: unknown = null;
  let isClosed = false;

  const sendNow = (): void => {
    if (timer === null) return;
    timers.clear(timer);
    timer = null;
    work();
  };
  const sendSoon = (): void => {
    if (timer === null && !isClosed) timer = timers.set(sendNow, receiptDelay);
  };

  const mark = async (conversationID: string, upTo: OrderKey): Promise<void> => {
    const read = await store.unread(conversationID, userID, { upTo });
    if (read.length === 0) {
      const row = await store.conversation(conversationID);
      const left = await unreadBeyond(store, userID, { conversationID, upTo });
      // What the gateway counts beyond that was never on this device, or is not to be shown.
      if (left?.length !== 0 || !(row?.unreadCount || row?.groupAtType)) return;
    }
    announceWork();
    publisher.changes(await store.addPendingRead(conversationID, read, clock(), upTo));
    publisher.conversations([conversationID]);
    sendSoon();
  };

  /** One transaction after the other; of the places that come meanwhile the last counts. */
  const markAll = async (conversationID: string): Promise<void> => {
    for (;;) {
      const upTo = wanted.get(conversationID);
      if (!upTo) return;
      await mark(conversationID, upTo);
      if (wanted.get(conversationID) === upTo) wanted.delete(conversationID);
    }
  };

  return {
    markRead(message) {
      const { conversationID } = message;
      const place = orderKeyOf(message);
      const known = wanted.get(conversationID);
      if (known && compareOrder(known, place) >= 0) return;
      wanted.set(conversationID, place);
      if (busy.has(conversationID)) return;
      const marking = markAll(conversationID)
        // Whoever still looks marks it again.
        .catch(() => void wanted.delete(conversationID))
        .finally(() => busy.delete(conversationID));
      busy.set(conversationID, marking);
    },
    async markAllRead(conversationID) {
      if (!(await store.conversation(conversationID))?.unreadCount) return;
      announceWork();
      publisher.changes(await store.addPendingRead(conversationID, [], clock()));
      publisher.conversations([conversationID]);
      sendSoon();
    },
    flush() {
      Promise.all(busy.values()).then(sendNow);
    },
    close() {
      isClosed = true;
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
