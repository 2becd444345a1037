import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { siteAddress } from '../../core/navigation/siteAddress.ts';
import { isDesktop } from '../../platform/device.ts';

/**
 * Sends a desktop visit to the framed page, and every other visit away from it, before anything
 * renders.
 * @returns whether this page is the framed one.
 */
export function enterFrame(): boolean {
  const { pathname, search } = location;
  const isFramePath = canonicalPath(pathname) === paths.frame;
  const belongsInFrame = isDesktop();
  if (belongsInFrame && !isFramePath) {
    history.replaceState(null, '', pathToFrame(pathname + search));
  }
  if (!belongsInFrame && isFramePath) history.replaceState(null, '', framedPath(search));
  return belongsInFrame;
}

/** @returns the address of the framed page that shows a path. */
export function pathToFrame(path: string): string {
  return path === paths.chat ? paths.frame : `${paths.frame}?page=${encodeURIComponent(path)}`;
}

/**
 * @param search of the framed page's address: anyone can write one, so only a path of this site
 * counts.
 * @returns the path to show in the frame; the root where none is named.
 */
export function framedPath(search: string): string {
  const place = siteAddress(new URLSearchParams(search).get('page') ?? paths.chat);
  if (!place || canonicalPath(place.pathname) === paths.frame) return paths.chat;
  return place.pathname + place.search;
}
