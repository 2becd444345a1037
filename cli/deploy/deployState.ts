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
  /** Who published it last; null where that was not written down. */
  by: v.optional(v.nullable(v.string()), null),
  /** The commit that was checked out where it was published last, `-dirty` behind it where files differed. */
  commit: v.optional(v.nullable(v.string()), null),
  /** The spans in which it was live, the oldest first. Older commands wrote none. */
  live: v.exactOptional(v.array(v.object({ from: moment, until: v.nullable(moment) }))),
  /** Why it is no longer gone back to unless it is named; null while it is. Older commands wrote nothing. */
  withdrawn: v.exactOptional(
    v.nullable(
      v.object({ at: moment, by: v.nullable(v.string()), reason: v.nullable(v.string()) }),
    ),
  ),
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

export type StoredRelease = Required<v.InferOutput<typeof storedRelease>>;
export type DeployState = Omit<v.InferOutput<typeof deployState>, 'releases'> & {
  releases: StoredRelease[];
};
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
    return { state: withHistory(parsed.output), etag: found.etag };
  }
  throw new BrandError({
    code: 'target-damaged',
    message: `The list of releases ${key} in ${store.name} cannot be understood.`,
    fix: 'Use the newest version of this command, or put the file back from a copy. Moved away, it makes the next publication the first.',
    exitCode: 4,
  });
}

/**
 * What older commands did not write down. Whatever was published later than another, but stopped being
 * live before it, was gone back from.
 */
function withHistory(state: v.InferOutput<typeof deployState>): DeployState {
  const endOf = ({ id, replaced }: { id: string; replaced: string | null }): number =>
    id === state.current || replaced === null ? Number.POSITIVE_INFINITY : Date.parse(replaced);
  let latestEnd = Number.NEGATIVE_INFINITY;
  const releases = state.releases.map((one): StoredRelease => {
    const { published, replaced } = one;
    const outlived = published !== null && endOf(one) < latestEnd;
    if (published !== null) latestEnd = Math.max(latestEnd, endOf(one));
    return {
      ...one,
      live: one.live ?? (published === null ? [] : [{ from: published, until: replaced }]),
      withdrawn:
        one.withdrawn !== undefined || !outlived || replaced === null
          ? (one.withdrawn ?? null)
          : { at: replaced, by: null, reason: null },
    };
  });
  return { ...state, releases };
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
