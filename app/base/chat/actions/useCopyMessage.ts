import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { useCopyPicture } from '../kinds/media/useCopyPicture.ts';

/** @returns copies the words or the picture of a message, and says how it went. Call it within a press. */
export function useCopyMessage(kind: BubbleKind): (message: StoredMessage) => void {
  const copyText = useCopy();
  const copyPicture = useCopyPicture();
  return (message) => {
    const picture = kind.copiedPicture?.(message) ?? null;
    if (picture === null) void copyText(kind.copied?.(message) ?? '');
    else void copyPicture(message, picture);
  };
}
