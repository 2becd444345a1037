import type { Feature } from '../../core/feature/feature.ts';
import type { LazySource } from '../../core/lazy/lazyRoute.ts';
import { limits } from '../../lib/limits.ts';
import { atMost, type LoadTexts, loadScreen } from '../lazy/loadCache.ts';
import { lazySources } from '../lazySources.ts';

/**
 * Has the code of the page that will be shown first on its way while texts and features still are.
 * One that does not come is asked for again, and missed, where it is shown.
 * @param features those whose code is here
 */
export function loadAhead(path: string, features: readonly Feature[]): void {
  const source = sourceAt(path, features);
  for (const { load } of source ? [source, ...(source.parts ?? [])] : []) {
    load().catch(() => undefined);
  }
}

/**
 * Waits for the page that will be shown first, which has been on its way since before the app: its frame
 * is on the screen, and the app starts with the page itself in its place. One that does not come in time
 * is waited for with placeholders.
 */
export async function awaitPage(
  path: string,
  features: readonly Feature[],
  loadTexts: LoadTexts,
): Promise<void> {
  const source = sourceAt(path, features);
  if (!source) return;
  const arrival = loadScreen(source, loadTexts).catch(() => undefined);
  await atMost(limits.frameWait, arrival);
}

function sourceAt(path: string, features: readonly Feature[]): LazySource | undefined {
  return lazySources(features).find((source) => source.path === path);
}
