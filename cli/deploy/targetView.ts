import * as v from 'valibot';
import { type DeployState, type HeldState, readState } from './deployState.ts';
import { filesKey, livePrefix } from './layout.ts';
import type { KnownRelease, TargetView } from './plan.ts';
import type { SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';

const storedFiles = v.array(
  v.object({
    path: v.pipe(
      v.string(),
      v.check((path) => !path.split('/').some((part) => ['', '.', '..'].includes(part))),
    ),
    source: v.string(),
    bytes: v.number(),
    sha256: v.string(),
    contentType: v.string(),
    contentEncoding: v.exactOptional(v.picklist(['br', 'gzip'])),
    cacheControl: v.string(),
  }),
);

export type Seen = {
  held: HeldState;
  view: TargetView;
  /** False where the files of a release could not be read. */
  complete: boolean;
};

/** Reads all that is known of a brand in a target. */
export async function lookAt(store: Store, brand: string): Promise<Seen> {
  const held = await readState(store, brand);
  const listed = await store.list(livePrefix(brand));
  const live = new Map(
    [...listed].map(([key, bytes]) => [key.slice(livePrefix(brand).length), bytes]),
  );
  const found = await Promise.all(
    held.state.releases.map(({ id }) => readReleaseFiles(store, brand, id)),
  );
  const releases = found.filter((one) => one !== null);
  const { current, switching } = held.state;
  return {
    held,
    view: { current, switching: switching?.to ?? null, live, releases },
    complete: releases.length === found.length,
  };
}

/** @returns null where the list is gone or damaged. */
export async function readReleaseFiles(
  store: Store,
  brand: string,
  id: DeployState['releases'][number]['id'],
): Promise<KnownRelease | null> {
  const found = await store.read(filesKey(brand, id));
  if (!found) return null;
  try {
    const files: SiteFile[] = v.parse(storedFiles, JSON.parse(found.body.toString('utf8')));
    return { id, files };
  } catch {
    return null;
  }
}
