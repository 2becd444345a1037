import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import {
  messageFrom,
  messageStatus,
  sessionType,
  webPlatform,
} from '../../../contract/gateway/enums.ts';
import type { MessageContent } from '../contents/content.ts';
import type { StoredMessage } from '../storedMessage.ts';

type Draft = {
  clientMsgID: string;
  peer: Peer;
  content: MessageContent;
  /** Milliseconds, by the device's clock: shown until the server's time is known. */
  now: number;
  sender: { userID: string; nickname: string; faceURL: string };
};

/** @returns a message as the gateway's own creators would make it, without the addresses of files */
export function composeMessage({ clientMsgID, peer, content, now, sender }: Draft): StoredMessage {
  const isSingle = peer.sessionType === sessionType.single;
  return {
    clientMsgID,
    serverMsgID: '',
    createTime: now,
    sendTime: now,
    sessionType: peer.sessionType,
    sendID: sender.userID,
    recvID: isSingle ? peer.userID : '',
    groupID: isSingle ? '' : peer.groupID,
    msgFrom: messageFrom.user,
    platformID: webPlatform,
    senderNickname: sender.nickname,
    senderFaceUrl: sender.faceURL,
    seq: 0,
    isRead: false,
    status: messageStatus.sending,
    attachedInfo: '',
    ex: '',
    ...content,
    conversationID: conversationIdOf(peer),
    state: 'sending',
    errCode: 0,
    localOrder: 0,
    hasGapBefore: false,
    isRevoked: false,
    revokerID: '',
    isDeleted: false,
  };
}

/** @returns the message as the gateway knows it, without what only the device keeps */
export function wireMessage(message: StoredMessage): Message {
  const {
    conversationID: _conversationID,
    state: _state,
    errCode: _errCode,
    localOrder: _localOrder,
    hasGapBefore: _hasGapBefore,
    isRevoked: _isRevoked,
    revokerID: _revokerID,
    isDeleted: _isDeleted,
    ...wire
  } = message;
  return wire;
}
