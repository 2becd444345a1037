import type { MessageKind } from '../../../parts/message/messageKind.ts';
import { cardKind } from './card/cardKind.ts';
import { fileKind } from './file/fileKind.ts';
import { imageKind } from './image/imageKind.ts';
import { locationKind } from './location/locationKind.ts';
import { mergedKind } from './merged/mergedKind.ts';
import { noticeKind } from './notice/noticeKind.ts';
import { quoteKind } from './quote/quoteKind.ts';
import { stickerKind } from './sticker/stickerKind.ts';
import { textKind } from './text/textKind.ts';
import { videoKind } from './video/videoKind.ts';
import { voiceKind } from './voice/voiceKind.ts';

/** Every kind of message there is; each of the others is shown as `unknownKind`. */
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
