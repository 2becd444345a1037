import type { Feature } from '../../core/feature/feature.ts';

/** Groups and channels. */
export const feature: Feature = {
  id: 'feature/groups',
  name: 'groups.labels:name',
  routes: [],
  slots: {
    'search.section': [
      {
        id: 'groups',
        order: 20,
        load: async () => (await import('./GroupsSection.tsx')).GroupsSection,
      },
    ],
  },
};
