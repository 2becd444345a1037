import type { Feature } from '../../core/feature/feature.ts';
import { allHandedIn } from '../../core/feature/features.tsx';
import type { LazySource } from '../../core/lazy/lazyRoute.ts';
import { areas } from '../areas.ts';
import { routesOf } from '../routes.ts';
import { tabsOf } from '../tabs/tabs.ts';

/**
 * Has the code of the page that will be shown first on its way while texts and features still are.
 * One that does not come is asked for again, and missed, where it is shown.
 * @param features those whose code is here
 */
export function loadAhead(path: string, features: readonly Feature[]): void {
  const sources: (LazySource & { path: string })[] = [
    ...tabsOf(allHandedIn(areas, features)),
    ...routesOf(features),
  ];
  sources
    .find((source) => source.path === path)
    ?.load()
    .catch(() => undefined);
}

/** The same of the messages of somebody who is logged in. */
export function loadMessagingAhead(): void {
  Promise.all([
    import('../../core/messaging/session/startMessaging.ts'),
    import('../../transport/gateway/createGatewayClient.ts'),
  ]).catch(() => undefined);
}
