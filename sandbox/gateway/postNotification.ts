import type { Peer } from '../../app/contract/gateway/conversationId.ts';
import { messageFrom } from '../../app/contract/gateway/enums.ts';
import type { WriteContext } from './handler.ts';
import { postMessage } from './messages/postMessage.ts';

export type Notification = {
  peer: Peer;
  /** One of those a conversation shows: 1204 and 15xx. */
  contentType: number;
  /** What happened, as the protocol has it for this type. */
  detail: Record<string, unknown>;
  /** The sentence of clients that do not know the type. */
  defaultTips: string;
  /** Who gets it, where these are others than who is in the conversation now. */
  recipients?: readonly string[];
  /** As that of `Post`; it counts as unread for nobody then. @default false */
  isForThemAlone?: boolean;
  /** Whether it counts as unread for the others. @default true */
  countsAsUnread?: boolean;
};

/** Posts what the caller did into the conversation it concerns. */
export async function postNotification(
  context: WriteContext,
  { peer, contentType, detail, defaultTips, recipients, ...how }: Notification,
): Promise<void> {
  const notificationElem = { detail: JSON.stringify(detail), defaultTips };
  const { isForThemAlone = false, countsAsUnread = !isForThemAlone } = how;
  await postMessage(context, {
    peer,
    senderId: context.caller.userId,
    message: {
      contentType,
      msgFrom: messageFrom.system,
      content: JSON.stringify(notificationElem),
      notificationElem,
    },
    ...(recipients && { recipients }),
    isForThemAlone,
    countsAsUnread,
  });
}
