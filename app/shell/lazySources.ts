import type { Feature } from '../core/feature/feature.ts';
import { allHandedIn } from '../core/feature/features.tsx';
import type { LazySource } from '../core/lazy/lazyRoute.ts';
import { areas } from './areas.ts';
import { routesOf } from './routes.ts';
import { tabsOf } from './tabs/tabs.ts';

/** @returns every page whose code comes when it is opened: the tabs, and the pages beside them. */
export function lazySources(features: readonly Feature[]): (LazySource & { path: string })[] {
  return [...tabsOf(allHandedIn(areas, features)), ...routesOf(features)];
}
