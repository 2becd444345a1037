import type { HeaderRule, SiteAddresses } from './hostFiles.ts';

/**
 * `robots.txt` (RFC 9309): nothing of a demo is crawled, else what a visitor is shown. That may be fetched,
 * by what makes a preview of a link, but the first page alone is indexed; see `withRobots`.
 */
export function robotsFile(isDemo: boolean, { pages, open }: SiteAddresses): string {
  const others = pages.filter((path) => !path.startsWith('/pages/'));
  const closed = isDemo ? ['/'] : ['/pages/', ...others];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(isDemo ? [] : open.map((path) => `Allow: ${path}`)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Header rules that keep search engines from all of a demo, else from every page but the first. */
export function withRobots(rules: readonly HeaderRule[], isDemo: boolean): HeaderRule[] {
  const unindexed = isDemo ? '/*' : '/pages/*';
  return rules.map(({ path, headers }) => ({
    path,
    headers: path === unindexed ? [...headers, ['X-Robots-Tag', 'noindex']] : headers,
  }));
}
