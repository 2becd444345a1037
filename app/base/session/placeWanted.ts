import { paths } from '../../core/navigation/paths.ts';
import { siteAddress } from '../../core/navigation/siteAddress.ts';

/**
 * Where the start page leads, by its `to` parameter.
 * @returns a path of this site with its query; the chat tab for anything else.
 */
export function placeWanted(search: string): string {
  const place = siteAddress(new URLSearchParams(search).get('to') ?? '');
  if (!place || place.pathname === paths.init) return paths.chat;
  return place.pathname + place.search;
}
