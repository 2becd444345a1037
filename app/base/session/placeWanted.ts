import { paths } from '../../core/navigation/paths.ts';

/**
 * Where the start page leads, by its `to` parameter.
 * @returns a path of this site with its query; the chat tab for anything else.
 */
export function placeWanted(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  const base = 'https://site.invalid';
  if (!to.startsWith('/') || !URL.canParse(to, base)) return paths.chat;
  const { origin, pathname, search: query } = new URL(to, base);
  // `//host` and `/\host` name another site; a path that starts with two slashes may do so later.
  if (origin !== base || pathname.startsWith('//') || pathname === paths.init) return paths.chat;
  return pathname + query;
}
