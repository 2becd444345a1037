import { Megaphone } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { newChannelPath } from './paths.ts';

/** Groups in which only owner and admins post. Their pages are those of groups, in words of their own. */
export const feature: Feature = {
  id: 'feature/channels',
  name: 'channels.labels:name',
  routes: [
    {
      path: newChannelPath,
      load: async () => (await import('./begin/NewChannelScreen.tsx')).NewChannelScreen,
    },
  ],
  slots: {
    'chatTab.plus': [
      {
        id: 'newChannel',
        order: 30,
        path: newChannelPath,
        label: 'channels.labels:newChannel',
        Icon: Megaphone,
      },
    ],
    'conversation.restriction': [
      {
        id: 'channels',
        order: 5,
        reasons: ['readOnly'],
        load: async () => (await import('./conversation/FollowerBar.tsx')).FollowerBar,
      },
    ],
    'conversation.status': [
      {
        id: 'channels',
        order: 10,
        of: 'channel',
        load: async () => (await import('./conversation/Followers.tsx')).Followers,
      },
    ],
    'groupList.tab': [
      {
        id: 'channels',
        order: 10,
        of: 'channel',
        label: 'channels.labels:name',
        load: async () => (await import('./list/ChannelsTab.tsx')).ChannelsTab,
      },
    ],
    'group.kind': [
      {
        id: 'channels',
        order: 10,
        of: 'channel',
        label: 'channels.labels:one',
        load: async () => (await import('./InChannelWords.tsx')).InChannelWords,
      },
    ],
  },
};
