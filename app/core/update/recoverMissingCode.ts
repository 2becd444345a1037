import type { Release } from '../../brand/data.ts';
import type { KeyValueStore } from '../../platform/storage.ts';

type Needs = {
  own: Release;
  fetchRelease: () => Promise<Release>;
  reload: () => void;
  /** Must end with the browser tab, so that a later visit may recover again. */
  memory: KeyValueStore;
};

/**
 * Called when code of this release did not load. If the site has moved on to another release the
 * page is reloaded, once per release; the same on a second try of the person's, because browsers
 * remember a module that failed and would not ask for it again.
 */
export async function recoverMissingCode(needs: Needs, attempt: number): Promise<void> {
  const { own, memory, reload } = needs;
  const key = 'recovered_release';
  let latest: Release;
  try {
    latest = await needs.fetchRelease();
  } catch {
    // No network: reloading would lose the page there is.
    return;
  }
  const isMovedOn = latest.id !== own.id && memory.read(key) !== latest.id;
  if (!isMovedOn && attempt < 2) return;
  memory.write(key, latest.id);
  reload();
}
