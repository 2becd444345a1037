import type { Feature } from '../../core/feature/feature.ts';

/** Groups in which only owner and admins post. Their pages are those of groups, in words of their own. */
export const feature: Feature = {
  id: 'feature/channels',
  name: 'channels.labels:name',
  routes: [],
  slots: {
    'group.kind': [
      {
        id: 'channels',
        order: 10,
        of: 'channel',
        load: async () => (await import('./InChannelWords.tsx')).InChannelWords,
      },
    ],
  },
};
