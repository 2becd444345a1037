import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedCard } from './namedCard.ts';

export const cardKind: BubbleKind = {
  ...namedCard,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./CardContent.tsx')).CardContent,
    },
  },
};
