import type { OpenPage, Place, StampedFrames } from '../../brand/stampedFrames.ts';
import { redirectOf } from '../guard/guard.ts';
import { canonicalPath, entryPaths } from '../navigation/entryPaths.ts';

type Visit = { pathname: string; search: string; isMember: boolean };

type Chosen = {
  path: string;
  place: Place;
  /** Of what stands in the frame instead of placeholders. */
  content: Place | undefined;
  /** What is known of the page's code. */
  page: OpenPage | undefined;
};

/**
 * Which page the visit will show, by the rules of the guard.
 * @returns null where no frame is like the page.
 */
export function chooseFrame(
  { pathname, search, isMember }: Visit,
  {
    tabs,
    bare,
    places,
    other,
    open,
  }: Pick<StampedFrames, 'tabs' | 'bare' | 'places' | 'other' | 'open'>,
): Chosen | null {
  const asked = canonicalPath(pathname);
  const redirect = redirectOf({ path: asked, search, isMember, looksAround: false, tabs });
  const path = redirect ?? asked;
  if (bare.includes(path)) return null;
  // Other parts of the login page, and what it fills in, are not stamped.
  if (path === entryPaths.login && redirect === null && search !== '') return null;
  const page = open[path];
  const content = isMember ? undefined : page?.content;
  return { path, place: places[path] ?? other, content, page };
}
