import { describe, expect, it } from 'vitest';
import { canonicalPath } from './entryPaths.ts';
import { paths, pathToAddAccount, pathToWebview } from './paths.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/pages/tabBar/chat', '/'],
    ['/pages/tabBar/chat/', '/'],
    ['/index.html', '/'],
    ['/pages/tabBar/mine/', paths.mine],
    ['//', '/'],
    ['/__proto__', '/__proto__'],
    ['/constructor', '/constructor'],
  ])('reads %s as %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});

describe('pathToWebview', () => {
  it('keeps an address with parameters in one parameter', () => {
    const path = pathToWebview('https://a.example/?b=1&c=2#d', 'Terms & more');
    const { searchParams } = new URL(path, 'https://site.example');
    expect(searchParams.get('url')).toBe('https://a.example/?b=1&c=2#d');
    expect(searchParams.get('title')).toBe('Terms & more');
  });
});

describe('pathToAddAccount', () => {
  it('names the account, and carries the mark by which the guard lets a member in', () => {
    const { pathname, searchParams } = new URL(pathToAddAccount('a&b'), 'https://x.example');
    expect(pathname).toBe(paths.login);
    expect(Object.fromEntries(searchParams)).toEqual({ account: 'a&b', add: '1' });
  });
});
