import { contentType } from '../../../contract/gateway/contentType.ts';
import { receiveOption } from '../../../contract/gateway/enums.ts';
import { refOf } from '../messageRef.ts';
import type { Arrival } from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Kinds that come without being news. */
const silent: readonly number[] = [
  contentType.revoke,
  contentType.advancedRevoke,
  contentType.customSilent,
  contentType.customOnline,
];

/** @returns those of the messages just received of which the person is told */
export async function arrivalsOf(
  messages: readonly StoredMessage[],
  {
    store,
    userID,
    isWatched,
  }: {
    store: MessageStore;
    userID: string;
    isWatched: (conversationID: string) => boolean;
  },
): Promise<Arrival[]> {
  const news = messages.filter(
    ({ sendID, contentType: kind, conversationID, isRead, isRevoked }) =>
      sendID !== userID &&
      !silent.includes(kind) &&
      !isRead &&
      !isRevoked &&
      !isWatched(conversationID),
  );
  const audible: Arrival[] = [];
  const options = new Map<string, number>();
  for (const message of news) {
    const { conversationID } = message;
    let option = options.get(conversationID);
    if (option === undefined) {
      const row = await store.conversation(conversationID);
      option = row?.recvMsgOpt ?? receiveOption.normal;
      options.set(conversationID, option);
    }
    if (option === receiveOption.normal) audible.push(refOf(message));
  }
  return audible;
}
