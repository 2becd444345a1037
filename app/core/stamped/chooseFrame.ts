import type { Place, StampedFrames } from '../../brand/stampedFrames.ts';
import { redirectOf } from '../guard/guard.ts';
import { canonicalPath, entryPaths } from '../navigation/entryPaths.ts';

type Visit = { pathname: string; search: string; isMember: boolean };

/**
 * Which page the visit will show, by the rules of the guard.
 * @returns its path and the place of its frame; null where no frame is like the page.
 */
export function chooseFrame(
  { pathname, search, isMember }: Visit,
  { tabs, bare, places, other }: Pick<StampedFrames, 'tabs' | 'bare' | 'places' | 'other'>,
): { path: string; place: Place } | null {
  const asked = canonicalPath(pathname);
  const redirect = redirectOf({ path: asked, search, isMember, looksAround: false, tabs });
  const path = redirect ?? asked;
  if (bare.includes(path)) return null;
  // Other parts of the login page, and what it fills in, are not stamped.
  if (path === entryPaths.login && redirect === null && search !== '') return null;
  return { path, place: places[path] ?? other };
}
