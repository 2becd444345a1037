import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

/** The pages about one person, and those that find people. */
export const personScreens: readonly LazyRoute[] = [
  {
    path: paths.userInfo,
    namespaces: ['contacts.person', 'contacts.relation', 'common.person'],
    load: async () => (await import('./userInfo/UserInfoScreen.tsx')).UserInfoScreen,
  },
  {
    path: paths.addFriend,
    namespaces: ['contacts.addFriend', 'common.person'],
    load: async () => (await import('./addFriend/AddFriendScreen.tsx')).AddFriendScreen,
  },
  {
    path: paths.friendVerify,
    namespaces: ['contacts.addFriend', 'contacts.relation'],
    load: async () => (await import('./friendVerify/FriendVerifyScreen.tsx')).FriendVerifyScreen,
  },
  {
    path: paths.report,
    namespaces: ['contacts.report', 'common.person'],
    load: async () => (await import('./report/ReportScreen.tsx')).ReportScreen,
  },
];
