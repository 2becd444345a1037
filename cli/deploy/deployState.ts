import * as v from 'valibot';
import { BrandError } from '../errors.ts';
import { stateKey } from './layout.ts';
import { type Store, StoreConflict } from './store.ts';

/** `20261123-153000-3fa9c1`: when it was first published, by UTC, and what it is. */
export const releaseIdPattern = /^\d{8}-\d{6}-[0-9a-f]{6}$/;

const releaseId = v.pipe(v.string(), v.regex(releaseIdPattern));
const moment = v.pipe(v.string(), v.isoTimestamp());

const storedRelease = v.object({
  id: releaseId,
  /** SHA-256 of `release.json`: it decides what is the same release. */
  digest: v.string(),
  /** The release's own id, as the app shows it. */
  site: v.string(),
  version: v.string(),
  files: v.number(),
  bytes: v.number(),
  /** When it last became current by a publication; null where one never came to its end. */
  published: v.nullable(moment),
  /** Since when another is current; null while it is current itself. */
  replaced: v.nullable(moment),
});

const deployState = v.object({
  format: v.literal(1),
  brand: v.string(),
  /** Grows by one at each write, so that no two states are the same bytes. */
  serial: v.number(),
  current: v.nullable(releaseId),
  /** The release whose pages are being put in place: by a publication, or going back. */
  switching: v.nullable(v.object({ to: releaseId, back: v.boolean() })),
  /** In the order of their publications, the newest last. Times do not tell it: two may share a second. */
  releases: v.array(storedRelease),
});

export type StoredRelease = v.InferOutput<typeof storedRelease>;
export type DeployState = v.InferOutput<typeof deployState>;
export type HeldState = { state: DeployState; etag: string | null };

export const emptyState = (brand: string): DeployState => ({
  format: 1,
  brand,
  serial: 0,
  current: null,
  switching: null,
  releases: [],
});

/** @throws BrandError (4) where what is there was not written by this command. */
export async function readState(store: Store, brand: string): Promise<HeldState> {
  const key = stateKey(brand);
  const found = await store.read(key);
  if (!found) return { state: emptyState(brand), etag: null };
  const parsed = v.safeParse(deployState, parsedJson(found.body));
  if (parsed.success && parsed.output.brand === brand) {
    return { state: parsed.output, etag: found.etag };
  }
  throw new BrandError({
    code: 'target-damaged',
    message: `The list of releases ${key} in ${store.name} cannot be understood.`,
    fix: 'Use the newest version of this command, or put the file back from a copy. Moved away, it makes the next publication the first.',
    exitCode: 4,
  });
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Writes the state over the one it was made from.
 * @throws BrandError (4) where another run wrote one in between.
 */
export async function writeState(
  store: Store,
  held: HeldState,
  change: Partial<DeployState>,
): Promise<HeldState> {
  const state = { ...held.state, ...change, serial: held.state.serial + 1 };
  const body = Buffer.from(`${JSON.stringify(state, null, 1)}\n`);
  const condition = held.etag === null ? 'absent' : { etag: held.etag };
  const headers = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' };
  try {
    const etag = await store.write(stateKey(state.brand), body, { headers, condition });
    return { state, etag };
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new BrandError({
      code: 'target-overtaken',
      message: `Another run changed ${state.brand} in ${store.name} meanwhile, so this one stopped.`,
      fix: `See what is there with brand releases ${state.brand}, then run the command again if it is still wanted.`,
      exitCode: 4,
      cause: error,
    });
  }
}

/** @param digest of `release.json`. */
export function newReleaseId(now: Date, digest: string): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${digest.slice(0, 6)}`;
}

/** The releases one can go back to, newest first. */
export function publishedReleases(state: DeployState): (StoredRelease & { published: string })[] {
  return state.releases
    .flatMap((one) => (one.published === null ? [] : [{ ...one, published: one.published }]))
    .reverse();
}

/** The state after `id` has become current. `published` is the time of a publication, null for going back. */
export function madeCurrent(
  state: DeployState,
  id: string,
  at: { now: string; published: boolean },
): Partial<DeployState> {
  const releases = state.releases.map((one) => {
    if (one.id === id) {
      return { ...one, replaced: null, published: at.published ? at.now : one.published };
    }
    return one.replaced === null ? { ...one, replaced: at.now } : one;
  });
  if (at.published) releases.sort((a, b) => Number(a.id === id) - Number(b.id === id));
  return { current: id, switching: null, releases };
}
