import type { Feature } from '../../core/feature/feature.ts';

/** The prediction game. */
export const feature: Feature = {
  id: 'feature/game',
  name: 'game.labels:name',
  routes: [],
  slots: {
    'discover.section': [
      {
        id: 'game',
        order: 10,
        label: 'game.labels:section',
        load: async () => (await import('./GameSection.tsx')).GameSection,
      },
    ],
  },
};
