import type { StoredMessage } from '../storedMessage.ts';

/** @returns ids of those of a group who are known to have read a message, each once */
export function readersOf({ attachedInfoElem, sendID }: StoredMessage): readonly string[] {
  const readers = attachedInfoElem?.groupHasReadInfo?.hasReadUserIDList ?? [];
  return [...new Set(readers)].filter((userID) => userID !== sendID);
}

/** @returns how many of a group have read it; a gateway may say so without saying who */
export function readCountOf(message: StoredMessage): number {
  const count = message.attachedInfoElem?.groupHasReadInfo?.hasReadCount ?? 0;
  return Math.max(count, readersOf(message).length);
}
