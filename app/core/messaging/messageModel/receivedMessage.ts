import { contentType } from '../../../contract/gateway/contentType.ts';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { messageStatus, sessionType } from '../../../contract/gateway/enums.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { withoutContent } from './withoutContent.ts';
import { withoutQuotedWords } from './withoutQuotedWords.ts';

/** @returns the conversation a message belongs to, or null where it names none. */
export function conversationOfMessage(message: Message, selfID: string): string | null {
  switch (message.sessionType) {
    case sessionType.single: {
      const userID = message.sendID === selfID ? message.recvID : message.sendID;
      return userID ? conversationIdOf({ sessionType: sessionType.single, userID }) : null;
    }
    case sessionType.group:
    case sessionType.superGroup:
      return message.groupID
        ? conversationIdOf({ sessionType: message.sessionType, groupID: message.groupID })
        : null;
    default:
      return null;
  }
}

/** @returns a message of the gateway (protocol reference, section 6) as the device keeps it: sent */
export function receivedMessage(message: Message, conversationID: string): StoredMessage {
  const isRevoked =
    message.status === messageStatus.revoked ||
    message.contentType === contentType.revoke ||
    message.contentType === contentType.advancedRevoke;
  return withoutContent({
    ...withoutQuotedWords(message),
    conversationID,
    state: 'sent',
    errCode: 0,
    localOrder: 0,
    hasGapBefore: false,
    isRevoked,
    revokerID: message.contentType === contentType.advancedRevoke ? revokerIn(message.content) : '',
    isDeleted: message.status === messageStatus.deleted,
  });
}

/** Who revoked a message, read from the content of a revoked one; empty where it is not there. */
function revokerIn(content: string): string {
  try {
    const { revokerID } = JSON.parse(content) as { revokerID?: unknown };
    return typeof revokerID === 'string' ? revokerID : '';
  } catch {
    // Another gateway's own form.
    return '';
  }
}
