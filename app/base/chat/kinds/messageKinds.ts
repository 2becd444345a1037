import { fromHandedIn } from '../../../core/feature/fromHandedIn.ts';
import { partsIn } from '../../../core/feature/slots.ts';
import type { MessageKind } from '../../../parts/message/messageKind.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { cardKind } from './card/cardKind.ts';
import { fileKind } from './file/fileKind.ts';
import { imageKind } from './image/imageKind.ts';
import { locationKind } from './location/locationKind.ts';
import { mergedKind } from './merged/mergedKind.ts';
import { noticeKind } from './notice/noticeKind.ts';
import { quoteKind } from './quote/quoteKind.ts';
import { stickerKind } from './sticker/stickerKind.ts';
import { textKind } from './text/textKind.ts';
import { unknownKind } from './unknown/unknownKind.ts';
import { videoKind } from './video/videoKind.ts';
import { voiceKind } from './voice/voiceKind.ts';

/** The app's own kinds; features hand in others. Each that is left is shown as `unknownKind`. */
export const messageKinds: readonly MessageKind[] = [
  textKind,
  quoteKind,
  imageKind,
  voiceKind,
  videoKind,
  fileKind,
  locationKind,
  cardKind,
  mergedKind,
  stickerKind,
  noticeKind,
];

/** @returns the kinds of messages that list and conversation know */
export const useMessageKinds = fromHandedIn((handedIn) => {
  const added = partsIn(handedIn, 'message.kind').map(({ kind }) => kind);
  return createMessageKinds([...messageKinds, ...added], unknownKind);
});
