import type { Release } from '../../brand/data.ts';
import type { AppWorker } from '../../platform/serviceWorker.ts';
import type { UpdateNeeds } from './createUpdates.ts';
import { updateAtom } from './updateAtom.ts';

type Needs = Pick<
  UpdateNeeds,
  'own' | 'fetchRelease' | 'heldBy' | 'isVisible' | 'rest' | 'reload' | 'store'
>;

/**
 * Where another tab has let a new version in, this one goes on with its own code, which the site keeps for a
 * month, and is loaded anew as soon as nobody looks at it and nothing would be cut.
 */
export function followOtherTabs(needs: Needs, worker: AppWorker): void {
  const { own, store } = needs;
  const isAnother = (latest: Release | null): boolean => latest !== null && latest.id !== own.id;
  const leave = async (): Promise<void> => {
    if (store.get(updateAtom).work.phase === 'restarting') return;
    // The page may be of the new version already.
    if (!isAnother(await needs.fetchRelease().catch(() => null))) return;
    while (needs.isVisible() || needs.heldBy()) await needs.rest();
    needs.reload();
  };
  worker.followTakeOver(() => void leave());
}
