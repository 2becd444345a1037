const base = 'https://site.invalid';

/**
 * What a text that anyone may have written names of this site.
 * @returns path and query as a browser reads them; null for any other site, and for what is no path.
 */
export function siteAddress(text: string): { pathname: string; search: string } | null {
  if (!text.startsWith('/') || !URL.canParse(text, base)) return null;
  const { origin, pathname, search } = new URL(text, base);
  // `//host` and `/\host` name another site; a path that starts with two slashes may do so later.
  return origin !== base || pathname.startsWith('//') ? null : { pathname, search };
}
