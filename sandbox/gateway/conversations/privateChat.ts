import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { messageFrom, sessionType } from '../../../app/contract/gateway/enums.ts';
import { requireReach } from '../friends/mayReach.ts';
import type { Handler } from '../handler.ts';
import { postMessage } from '../messages/postMessage.ts';
import { badArgument } from '../refuse.ts';
import { requireConversation } from './changeConversation.ts';
import { conversationsOfThread, emptyConversation, keepConversations } from './conversationRows.ts';

/** Switches it for both people, and says so in their conversation. */
export const handleSetPrivateChat: Handler<'SetOneConversationPrivateChat'> = {
  kind: 'write',
  async run({ conversationID, isPrivate }, context) {
    const { db, caller } = context;
    const own = await requireConversation(context, conversationID);
    if (own.sessionType !== sessionType.single) {
      throw badArgument('only a conversation of two can be private');
    }
    const other = own.peerId;
    await requireReach(context, other);
    const rows = await conversationsOfThread(db, own.threadId, [caller.userId, other]);
    const theirs =
      rows.get(other) ??
      emptyConversation(other, { sessionType: sessionType.single, userID: caller.userId });
    const isPrivateChat = isPrivate ? 1 : 0;
    await keepConversations(db, [
      { ...own, isPrivateChat },
      { ...theirs, isPrivateChat },
    ]);
    const detail = JSON.stringify({ recvID: other, sendID: caller.userId, isPrivate });
    const notificationElem = { detail, defaultTips: '' };
    await postMessage(context, {
      peer: { sessionType: sessionType.single, userID: other },
      senderId: caller.userId,
      message: {
        contentType: contentType.privateChatSwitched,
        msgFrom: messageFrom.system,
        content: JSON.stringify(notificationElem),
        notificationElem,
      },
      countsAsUnread: false,
    });
  },
};
