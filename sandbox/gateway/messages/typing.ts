import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import {
  messageFrom,
  messageStatus,
  receiveOption,
  sessionType,
} from '../../../app/contract/gateway/enums.ts';
import { randomText } from '../../auth/hashes.ts';
import type { Queries } from '../../database/database.ts';
import { mayReach } from '../friends/mayReach.ts';
import { faceOf } from '../friends/people.ts';
import type { Handler } from '../handler.ts';
import { globalOptionsOf, isReceiving } from '../session/globalOptions.ts';
import { boundedText } from '../texts.ts';
import { findPeer } from './mayPost.ts';
import { conversationOf } from './messageRows.ts';

async function receives(db: Queries, userId: string, from: string): Promise<boolean> {
  const peer = { sessionType: sessionType.single, userID: from } as const;
  const conversation = await conversationOf(db, userId, conversationIdOf(peer));
  const options = await globalOptionsOf(db, [userId]);
  return isReceiving(options.get(userId), conversation?.recvMsgOpt ?? receiveOption.normal);
}

/** Only told to those who are connected: never kept, never counted. */
export const handleTypingStatusUpdate: Handler<'TypingStatusUpdate'> = {
  kind: 'write',
  async run({ recvID, msgTip }, context) {
    const { db, caller, services, now } = context;
    boundedText(msgTip, 256, 'msgTip');
    await findPeer(context, { recvID, groupID: '' });
    if (!context.isListening(recvID) || !(await mayReach(db, caller.userId, recvID))) return;
    if (!(await receives(db, recvID, caller.userId))) return;
    const { nickname, faceURL } = await faceOf(db, caller.userId);
    context.tell([recvID], 'OnRecvNewMessage', {
      clientMsgID: randomText(services.randomBytes(16)),
      serverMsgID: '',
      createTime: now,
      sendTime: now,
      sessionType: sessionType.single,
      sendID: caller.userId,
      recvID,
      msgFrom: messageFrom.user,
      contentType: contentType.typing,
      platformID: caller.device,
      senderNickname: nickname,
      senderFaceUrl: faceURL,
      groupID: '',
      content: msgTip,
      seq: 0,
      isRead: false,
      status: messageStatus.sent,
      attachedInfo: '',
      ex: '',
    });
  },
};
