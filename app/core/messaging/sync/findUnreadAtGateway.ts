import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { contentType } from '../../../contract/gateway/enums.ts';
import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { uncountedTypes } from '../messageModel/firstUnread.ts';
import { type MessageRef, refOf } from '../messageRef.ts';

/** Own messages that are looked for among the unread ones of a group. */
const mostOwn = 100;

/** Places looked at in a group: each own message found moves the place by one. */
const mostTries = 4;

const countedTypes = Object.values(contentType).filter((type) => !uncountedTypes.includes(type));

type Needs = Pick<EngineParts, 'gateway' | 'userID'>;

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
): Promise<MessageRef | null> {
  const list = async (senderUserIDList: readonly string[], page: Page): Promise<Message[]> => {
    const { searchResultItems } = await gateway.call(searchLocalMessages, {
      conversationID,
      messageTypeList: [...countedTypes],
      senderUserIDList: [...senderUserIDList],
      ...page,
    });
    return (searchResultItems ?? []).flatMap(({ messageList }) => messageList ?? []);
  };
  const refTo = (message: Message | undefined): MessageRef | null =>
    message ? refOf({ ...message, conversationID }) : null;

  const peer = peerOf(conversationID);
  if (peer && 'userID' in peer) {
    const [found] = await list([peer.userID], { pageIndex: count, count: 1 });
    return refTo(found);
  }
  const own = await list([userID], { pageIndex: 1, count: mostOwn });
  let place = count;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [found] = await list([], { pageIndex: place, count: 1 });
    if (!found) return null;
    const ownAmong = own.filter(({ sendTime }) => sendTime >= found.sendTime).length;
    if (count + ownAmong === place && found.sendID !== userID) return refTo(found);
    place = Math.max(place + 1, count + ownAmong);
  }
  return null;
}

type Page = { pageIndex: number; count: number };
