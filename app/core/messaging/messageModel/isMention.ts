import { contentType } from '../../../contract/gateway/contentType.ts';
import { atAllTag } from '../../../contract/gateway/enums.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** @returns whether a message by somebody else is a mention that a row's `groupAtType` stands for */
export function isMention({ contentType: kind, atElem }: StoredMessage, selfID: string): boolean {
  if (kind === contentType.groupAnnouncementSet) return true;
  const meant = atElem?.atUserList ?? [];
  return atElem?.isAtSelf === true || meant.includes(selfID) || meant.includes(atAllTag);
}
