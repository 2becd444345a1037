import { runPool } from '../build/pool.ts';
import { BrandError } from '../errors.ts';
import { sha256 } from '../files/hash.ts';
import type { DeployState, HeldState } from './deployState.ts';
import { writeState } from './deployState.ts';
import { livePrefix, pageKey } from './layout.ts';
import type { Lock } from './lock.ts';
import { pageGroups } from './plan.ts';
import { type Change, madeCurrent, withdrawnAfter } from './releaseHistory.ts';
import { isAsset, type SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';

/** Files sent at a time. */
export const sentAtOnce = 8;

export type Switch = {
  store: Store;
  brand: string;
  lock: Pick<Lock, 'check'>;
  held: HeldState;
  /** The release that becomes current. */
  to: string;
  /** In the order of `pageGroups`. */
  pages: SiteFile[][];
  readPage: (file: SiteFile) => Promise<Uint8Array>;
  dropped: readonly string[];
  /** True for a publication, false for going back. */
  published: boolean;
  made: Change;
  /** Pages of the release that is current until now, to put back where this fails. */
  before: readonly SiteFile[] | null;
  onFile: (path: string) => void;
};

export const headersOf = ({ contentType, contentEncoding, cacheControl }: SiteFile) => ({
  contentType,
  ...(contentEncoding ? { contentEncoding } : {}),
  cacheControl,
});

/**
 * Puts the pages of a release in place and makes it current. It is short and is not interrupted; where
 * a write fails, the pages of the release before are put back.
 * @throws BrandError (4) that says which of the two the site is now.
 */
export async function switchPages(change: Switch): Promise<HeldState> {
  const { store, brand, to, published, made } = change;
  const begun = await beginSwitch(change);
  try {
    await writePages(change, change.pages, change.readPage);
    await store.remove(change.dropped.map((path) => livePrefix(brand) + path));
  } catch (error) {
    // Pages of a run that took over are not to be overwritten with those of before.
    if (isOvertaken(error)) throw withWords(error, words.overtaken);
    const whole = await putBack(change, begun);
    throw withWords(error, whole ? words.putBack : words.mixed);
  }
  try {
    const now = (await store.now()).toISOString();
    return await writeState(
      store,
      begun,
      madeCurrent(begun.state, to, { ...made, now, published }),
    );
  } catch (error) {
    throw withWords(error, isOvertaken(error) ? words.overtaken : words.unrecorded);
  }
}

/** What is gone back from counts as withdrawn from here on, also where this is cut and never ended. */
async function beginSwitch({ store, held, to, published, made }: Switch): Promise<HeldState> {
  const switching = { to, back: !published };
  if (published) return writeState(store, held, { switching });
  const now = (await store.now()).toISOString();
  const releases = withdrawnAfter(held.state, to, { ...made, now });
  return writeState(store, held, { switching, releases });
}

const words = {
  putBack: 'The site is as it was before: its pages were put back.',
  mixed: 'Pages of two releases may be mixed until a run comes to its end; each of them works.',
  overtaken:
    'It may have put pages of its own among those of the other run: publish that release again with --force.',
  unrecorded: 'The pages are in place, but this is not written down yet.',
};

const isOvertaken = (error: unknown): boolean =>
  error instanceof BrandError && error.code === 'target-overtaken';

/** Adds what became of the site to a failure whose words people read. */
export function withWords(error: unknown, state: string): unknown {
  if (!(error instanceof BrandError)) return error;
  const { code, message, fix, exitCode, cause } = error;
  return new BrandError({ code, message: `${message} ${state}`, fix, exitCode, cause });
}

async function writePages(
  { store, brand, lock, onFile }: Switch,
  groups: SiteFile[][],
  readPage: Switch['readPage'],
): Promise<void> {
  for (const group of groups) {
    await lock.check();
    await runPool(group, sentAtOnce, async (file) => {
      const body = await readPage(file);
      await store.write(livePrefix(brand) + file.path, body, { headers: headersOf(file) });
      onFile(file.path);
    });
  }
}

/**
 * Writes the pages of the release before over those that are no longer its own.
 * @returns false where the site may hold pages of two releases; its state says so then.
 */
async function putBack(change: Switch, begun: HeldState): Promise<boolean> {
  const { store, brand, before } = change;
  const { current, switching } = change.held.state;
  if (before === null || current === null || switching !== null) return false;
  const pages = before.filter((file) => !isAsset(file));
  const kept = new Set(pages.map(({ path }) => path));
  const added = change.pages.flat().filter(({ path }) => !kept.has(path));
  try {
    const changed: SiteFile[] = [];
    // A store that is full can still be read: what was not overwritten need not be written.
    await runPool(pages, sentAtOnce, async (file) => {
      const live = await store.read(livePrefix(brand) + file.path);
      if (!live || sha256(live.body) !== file.sha256) changed.push(file);
    });
    const quiet = { ...change, onFile: () => undefined };
    await writePages(quiet, pageGroups(changed), (file) => storedPage(store, brand, current, file));
    await store.remove(added.map(({ path }) => livePrefix(brand) + path));
  } catch {
    // The first failure is what is told.
    return false;
  }
  // Where this fails, the next run writes all pages anew, to no harm.
  const { releases } = change.held.state;
  await writeState(store, begun, { switching: null, releases }).catch(() => undefined);
  return true;
}

/** @throws BrandError (4) where the copy is gone. */
export async function storedPage(
  store: Store,
  brand: string,
  release: DeployState['releases'][number]['id'],
  file: SiteFile,
): Promise<Uint8Array> {
  const found = await store.read(pageKey(brand, release, file.path));
  if (found) return found.body;
  throw releaseIncomplete(store, brand, release, [file.path]);
}

export function releaseIncomplete(
  store: Store,
  brand: string,
  release: string,
  missing: readonly string[],
): BrandError {
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return new BrandError({
    code: 'release-incomplete',
    message: `${release} of ${brand} is no longer whole in ${store.name}: ${missing.slice(0, 3).join(', ')}${more} missing.`,
    fix: `Choose another one of brand releases ${brand}, or build and publish that version again.`,
    exitCode: 4,
  });
}
