import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedSticker } from './namedSticker.ts';

export const stickerKind: BubbleKind = {
  ...namedSticker,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./StickerContent.tsx')).StickerContent,
    },
    // Pixels.
    box: () => ({ width: 132, height: 132 }),
  },
  frame: 'none',
};
