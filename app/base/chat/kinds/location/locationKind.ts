import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedLocation } from './namedLocation.ts';

export const locationKind: BubbleKind = {
  ...namedLocation,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./LocationContent.tsx')).LocationContent,
    },
  },
};
