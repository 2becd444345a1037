import type { Release } from '../../brand/data.ts';
import type { KeyValueStore } from '../../platform/storage.ts';

type Needs = {
  own: Release;
  fetchRelease: () => Promise<Release>;
  /** Asks past the browser's cache for files that are kept wrong. @returns whether any is right now. */
  mendFiles: () => Promise<boolean>;
  reload: () => void;
  /** Must end with the browser tab, so that a later visit may recover again. */
  memory: KeyValueStore;
};

/**
 * Called when code of this release did not load. If the site has moved on to another release the
 * page is reloaded, once per release; the same where the browser kept something else in the place of a
 * file, which the site now has, and on a second try of the person's, because browsers remember a module
 * that failed and would not ask for it again.
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
  const isMended = await needs.mendFiles();
  const hasReason = latest.id !== own.id || isMended;
  if (!(hasReason && memory.read(key) !== latest.id) && attempt < 2) return;
  memory.write(key, latest.id);
  reload();
}
