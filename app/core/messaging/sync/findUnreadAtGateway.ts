import { contentType } from '../../../contract/gateway/contentType.ts';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import { uncountedTypes } from '../messageModel/firstUnread.ts';
import type { Messaging } from '../messaging.ts';

/** Own messages of a group asked for at once, and pages of them at most. */
const ownPage = 100;
const mostOwnPages = 10;

/** Places looked at in a group at most: own messages among the newest move the place. */
const mostTries = 12;

const countedTypes = Object.values(contentType).filter((type) => !uncountedTypes.includes(type));

type Needs = { gateway: Pick<Messaging, 'call'>; userID: string };

/**
 * Asks for the first of the newest `count` messages of others by its place in the list of all (protocol
 * reference, section 3.5: a search by types alone lists every message, newest first), so that none of
 * those after it have to be fetched.
 * @returns null where there are not so many. @throws GatewayError
 */
export async function findUnreadAtGateway(
  { gateway, userID }: Needs,
  conversationID: string,
  count: number,
): Promise<Message | null> {
  const list = async (senderUserIDList: readonly string[], page: Page): Promise<Message[]> => {
    const { searchResultItems } = await gateway.call(searchLocalMessages, {
      conversationID,
      messageTypeList: [...countedTypes],
      senderUserIDList: [...senderUserIDList],
      ...page,
    });
    return (searchResultItems ?? []).flatMap(({ messageList }) => messageList ?? []);
  };
  const peer = peerOf(conversationID);
  if (peer && 'userID' in peer) {
    const [found] = await list([peer.userID], { pageIndex: count, count: 1 });
    return found ?? null;
  }
  const countOwnSince = createOwnCount((page) => list([userID], page));
  let place = count;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [found] = await list([], { pageIndex: place, count: 1 });
    if (!found) return null;
    const ownAmong = await countOwnSince(found.sendTime);
    if (count + ownAmong === place && found.sendID !== userID) return found;
    place = Math.max(place + 1, count + ownAmong);
  }
  return null;
}

/** @returns counts the person's own messages from a time on, of which it fetches no more than it has to */
function createOwnCount(
  list: (page: Page) => Promise<Message[]>,
): (time: number) => Promise<number> {
  const own: Message[] = [];
  let pages = 0;
  let isWhole = false;
  return async (time) => {
    while (!isWhole && pages < mostOwnPages && (own.at(-1)?.sendTime ?? time) >= time) {
      pages += 1;
      const page = await list({ pageIndex: pages, count: ownPage });
      own.push(...page);
      isWhole = page.length < ownPage;
    }
    return own.filter(({ sendTime }) => sendTime >= time).length;
  };
}

type Page = { pageIndex: number; count: number };
