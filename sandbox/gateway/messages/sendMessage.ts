import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { GatewayFailure, type Handler } from '../handler.ts';
import { checkMessage } from './checkMessage.ts';
import { findPeer, requireMayMention, requireMayPost } from './mayPost.ts';
import { findOwn, isTaken, postMessage } from './postMessage.ts';

export const handleSendMessage: Handler<'SendMessage' | 'SendMessageNotOss'> = {
  kind: 'write',
  async run({ recvID, groupID, message }, context) {
    const { userId: senderId, platformId } = context.caller;
    // First of all: what was sent stays sent, also where it could not be sent any more.
    const kept = await findOwn(context.db, senderId, message.clientMsgID);
    if (kept && isTo(kept, { recvID, groupID })) return kept;
    if (kept || (await isTaken(context.db, platformId, message.clientMsgID))) {
      throw new GatewayFailure(
        gatewayErrors.badState,
        'only failed message can be repeatedly send: the clientMsgID is that of another message',
      );
    }
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

/** Whether a message went where another one is to go. */
function isTo(kept: Message, { recvID, groupID }: { recvID: string; groupID: string }): boolean {
  return kept.groupID === groupID && (groupID !== '' || kept.recvID === recvID);
}
