import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import { compareOrder, type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { isOver, ownVersions } from './searchGateway.ts';

/** What to look for in one conversation: messages of some kinds, whatever words they have. */
export type KindQuery = {
  conversationID: string;
  /** Content types of the protocol that it may be. */
  types: readonly number[];
  /** The gateway lists what holds one of these in its words; without any, all of the types. */
  parts: readonly string[];
  isWanted: (message: StoredMessage) => boolean;
};

export type KindsFound = {
  /** Newest first, without a hole that is known of. */
  messages: readonly StoredMessage[];
  /** Whether looking further may find more. */
  hasMore: boolean;
  /** Why what only the gateway has is not among them. */
  isGatewayMissing: 'offline' | 'failed' | null;
};

type Needs = {
  messaging: Pick<Messaging, 'call' | 'keptMessages' | 'keptPage'>;
  userID: string;
  query: KindQuery;
};

/** Messages read of the device at once. */
const devicePage = 500;

/** Messages asked of the gateway at once, and so many are looked for on the device meanwhile. */
const gatewayPage = 100;

/** Newest messages of the device that are looked at when something has come in. */
const newestPage = 50;

export interface KindSearch {
  /** Looks further, on the device and at the gateway. Never rejects. @param show called with each step */
  more(show: (found: KindsFound) => void): Promise<void>;
  /** Looks at what the device has received last. Never rejects. */
  refresh(show: (found: KindsFound) => void): Promise<void>;
}

/**
 * Looks through one conversation from its end for messages of some kinds. What lies below the last page of
 * the gateway waits for the next one: a list of them grows at its end alone.
 */
export function createKindSearch({ messaging, userID, query }: Needs): KindSearch {
  const { conversationID, types, parts, isWanted } = query;
  const found = new Map<string, StoredMessage>();
  /** What the gateway has listed, by `messageKeyOf`, and the oldest of it. */
  const listed = new Set<string>();
  let oldest: StoredMessage | null = null;
  /** Which page up to the second of the oldest: others are of the same second. */
  let pageIndex = 1;
  let deviceAt: OrderKey | 'start' | 'end' = 'start';
  let isGatewayDone = false;
  let missing: KindsFound['isGatewayMissing'] = null;

  const add = (messages: readonly StoredMessage[]): void => {
    for (const message of messages) {
      const isThere = message.state === 'sent' && !isOver(message) && isWanted(message);
      if (isThere) found.set(messageKeyOf(message), message);
      else found.delete(messageKeyOf(message));
    }
  };
  const now = (): KindsFound => {
    const all = [...found.values()].sort(newestFirst);
    const hasMore = deviceAt !== 'end' || (!isGatewayDone && missing === null);
    const end = isGatewayDone || missing !== null ? null : oldest;
    const messages = end ? all.filter((one) => newestFirst(one, end) <= 0) : all;
    return { messages, hasMore, isGatewayMissing: missing };
  };

  const lookOnDevice = async (): Promise<void> => {
    const wanted = found.size + gatewayPage;
    while (deviceAt !== 'end' && found.size < wanted) {
      const before: OrderKey | null = deviceAt === 'start' ? null : deviceAt;
      const page = await messaging.keptPage(conversationID, { before }, devicePage);
      add(page);
      const [oldest] = page;
      deviceAt = oldest && page.length === devicePage ? orderKeyOf(oldest) : 'end';
    }
  };
  const askGateway = async (): Promise<void> => {
    if (isGatewayDone) return;
    // Not by the number of the page alone: what is deleted meanwhile would make the pages shift.
    const searchTimePosition = oldest ? Math.ceil(oldest.sendTime / 1_000) : 0;
    const { searchResultItems } = await messaging.call(searchLocalMessages, {
      ...{ conversationID, keywordList: [...parts], keywordListMatchType: 0 as const },
      ...{ messageTypeList: [...types], searchTimePosition, pageIndex, count: gatewayPage },
    });
    const messages = await ownVersions(messaging, searchResultItems ?? [], userID);
    const before = listed.size;
    for (const message of messages) {
      listed.add(messageKeyOf(message));
      if (!oldest || newestFirst(oldest, message) < 0) oldest = message;
    }
    pageIndex = listed.size > before ? 1 : pageIndex + 1;
    add(messages);
    isGatewayDone = messages.length < gatewayPage;
  };

  return {
    async more(show) {
      missing = null;
      const ofDevice = lookOnDevice().then(
        () => show(now()),
        () => {
          deviceAt = 'end';
        },
      );
      const ofGateway = askGateway().catch((error: unknown) => {
        missing = error instanceof GatewayError && error.kind === 'not-sent' ? 'offline' : 'failed';
      });
      await Promise.all([ofDevice, ofGateway]);
      show(now());
    },
    async refresh(show) {
      const page = messaging.keptPage(conversationID, { before: null }, newestPage);
      const messages = await page.catch(() => []);
      const before = found.size;
      add(messages);
      if (found.size !== before) show(now());
    },
  };
}

function newestFirst(one: StoredMessage, other: StoredMessage): number {
  return compareOrder(orderKeyOf(other), orderKeyOf(one));
}
