import type { Release } from '../../brand/data.ts';

/** What a site says of its newest release, in a hundred bytes. */
const newest = '/latest.json';
/** The record of every file, which is all that sites of older releases have. */
const record = '/release.json';

/**
 * Asks the site for its newest release, past every cache.
 * @throws when the site cannot be reached or answers something else.
 */
export async function fetchRelease(fetchFile: typeof fetch): Promise<Release> {
  const release = (await readRelease(fetchFile, newest)) ?? (await readRelease(fetchFile, record));
  if (!release) throw new Error(`Neither ${newest} nor ${record} is a release.`);
  return release;
}

/** @returns null where the site has no such file: hosts answer that with an error, or with the page. */
async function readRelease(fetchFile: typeof fetch, place: string): Promise<Release | null> {
  const answer = await fetchFile(place, { cache: 'no-store' });
  if (answer.status >= 500) throw new Error(`${place} answered ${answer.status}.`);
  if (!answer.ok) return null;
  return parseRelease(await answer.json().catch(() => null));
}

/** @returns the release a value describes, or null. Other keys are ignored. */
export function parseRelease(value: unknown): Release | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, version, minimumVersion } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof version !== 'string') return null;
  return {
    id,
    version,
    minimumVersion: typeof minimumVersion === 'string' ? minimumVersion : '0.0.0',
  };
}
