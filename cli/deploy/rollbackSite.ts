import { didYouMean } from '../../app/lib/didYouMean.ts';
import { BrandError } from '../errors.ts';
import type { DeployState, StoredRelease } from './deployState.ts';
import { pageKey, releasePrefix } from './layout.ts';
import { takeLock } from './lock.ts';
import { type KnownRelease, pageGroups, type TargetView } from './plan.ts';
import { type Change, publishedReleases, releaseBefore } from './releaseHistory.ts';
import { isAsset, type SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';
import { releaseIncomplete, storedPage, switchPages } from './switchPages.ts';
import { lookAt, type Seen } from './targetView.ts';

export type RollbackOptions = {
  /** Id of the release; null for the one that was live before and was not withdrawn. */
  release: string | null;
  made: Omit<Change, 'commit'>;
  signal: AbortSignal;
  confirm: (to: StoredRelease, from: StoredRelease | null) => Promise<boolean>;
  /** @returns what is told of each file put back. */
  start: (pages: number) => (path: string) => void;
  dryRun: boolean;
};

export type RolledBack = {
  outcome: 'rolled-back' | 'unchanged' | 'planned' | 'declined';
  release: string;
  previous: string | null;
  pages: string[];
  files: SiteFile[];
};

/**
 * Makes an earlier release current again, from what the target itself holds.
 * @throws BrandError (2) for a release that is not there; (4) for a store that fails or is busy.
 */
export async function rollbackSite(
  store: Store,
  brand: string,
  options: RollbackOptions,
): Promise<RolledBack> {
  const first = choose(store, brand, await lookAt(store, brand), options.release);
  if (first.unchanged) return { outcome: 'unchanged', ...first.done };
  await requireCopies(store, brand, first);
  if (options.dryRun) return { outcome: 'planned', ...first.done };
  if (!(await options.confirm(first.to, first.from))) return { outcome: 'declined', ...first.done };
  const lock = await takeLock(store, brand, 'brand rollback', options.signal);
  try {
    const seen = await lookAt(store, brand);
    const { to, done, dropped, before } = choose(store, brand, seen, first.to.id);
    lock.signal.throwIfAborted();
    await switchPages({
      store,
      brand,
      lock,
      held: seen.held,
      to: to.id,
      pages: pageGroups(done.files.filter((file) => !isAsset(file))),
      readPage: (file) => storedPage(store, brand, to.id, file),
      dropped,
      published: false,
      made: { ...options.made, commit: null },
      before,
      onFile: options.start(done.pages.length),
    });
    return { outcome: 'rolled-back', ...done };
  } finally {
    await lock.release().catch(() => undefined);
  }
}

type Choice = {
  to: StoredRelease;
  from: StoredRelease | null;
  unchanged: boolean;
  done: Omit<RolledBack, 'outcome'>;
  dropped: string[];
  before: SiteFile[] | null;
};

function choose(store: Store, brand: string, { held, view }: Seen, wanted: string | null): Choice {
  const { state } = held;
  const to = target(store, brand, state, wanted);
  const known = view.releases.find(({ id }) => id === to.id);
  if (!known) throw releaseIncomplete(store, brand, to.id, ['files.json']);
  const missing = missingAssets(known, view);
  if (missing.length > 0) throw releaseIncomplete(store, brand, to.id, missing);
  const from = state.releases.find(({ id }) => id === state.current) ?? null;
  const before = view.releases.find(({ id }) => id === state.current)?.files ?? null;
  const pages = known.files.filter((file) => !isAsset(file)).map(({ path }) => path);
  const done = { release: to.id, previous: state.current, pages, files: known.files };
  const unchanged = to.id === state.current && state.switching === null;
  const others = view.releases.filter(
    ({ id }) => id === state.current || id === state.switching?.to,
  );
  const dropped = others
    .flatMap(({ files }) => files.filter((file) => !isAsset(file)).map(({ path }) => path))
    .filter((path) => !pages.includes(path) && view.live.has(path));
  return { to, from, unchanged, done, dropped: [...new Set(dropped)], before };
}

/** @throws BrandError (4) where a copy that is to be put back, or looked at afterwards, is gone. */
async function requireCopies(store: Store, brand: string, { to, done }: Choice): Promise<void> {
  const there = await store.list(releasePrefix(brand, to.id));
  const bytes = new Map(done.files.map((file) => [file.path, file.bytes]));
  const missing = [...new Set([...done.pages, '_headers', '_redirects'])].filter((path) => {
    const found = there.get(pageKey(brand, to.id, path));
    return found === undefined || found !== (bytes.get(path) ?? found);
  });
  if (missing.length > 0) throw releaseIncomplete(store, brand, to.id, missing);
}

/** Assets that are not there, or not with a size that any release gave them. */
function missingAssets({ files }: KnownRelease, { live, releases }: TargetView): string[] {
  const sizes = new Map<string, number[]>();
  for (const release of releases) {
    for (const { path, bytes } of release.files)
      sizes.set(path, [...(sizes.get(path) ?? []), bytes]);
  }
  return files
    .filter(isAsset)
    .filter(({ path }) => !sizes.get(path)?.includes(live.get(path) ?? -1))
    .map(({ path }) => path);
}

function target(
  store: Store,
  brand: string,
  state: DeployState,
  wanted: string | null,
): StoredRelease {
  const all = publishedReleases(state);
  if (wanted !== null) {
    const found = all.find(({ id }) => id === wanted);
    if (found) return found;
    const meant = didYouMean(
      wanted,
      all.map(({ id }) => id),
    );
    throw new BrandError({
      code: 'release-unknown',
      message: `${brand} has no release ${JSON.stringify(wanted)} in ${store.name}.`,
      fix: meant ? `Did you mean ${meant}?` : `See what is there: brand releases ${brand}.`,
      exitCode: 2,
    });
  }
  const earlier = releaseBefore(state);
  if (earlier) return earlier;
  const withdrawn = all[all.findIndex(({ id }) => id === state.current) + 1];
  throw new BrandError({
    code: 'release-none',
    message: state.current
      ? `${brand} has no ${withdrawn ? 'release that was not withdrawn' : 'release'} in ${store.name} from before ${state.current}, which is current.`
      : `${brand} was never published to ${store.name}.`,
    fix: noneFix(brand, state, withdrawn),
    exitCode: 2,
  });
}

function noneFix(
  brand: string,
  { current }: DeployState,
  withdrawn: StoredRelease | undefined,
): string {
  if (current === null) return `Publish it first: brand publish ${brand}.`;
  if (!withdrawn) return `See what is there: brand releases ${brand}.`;
  return `See why: brand releases ${brand}. One that is named is gone back to all the same: brand rollback ${brand} ${withdrawn.id}.`;
}
