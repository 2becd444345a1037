import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

/** The pages about one person, and those that find people. */
export const personScreens: readonly LazyRoute[] = [
  {
    path: paths.userInfo,
    load: async () => (await import('./userInfo/UserInfoScreen.tsx')).UserInfoScreen,
  },
  {
    path: paths.addFriend,
    load: async () => (await import('./addFriend/AddFriendScreen.tsx')).AddFriendScreen,
  },
  {
    path: paths.friendVerify,
    load: async () => (await import('./friendVerify/FriendVerifyScreen.tsx')).FriendVerifyScreen,
  },
  {
    path: paths.report,
    load: async () => (await import('./report/ReportScreen.tsx')).ReportScreen,
  },
];
