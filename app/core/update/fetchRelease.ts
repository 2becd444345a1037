import type { Release } from '../../brand/data.ts';

/**
 * Asks the site for its newest release, past every cache.
 * @throws when the site cannot be reached or answers something else.
 */
export async function fetchRelease(fetchFile: typeof fetch): Promise<Release> {
  const answer = await fetchFile('/release.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/release.json answered ${answer.status}.`);
  const release = parseRelease(await answer.json());
  if (!release) throw new Error('/release.json is not a release.');
  return release;
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
