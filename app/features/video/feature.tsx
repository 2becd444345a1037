import type { Feature } from '../../core/feature/feature.ts';
import { dataSaverAtom } from '../../parts/playback/dataSaver.ts';
import { watchPath } from './paths.ts';

/** The videos. */
export const feature: Feature = {
  id: 'feature/video',
  name: 'video.labels:name',
  routes: [
    {
      path: watchPath,
      load: async () => (await import('./watch/WatchScreen.tsx')).WatchScreen,
    },
  ],
  slots: {
    'mine.dataSaver': [{ id: 'video', order: 20, isOn: dataSaverAtom }],
    'discover.section': [
      {
        id: 'video',
        order: 20,
        label: 'video.labels:name',
        tabLabel: 'video.labels:name',
        search: 'video.labels:search',
        shape: 'posters',
        load: async () => (await import('./list/VideoSection.tsx')).VideoSection,
      },
    ],
  },
};
