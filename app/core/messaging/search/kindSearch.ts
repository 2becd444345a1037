import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { isSame } from '../messageModel/isSame.ts';
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

/** Newest messages of the device that are looked at in a time when something has come in. */
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
  const { found, add } = createFound(isWanted);
  const newest = createNewest((before) =>
    messaging.keptPage(conversationID, { before }, newestPage),
  );
  /** What the gateway has listed, by `messageKeyOf`, and the oldest of it. */
  const listed = new Set<string>();
  let oldest: StoredMessage | null = null;
  /** Which page up to the second of the oldest: others are of the same second. */
  let pageIndex = 1;
  let deviceAt: OrderKey | 'start' | 'end' = 'start';
  let isGatewayDone = false;
  let missing: KindsFound['isGatewayMissing'] = null;

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
      if (deviceAt === 'start') newest.begin(page);
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
      if (await newest.look(add).catch(() => true)) show(now());
    },
  };
}

/** What is found, and `add`, which says whether messages change it. */
function createFound(isWanted: KindQuery['isWanted']) {
  const found = new Map<string, StoredMessage>();
  const add = (messages: readonly StoredMessage[]): boolean => {
    let isChanged = false;
    for (const message of messages) {
      const key = messageKeyOf(message);
      const isThere = message.state === 'sent' && !isOver(message) && isWanted(message);
      if (!isThere) isChanged = found.delete(key) || isChanged;
      else if (!isSame(found.get(key), message)) {
        found.set(key, message);
        isChanged = true;
      }
    }
    return isChanged;
  };
  return { found, add };
}

/** Looks at what the device has received last, down to where it was looked at before. */
function createNewest(pageBefore: (before: OrderKey | null) => Promise<readonly StoredMessage[]>) {
  /** The newest page, as it was looked at last; oldest first. */
  let newest: readonly StoredMessage[] = [];
  return {
    begin(page: readonly StoredMessage[]): void {
      newest = page.slice(-newestPage);
    },
    /** @returns whether `add` says so of any page. @throws DatabaseError */
    async look(add: (page: readonly StoredMessage[]) => boolean): Promise<boolean> {
      const known = newest;
      let before: OrderKey | null = null;
      let isChanged = false;
      for (;;) {
        const page = await pageBefore(before);
        if (!before) newest = page;
        isChanged = add(page) || isChanged;
        const [oldest] = page;
        if (!oldest || page.length < newestPage || reaches(page, known)) return isChanged;
        before = orderKeyOf(oldest);
      }
    },
  };
}

/** Whether a page goes down to one that was read before; what was known of it may be gone from the device. */
function reaches(page: readonly StoredMessage[], known: readonly StoredMessage[]): boolean {
  const [oldest] = page;
  const [oldestKnown] = known;
  if (!oldest || !oldestKnown || newestFirst(oldest, oldestKnown) >= 0) return true;
  const keys = new Set(known.map(messageKeyOf));
  return page.some((message) => keys.has(messageKeyOf(message)));
}

function newestFirst(one: StoredMessage, other: StoredMessage): number {
  return compareOrder(orderKeyOf(other), orderKeyOf(one));
}
