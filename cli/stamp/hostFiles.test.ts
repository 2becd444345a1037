import { describe, expect, it } from 'vitest';
import { headersFor, parseHostRules } from '../serve/hostRules.ts';
import { headerRules, headersFile, nginxFile, redirectsFile } from './hostFiles.ts';

const rules = headerRules();
const parsed = parseHostRules(headersFile(rules), redirectsFile({ pages: ['/pages/tabBar/chat'] }));
const namesFor = (path: string): string[] =>
  parsed.headers
    .filter((rule) => rule.pattern.test(path))
    .flatMap((rule) => rule.values.map(([name]) => name));

describe('headersFile', () => {
  it('reads back as what was meant for every kind of path', () => {
    const cases: [path: string, cache: string | undefined][] = [
      ['/', 'no-cache'],
      ['/pages/tabBar/mine', 'no-cache'],
      ['/sw.js', 'no-cache'],
      ['/assets/entry-1234.js', 'public, max-age=31536000, immutable'],
      ['/locales/en-US/shell.12345678.json', 'public, max-age=31536000, immutable'],
      ['/i/og.12345678.png', 'public, max-age=31536000, immutable'],
    ];
    for (const [path, cache] of cases) {
      const headers = headersFor(parsed, path);
      expect(headers.get('Cache-Control')).toBe(cache);
    }
  });

  it('holds nothing that a release changes: the page states its own policy', () => {
    const policy = headersFor(parsed, '/').get('Content-Security-Policy');
    expect(policy).toBe("frame-ancestors 'self'");
  });

  it.each(['/sw.js', '/assets/pictureWorker-1234.js'])(
    'lets the worker %s reach this site alone, for it takes no policy from the page',
    (path) => {
      const policy = headersFor(parsed, path).get('Content-Security-Policy');
      expect(policy).toBe("default-src 'self'; frame-ancestors 'self'");
    },
  );

  it('sets no header twice for one path, since hosts join doubled values', () => {
    for (const path of ['/', '/index.html', '/locales/a.json', '/manifest.webmanifest', '/pages/x'])
      expect(namesFor(path)).toEqual([...new Set(namesFor(path))]);
  });

  it('doubles for workers the policy alone, of which joined ones all hold', () => {
    for (const path of ['/sw.js', '/assets/a.js']) {
      const names = namesFor(path);
      const doubled = names.filter((name, index) => names.indexOf(name) !== index);
      expect(doubled).toEqual(['Content-Security-Policy']);
    }
  });

  it('stays within what Cloudflare reads: 100 rules, lines of 2,000 characters', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const lengths = headersFile(rules)
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
  });
});

describe('redirectsFile', () => {
  it('stays within what Cloudflare reads, also with many more pages: 2,000 rules', () => {
    const pages = Array.from({ length: 900 }, (_, index) => `/pages/folder/page-${index}`);
    expect(redirectsFile({ pages }).split('\n').length).toBeLessThan(2_000);
  });
});

describe('nginxFile', () => {
  it('repeats every header in each location, since nginx drops inherited ones', () => {
    const locations = nginxFile(rules, 'a.example')
      .split(/\n {2}location /)
      .filter((location) => location.includes('try_files'));
    expect(locations).toHaveLength(8);
    for (const location of locations) {
      for (const [name] of rules[0]?.headers ?? [])
        expect(location).toContain(`add_header ${name} `);
      expect(location).toContain('Cache-Control');
    }
  });
});
