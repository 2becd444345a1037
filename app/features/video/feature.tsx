import type { Feature } from '../../core/feature/feature.ts';

/** The videos. */
export const feature: Feature = {
  id: 'feature/video',
  name: 'video.labels:name',
  routes: [],
  slots: {
    'discover.section': [
      {
        id: 'video',
        order: 20,
        label: 'video.labels:name',
        tabLabel: 'video.labels:name',
        load: async () => (await import('./VideoSection.tsx')).VideoSection,
      },
    ],
  },
};
