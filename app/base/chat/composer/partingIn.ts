import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { readDetail, recordOf } from '../../../parts/message/notice/readDetail.ts';

/** How somebody's time in a group ended. */
export type Parting = 'dismissed' | 'left' | 'removed';

/** Nothing comes after it but what the person themselves tried to send. */
const looked = 30;

/**
 * @param messages oldest first
 * @param selfId id of the reader
 * @returns what the last ones say of how the reader's time in their group ended; null where they say nothing
 */
export function partingIn(messages: readonly Message[], selfId: string): Parting | null {
  for (const message of messages.slice(-looked).reverse()) {
    const parting = partingOf(message, selfId);
    if (parting) return parting;
  }
  return null;
}

function partingOf(message: Message, selfId: string): Parting | null {
  const isSelf = (one: unknown): boolean => recordOf(one)['userID'] === selfId;
  switch (message.contentType) {
    case contentType.groupDismissed:
      return 'dismissed';
    case contentType.memberQuit:
      return isSelf(readDetail(message)['quitUser']) ? 'left' : null;
    case contentType.memberKicked: {
      const { kickedUserList: gone } = readDetail(message);
      return Array.isArray(gone) && gone.some(isSelf) ? 'removed' : null;
    }
    default:
      return null;
  }
}
