import { describe, expect, it } from 'vitest';
import { headersFor, parseHostRules } from '../serve/hostRules.ts';
import { headersFile } from './hostFiles.ts';
import { robotsFile, withRobots } from './robots.ts';

const addresses = {
  pages: ['/pages/auth/login', '/pages/tabBar/mine', '/preview-image'],
  open: ['/pages/auth/login'],
};

describe('robotsFile', () => {
  it('keeps crawlers from members, and lets the pages of visitors be fetched', () => {
    expect(robotsFile(false, addresses)).toBe(
      'User-agent: *\nDisallow: /pages/\nDisallow: /preview-image\nAllow: /pages/auth/login\n',
    );
  });

  it('keeps crawlers from all of a demo', () => {
    expect(robotsFile(true, addresses)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('withRobots', () => {
  const rules = [
    { path: '/*', headers: [] },
    { path: '/', headers: [] },
    { path: '/pages/*', headers: [] },
  ];
  const indexed = (isDemo: boolean): string[] => {
    const parsed = parseHostRules(headersFile(withRobots(rules, isDemo)), '');
    const paths = ['/', '/pages/tabBar/mine', '/i/og.png'];
    return paths.filter((path) => headersFor(parsed, path).get('X-Robots-Tag') !== 'noindex');
  };

  it('leaves only the first page and its pictures to be indexed, and nothing of a demo', () => {
    expect(indexed(false)).toEqual(['/', '/i/og.png']);
    expect(indexed(true)).toEqual([]);
  });
});
