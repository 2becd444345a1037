import type { Handler } from '../handler.ts';
import { checkMessage } from './checkMessage.ts';
import { findPeer, requireMayMention, requireMayPost } from './mayPost.ts';
import { findOwn, postMessage } from './postMessage.ts';

export const handleSendMessage: Handler<'SendMessage' | 'SendMessageNotOss'> = {
  kind: 'write',
  async run({ recvID, groupID, message }, context) {
    const senderId = context.caller.userId;
    // First of all: what was sent stays sent, also where it could not be sent any more.
    const kept = await findOwn(context.db, senderId, message.clientMsgID);
    if (kept) return kept;
    const { fields, reach } = checkMessage(message);
    const peer = await findPeer(context, { recvID, groupID });
    await requireMayPost(context, peer);
    await requireMayMention(context, peer, message);
    const countsAsUnread = reach === 'conversation';
    return postMessage(context, {
      ...{ peer, senderId, reach, countsAsUnread },
      message: fields,
      isReply: true,
    });
  },
};
