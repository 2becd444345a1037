import type { createStore } from 'jotai';
import * as v from 'valibot';
import { getDomainInfo } from '../../contract/platform/getDomainInfo.ts';
import { type KeyValueStore, storageKeys } from '../../platform/storage.ts';
import type { Backend } from '../backend/backend.ts';
import { readExpiring, writeExpiring } from '../cache/expiringValue.ts';
import { readSuperiorCode } from '../session/superiorCode.ts';
import { type PlatformInfo, platformAtom } from './platformAtom.ts';

/** Seconds an answer stands in for a new one that does not come. */
const lifetime = 24 * 60 * 60;

type Needs = {
  backend: Pick<Backend, 'call'>;
  store: ReturnType<typeof createStore>;
  storage: KeyValueStore;
  brand: { platformId: number; packageId: number };
  /** Host of the site. */
  domain: string;
  now: () => number;
};

/**
 * Asks the platform what it says of this site, on the first navigation and when the language
 * changes (specification, section 2). Never rejects: without an answer the stamped brand holds.
 */
export async function startPlatform(needs: Needs): Promise<void> {
  const { backend, store, storage, brand, domain, now } = needs;
  const { info: known } = store.get(platformAtom);
  store.set(platformAtom, { status: 'loading', info: known ?? readPlatform(storage, now()) });
  try {
    const info = await backend.call(getDomainInfo, {
      domain,
      param: readSuperiorCode() ?? '',
      type: 'h5',
      platformId: brand.platformId,
      packageId: brand.packageId,
    });
    writeExpiring(storage, storageKeys.platform, info, { now: now(), seconds: lifetime });
    store.set(platformAtom, { status: 'ready', info });
  } catch {
    // Shown by the init page; everywhere else the last answer or the stamped brand serves.
    store.set(platformAtom, ({ info }) => ({ status: 'failed', info }));
  }
}

function readPlatform(storage: KeyValueStore, now: number): PlatformInfo | null {
  const read = v.safeParse(getDomainInfo.output, readExpiring(storage, storageKeys.platform, now));
  return read.success ? read.output : null;
}
