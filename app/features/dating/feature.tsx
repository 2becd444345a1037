import { city } from '../../brand/tabPlaces/city.ts';
import type { Feature } from '../../core/feature/feature.ts';
import { PlaceGlyph } from '../../ui/glyphs/PlaceGlyph.tsx';

/** The local dating listing. */
export const feature: Feature = {
  id: 'feature/dating',
  name: 'dating.labels:name',
  routes: [],
  slots: {
    tab: [
      {
        ...city,
        label: 'dating.labels:tab',
        Icon: PlaceGlyph,
        load: async () => (await import('./DatingScreen.tsx')).DatingScreen,
      },
    ],
  },
};
