import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import type { Entry, Place } from './stackState.ts';

/** Which paths exist, by kind. */
export type PathTable = {
  tabs: readonly string[];
  pages: readonly string[];
  overlays: readonly string[];
};

/** @returns the entry for a place, its alias resolved; null when the site has no such page. */
export function entryFor(place: Place, table: PathTable): Entry | null {
  const pathname = canonicalPath(place.pathname);
  const entry = { ...place, pathname };
  if (table.tabs.includes(pathname)) return { ...entry, kind: 'tab' };
  if (table.pages.includes(pathname)) return { ...entry, kind: 'page' };
  if (table.overlays.includes(pathname)) return { ...entry, kind: 'overlay' };
  return null;
}
