import type { Feature } from '../../core/feature/feature.ts';
import { SparkGlyph } from '../../ui/glyphs/SparkGlyph.tsx';
import { HighlightsScreen } from './HighlightsScreen.tsx';

/** Live highlights. */
export const feature: Feature = {
  id: 'feature/highlights',
  namespace: 'highlights',
  nameKey: 'name',
  routes: [],
  tab: {
    order: 60,
    path: '/pages/tabBar/love',
    labelKey: 'tab',
    Icon: SparkGlyph,
    Screen: HighlightsScreen,
  },
};
