import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPool } from '../build/pool.ts';
import { BrandError } from '../errors.ts';
import { cleanUp } from './cleanUp.ts';
import { type HeldState, newReleaseId, type StoredRelease, writeState } from './deployState.ts';
import { filesKey, livePrefix, pageKey, releasePrefix } from './layout.ts';
import type { LocalSite } from './localSite.ts';
import { type Lock, takeLock } from './lock.ts';
import { type PublishPlan, planPublish } from './plan.ts';
import type { Change } from './releaseHistory.ts';
import { isAsset, type SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';
import { headersOf, sentAtOnce, switchPages, withWords } from './switchPages.ts';
import { lookAt, type Seen } from './targetView.ts';

export type PublishOptions = {
  made: Omit<Change, 'reason'>;
  keepDays: number;
  /** Send everything, and into a place that holds other files too. */
  force: boolean;
  dryRun: boolean;
  signal: AbortSignal;
  /** Asked once the plan is known, before anything is written. False: leave it. */
  confirm: (plan: PublishPlan) => Promise<boolean>;
  /** The plan is about to be carried out. @returns what is told of each file sent. */
  start: (plan: PublishPlan) => (path: string) => void;
  warn: (words: string) => void;
};

export type Published = {
  outcome: 'published' | 'unchanged' | 'planned' | 'declined';
  plan: PublishPlan;
  /** The release's id in the target; null where none was made. */
  release: string | null;
  /** What was current before. */
  previous: string | null;
  removed: { releases: string[]; assets: string[] };
};

/**
 * Publishes one built site. The live site is the old release or the new one, whatever happens; a run
 * that was cut goes on where it stopped.
 * @throws BrandError (4) for a store that fails or that another run is changing; (2) for a place that
 * holds something else.
 */
export async function publishSite(
  store: Store,
  site: LocalSite,
  options: PublishOptions,
): Promise<Published> {
  const first = planOf(store, site, await lookAt(store, site.id), options);
  const nothing = { removed: { releases: [], assets: [] }, release: first.current };
  const done = { ...nothing, plan: first.plan, previous: first.current };
  if (first.unchanged) return { outcome: 'unchanged', ...done };
  if (options.dryRun) return { outcome: 'planned', ...done };
  if (!(await options.confirm(first.plan))) return { outcome: 'declined', ...done };
  const lock = await takeLock(store, site.id, 'brand publish', options.signal);
  try {
    if (!lock.honoured) options.warn(withoutConditions(store));
    // Another run may have ended between the plan and the lock.
    const seen = await lookAt(store, site.id);
    const { plan, unchanged, current } = planOf(store, site, seen, options);
    if (unchanged) return { outcome: 'unchanged', ...nothing, plan, previous: current };
    return await carryOut(store, site, { plan, seen, lock, options });
  } finally {
    await lock.release().catch(() => undefined);
  }
}

type Planned = { plan: PublishPlan; unchanged: boolean; current: string | null };

function planOf(store: Store, site: LocalSite, seen: Seen, { force }: PublishOptions): Planned {
  const { held, view } = seen;
  if (!force && held.state.releases.length === 0) refuseForeign(store, site.id, view.live);
  const plan = planPublish(site.files, view, force);
  const current = held.state.releases.find(({ id }) => id === held.state.current);
  const sent = plan.assets.length + plan.pages.length + plan.dropped.length;
  const same = current?.digest === site.digest && held.state.switching === null;
  return { plan, unchanged: same && sent === 0, current: held.state.current };
}

/** A site that was copied there by hand is taken over; anything else is somebody's. */
function refuseForeign(store: Store, id: string, live: ReadonlyMap<string, number>): void {
  if (live.size === 0 || (live.has('release.json') && live.has('index.html'))) return;
  throw new BrandError({
    code: 'target-foreign',
    message: `${store.name} holds ${live.size} files under ${livePrefix(id)} that are no site of this command; nothing was changed.`,
    fix: 'Correct --to, move them away, or publish among them with --force: they stay.',
    exitCode: 2,
  });
}

type Work = { plan: PublishPlan; seen: Seen; lock: Lock; options: PublishOptions };

async function carryOut(
  store: Store,
  site: LocalSite,
  { plan, seen, lock, options }: Work,
): Promise<Published> {
  const { state } = seen.held;
  const told = options.start(plan);
  let held: HeldState;
  let release: string;
  try {
    ({ held, release } = await announce(store, site, seen, {
      ...options.made,
      signal: lock.signal,
    }));
    await sendAssets(store, site, plan, { signal: lock.signal, told });
    await keepPages(store, site, release, lock.signal);
    lock.signal.throwIfAborted();
  } catch (error) {
    throw withWords(lost(lock, error), 'The live site is unchanged.');
  }
  const before = seen.view.releases.find(({ id }) => id === state.current)?.files ?? null;
  held = await switchPages({
    store,
    brand: site.id,
    lock,
    held,
    to: release,
    pages: plan.pages,
    readPage: async (file) => readFileSync(join(site.folder, file.source)),
    dropped: plan.dropped,
    published: true,
    made: { ...options.made, reason: null },
    before,
    onFile: told,
  });
  // Who interrupts a run wants its end; the next one clears away.
  const removed = options.signal.aborted
    ? { releases: [], assets: [] }
    : await cleanUp(store, site.id, held, options);
  return { outcome: 'published', plan, release, previous: state.current, removed };
}

/** Why a request ended is known to the lock where it was the lock that ended it. */
function lost(lock: Lock, error: unknown): unknown {
  return lock.signal.aborted && lock.signal.reason instanceof BrandError
    ? lock.signal.reason
    : error;
}

/** Writes down what is about to be sent, so that a later run knows what it finds. */
async function announce(
  store: Store,
  site: LocalSite,
  { held }: Seen,
  { by, commit, signal }: PublishOptions['made'] & { signal: AbortSignal },
): Promise<{ held: HeldState; release: string }> {
  const now = await store.now();
  const there = held.state.releases.find(({ digest }) => digest === site.digest);
  const release = there?.id ?? newReleaseId(now, site.digest);
  const body = Buffer.from(`${JSON.stringify(site.files)}\n`);
  const headers = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' };
  await store.write(filesKey(site.id, release), body, { headers, signal });
  if (there) return { held, release };
  const entry: StoredRelease = {
    id: release,
    digest: site.digest,
    site: site.record.id,
    version: site.record.version,
    files: site.files.length,
    bytes: site.files.reduce((sum, file) => sum + file.bytes, 0),
    published: null,
    replaced: now.toISOString(),
    by,
    commit,
    live: [],
    withdrawn: null,
  };
  const releases = [...held.state.releases, entry];
  return { held: await writeState(store, held, { releases }), release };
}

async function sendAssets(
  store: Store,
  site: LocalSite,
  { assets }: PublishPlan,
  { signal, told }: { signal: AbortSignal; told: (path: string) => void },
): Promise<void> {
  await runPool(assets, sentAtOnce, async (file) => {
    signal.throwIfAborted();
    const body = readFileSync(join(site.folder, file.source));
    const options = { headers: headersOf(file), signal };
    await store.write(livePrefix(site.id) + file.path, body, options);
    told(file.path);
  });
}

/** Copies of the pages, from which a later rollback puts them back. */
async function keepPages(
  store: Store,
  site: LocalSite,
  release: string,
  signal: AbortSignal,
): Promise<void> {
  const listed = await store.list(releasePrefix(site.id, release));
  const isThere = (file: SiteFile): boolean =>
    listed.get(pageKey(site.id, release, file.path)) === file.bytes;
  const kept = [...site.files.filter((file) => !isAsset(file)), ...site.unserved];
  const pages = kept.filter((file) => !isThere(file));
  await runPool(pages, sentAtOnce, async (file) => {
    signal.throwIfAborted();
    const body = readFileSync(join(site.folder, file.source));
    const options = { headers: headersOf(file), signal };
    await store.write(pageKey(site.id, release, file.path), body, options);
  });
}

const withoutConditions = (store: Store): string =>
  `${store.name} ignores conditional writes: two runs at once would not notice each other there. Let one machine publish at a time.`;
