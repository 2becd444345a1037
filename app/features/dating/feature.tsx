import type { Feature } from '../../core/feature/feature.ts';
import { PlaceGlyph } from '../../ui/glyphs/PlaceGlyph.tsx';
import { DatingScreen } from './DatingScreen.tsx';

/** The local dating listing. */
export const feature: Feature = {
  id: 'feature/dating',
  namespace: 'dating',
  nameKey: 'name',
  routes: [],
  tab: {
    order: 20,
    path: '/pages/tabBar/city',
    labelKey: 'tab',
    Icon: PlaceGlyph,
    Screen: DatingScreen,
  },
};
