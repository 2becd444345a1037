import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

/** Pages of those who are not in yet, beside the login page, which comes with the first load. */
export const sessionScreens: readonly LazyRoute[] = [
  {
    path: paths.init,
    load: async () => (await import('./InitScreen.tsx')).InitScreen,
  },
];
