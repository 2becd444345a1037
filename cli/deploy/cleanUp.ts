import { type HeldState, writeState } from './deployState.ts';
import { livePrefix, releasePrefix } from './layout.ts';
import { type CleanUp, planCleanUp } from './plan.ts';
import type { Store } from './store.ts';
import { lookAt } from './targetView.ts';

/**
 * Removes the releases whose time is over and what only they need. The site is published by then, so a
 * failure is told and left to the next run.
 */
export async function cleanUp(
  store: Store,
  brand: string,
  held: HeldState,
  { keepDays, warn }: { keepDays: number; warn: (words: string) => void },
): Promise<CleanUp> {
  try {
    const { view, complete } = await lookAt(store, brand);
    const now = await store.now();
    const known = complete ? view.releases : null;
    const plan = planCleanUp(held.state, known, view.live, { now, keepDays });
    if (plan.releases.length === 0) return plan;
    const releases = held.state.releases.filter(({ id }) => !plan.releases.includes(id));
    // First out of the list: what is half removed must not be offered to go back to.
    await writeState(store, held, { releases });
    await store.remove(plan.assets.map((path) => livePrefix(brand) + path));
    for (const release of plan.releases) {
      await store.remove([...(await store.list(releasePrefix(brand, release))).keys()]);
    }
    return plan;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    warn(`${brand} is published, but old releases were not cleared away: ${message}`);
    return { releases: [], assets: [] };
  }
}
