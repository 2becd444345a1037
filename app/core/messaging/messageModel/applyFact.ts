import type { MessageFact } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { joinMessages } from './joinMessages.ts';

/** @returns the message with what was learned of it; the same object where that is nothing new. */
export function applyFact(message: StoredMessage, fact: MessageFact): StoredMessage {
  return joinMessages(message, {
    ...message,
    isRevoked: message.isRevoked || fact.isRevoked === true,
    revokerID: fact.revokerID ?? '',
    isRead: message.isRead || fact.isRead === true,
    isDeleted: message.isDeleted || fact.isDeleted === true,
    ...(fact.readerID && fact.readTime && { readTimes: { [fact.readerID]: fact.readTime } }),
    attachedInfoElem:
      fact.readerID || fact.readTime ? readersOf(fact) : (message.attachedInfoElem ?? null),
  });
}

function readersOf({ readerID, readTime = 0 }: MessageFact) {
  return {
    groupHasReadInfo: readerID
      ? { hasReadUserIDList: [readerID], hasReadCount: 1, groupMemberCount: 0 }
      : null,
    isPrivateChat: false,
    hasReadTime: readTime,
  };
}
