import { MessagesSquare } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedKind } from '../namedKind.ts';

/** Several messages sent on as one record. */
export const mergedKind: BubbleKind = {
  ...namedKind({
    id: 'merged',
    contentTypes: [contentType.merger],
    glyph: MessagesSquare,
    nameKey: 'merged',
    tagKey: 'mergedTag',
    detail: ({ mergeElem }) => mergeElem?.title ?? '',
  }),
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./MergedCard.tsx')).MergedCard,
    },
  },
};
