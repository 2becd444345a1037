import { readLocalSite } from '../../../cli/deploy/localSite.ts';
import {
  type Published,
  type PublishOptions,
  publishSite,
} from '../../../cli/deploy/publishSite.ts';
import type { RollbackOptions } from '../../../cli/deploy/rollbackSite.ts';
import type { Encoding } from '../../../cli/deploy/siteFile.ts';
import type { Store } from '../../../cli/deploy/store.ts';
import { writeSmallSite } from './smallSite.ts';

export const publishOptions = (changes: Partial<PublishOptions> = {}): PublishOptions => ({
  made: { by: 'ana', commit: null },
  keepDays: 30,
  force: false,
  dryRun: false,
  signal: new AbortController().signal,
  confirm: async () => true,
  start: () => () => undefined,
  warn: () => undefined,
  ...changes,
});

export const rollbackOptions = (changes: Partial<RollbackOptions> = {}): RollbackOptions => ({
  release: null,
  made: { by: 'ben', reason: null },
  dryRun: false,
  signal: new AbortController().signal,
  confirm: async () => true,
  start: () => () => undefined,
  ...changes,
});

/** A built site of a brand called heron. */
export function builtSite(out: string, version: string, encoding: Encoding = 'files') {
  const folder = `${out}/${version}`;
  writeSmallSite(folder, 'heron', version);
  return readLocalSite(folder, 'heron', encoding);
}

type Site = ReturnType<typeof builtSite>;

export const publish = (
  store: Store,
  site: Site,
  changes: Partial<PublishOptions> = {},
): Promise<Published> => publishSite(store, site, publishOptions(changes));

/** A store that stops at its nth change: it fails once, or nothing of it answers any more. */
export function failingStore(
  store: Store,
  at: number,
  mode: 'once' | 'for-good',
  error: () => unknown,
): Store & { changes: () => number } {
  let changes = 0;
  const count = (): void => {
    changes += 1;
    if (changes === at || (mode === 'for-good' && changes > at)) throw error();
  };
  const alive = (): void => {
    if (mode === 'for-good' && changes >= at) throw error();
  };
  return {
    ...store,
    changes: () => changes,
    list: async (prefix) => {
      alive();
      return store.list(prefix);
    },
    read: async (key) => {
      alive();
      return store.read(key);
    },
    write: async (key, body, options) => {
      count();
      return store.write(key, body, options);
    },
    remove: async (keys) => {
      count();
      return store.remove(keys);
    },
  };
}
