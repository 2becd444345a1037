import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

/** The pages of friends and of who asks to be one. */
export const contactScreens: readonly LazyRoute[] = [
  {
    path: paths.contacts,
    title: 'shell.frame:contacts',
    load: async () => (await import('./list/ContactsScreen.tsx')).ContactsScreen,
  },
  {
    path: paths.newFriend,
    load: async () => (await import('./newFriend/NewFriendScreen.tsx')).NewFriendScreen,
  },
];
