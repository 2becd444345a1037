import { sha256 } from '../files/hash.ts';
import { parseHostRules } from '../serve/hostRules.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import { pageKey } from './layout.ts';
import type { LocalSite } from './localSite.ts';
import type { Store } from './store.ts';
import { releaseIncomplete } from './switchPages.ts';
import type { ExpectedSite } from './verifyLive.ts';

/** What a built site should be once it is live. */
export function expectedLocal({ record, digest, rules }: LocalSite): ExpectedSite {
  return { files: { ...record.files, 'release.json': { bytes: 0, sha256: digest } }, rules };
}

/**
 * What a published release should be, from what its target keeps of it.
 * @throws BrandError (4) where its record is gone.
 */
export async function expectedStored(
  store: Store,
  brand: string,
  release: string,
): Promise<ExpectedSite> {
  const page = async (path: string): Promise<Buffer> => {
    const found = await store.read(pageKey(brand, release, path));
    if (!found) throw releaseIncomplete(store, brand, release, [path]);
    return found.body;
  };
  const text = await page('release.json');
  const { files } = JSON.parse(text.toString('utf8')) as ReleaseRecord;
  const rules = parseHostRules(
    (await page('_headers')).toString('utf8'),
    (await page('_redirects')).toString('utf8'),
  );
  return {
    files: { ...files, 'release.json': { bytes: text.byteLength, sha256: sha256(text) } },
    rules,
  };
}
