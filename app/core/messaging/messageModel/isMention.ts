import { atAllTag, contentType } from '../../../contract/gateway/enums.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** @returns whether a message by somebody else is one that a row's `groupAtType` tells of */
export function isMention({ contentType: kind, atElem }: StoredMessage, selfID: string): boolean {
  if (kind === contentType.groupInfoSet) return true;
  const meant = atElem?.atUserList ?? [];
  return atElem?.isAtSelf === true || meant.includes(selfID) || meant.includes(atAllTag);
}
