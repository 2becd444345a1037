import { live } from '../../brand/tabPlaces/live.ts';
import type { Feature } from '../../core/feature/feature.ts';
import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { dataSaverAtom } from '../../parts/playback/dataSaver.ts';
import { SparkGlyph } from '../../ui/glyphs/SparkGlyph.tsx';
import { feedPath } from './paths.ts';

const watching = {
  path: feedPath,
  load: async () => (await import('./feed/FeedScreen.tsx')).FeedScreen,
} as const satisfies LazyRoute;

/** Live highlights. */
export const feature: Feature = {
  id: 'feature/highlights',
  name: 'highlights.labels:name',
  routes: [watching],
  slots: {
    'mine.dataSaver': [{ id: 'highlights', order: 10, isOn: dataSaverAtom }],
    tab: [
      {
        ...live,
        label: 'highlights.labels:tab',
        Icon: SparkGlyph,
        isStamped: true,
        leadsTo: [watching],
        load: async () => (await import('./grid/HighlightsScreen.tsx')).HighlightsScreen,
      },
    ],
  },
};
