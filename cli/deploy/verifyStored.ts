import { runPool } from '../build/pool.ts';
import { sha256 } from '../files/hash.ts';
import { livePrefix } from './layout.ts';
import type { SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';
import type { LiveFault } from './verifyLive.ts';

/** Reads every file of a release back from its target. */
export async function verifyStored(
  store: Store,
  brand: string,
  files: readonly SiteFile[],
  { signal, step }: { signal: AbortSignal; step: () => void },
): Promise<LiveFault[]> {
  const faults: LiveFault[] = [];
  await runPool(files, 8, async (file) => {
    signal.throwIfAborted();
    const key = livePrefix(brand) + file.path;
    const found = await store.read(key);
    if (!found) faults.push({ url: key, message: 'is missing' });
    else if (sha256(found.body) !== file.sha256) {
      faults.push({ url: key, message: 'is not the file of this release' });
    }
    step();
  });
  return faults.sort((a, b) => (a.url < b.url ? -1 : 1));
}
