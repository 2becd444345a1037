import { live } from '../../brand/tabPlaces/live.ts';
import type { Feature } from '../../core/feature/feature.ts';
import { SparkGlyph } from '../../ui/glyphs/SparkGlyph.tsx';

/** Live highlights. */
export const feature: Feature = {
  id: 'feature/highlights',
  name: 'highlights.labels:name',
  routes: [],
  slots: {
    tab: [
      {
        ...live,
        label: 'highlights.labels:tab',
        Icon: SparkGlyph,
        load: async () => (await import('./HighlightsScreen.tsx')).HighlightsScreen,
      },
    ],
  },
};
