import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import type { FunctionOutput } from '../../../contract/gateway/gatewayFunction.ts';
import { matches } from '../../../lib/searchWords.ts';
import { hasExpired } from '../messageModel/messageExpiry.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { DeviceSearch, Messaging } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Messages of one conversation asked of the gateway at once. */
export const gatewayPage = 100;

type GatewaySearch = Pick<DeviceSearch, 'words' | 'textOf' | 'conversationID'> & {
  userID: string;
  /** The words as they were written. */
  written: readonly string[];
  /** From 1; of all conversations there are no pages. */
  page: number;
};

type GatewayAnswer = {
  messages: readonly StoredMessage[];
  /** What it lists, but is gone here. */
  gone: readonly StoredMessage[];
  /** How many there are, by conversation. Within one conversation the gateway may count a page alone. */
  counts: ReadonlyMap<string, number>;
  isMore: boolean;
};

/**
 * Asks the gateway (protocol reference, section 3.5). What the device knows better stays as it knows
 * it: what was deleted or taken back here does not come back. @throws GatewayError, DatabaseError
 */
export async function searchGateway(
  messaging: Pick<Messaging, 'call' | 'keptMessages'>,
  { words, textOf, conversationID, userID, written, page }: GatewaySearch,
): Promise<GatewayAnswer> {
  const { searchResultItems } = await messaging.call(searchLocalMessages, {
    ...{ keywordList: [...written], keywordListMatchType: 1 as const, messageTypeList: [] },
    ...(conversationID === undefined
      ? {}
      : { conversationID, pageIndex: page, count: gatewayPage }),
  });
  const items = searchResultItems ?? [];
  const known = await ownVersions(messaging, items, userID);
  const messages = known.filter((message) => !isOver(message) && matches(textOf(message), words));
  const shown = new Map<string, number>();
  for (const { conversationID } of messages)
    shown.set(conversationID, (shown.get(conversationID) ?? 0) + 1);
  const listed = items.reduce((sum, { messageList }) => sum + (messageList?.length ?? 0), 0);
  return {
    messages,
    gone: known.filter(isOver),
    counts: new Map(
      items.map((item) => {
        const hidden = (item.messageList?.length ?? 0) - (shown.get(item.conversationID) ?? 0);
        return [item.conversationID, item.messageCount - hidden];
      }),
    ),
    isMore: conversationID !== undefined && listed >= gatewayPage,
  };
}

type FoundItems = NonNullable<FunctionOutput<typeof searchLocalMessages>['searchResultItems']>;

/** @returns the messages of an answer, each as the device knows it where it does. @throws DatabaseError */
export async function ownVersions(
  messaging: Pick<Messaging, 'keptMessages'>,
  items: FoundItems,
  userID: string,
): Promise<readonly StoredMessage[]> {
  const received = items.flatMap((item) =>
    (item.messageList ?? [])
      .filter((message) => {
        const own = conversationOfMessage(message, userID);
        return own === null || own === item.conversationID;
      })
      .map((message) => receivedMessage(message, item.conversationID)),
  );
  const kept = new Map(
    (await messaging.keptMessages(received)).map((message) => [messageKeyOf(message), message]),
  );
  return received.map((message) => kept.get(messageKeyOf(message)) ?? message);
}

/** @returns whether nobody should find it any more */
export function isOver(message: StoredMessage): boolean {
  return isGone(message) || hasExpired(message, Date.now());
}
