import { describe, expect, it } from 'vitest';
import { isKeepable, notPages, outdatedCaches } from './precacheRules.ts';

describe('isKeepable', () => {
  it('refuses the start page in place of a file', () => {
    for (const file of ['a.js', 'a.css', 'a.json', 'a.png', 'a.woff2', 'a.xyz']) {
      expect(isKeepable(`https://site.example/assets/${file}`, 200, 'text/html')).toBe(false);
    }
  });

  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.js', 'application/javascript'],
    ['/assets/a.css', 'text/css'],
    ['/locales/en-US/shell.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/i/icon.png', 'image/png'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/', 'text/html'],
  ])('keeps %s as %s', (path, type) => {
    expect(isKeepable(`https://site.example${path}`, 200, type)).toBe(true);
  });

  it('refuses error answers, empty types and other pages', () => {
    expect(isKeepable('https://site.example/a.js', 404, 'text/javascript')).toBe(false);
    expect(isKeepable('https://site.example/a.js', 206, 'text/javascript')).toBe(false);
    expect(isKeepable('https://site.example/a.js', 200, null)).toBe(false);
    expect(isKeepable('https://site.example/', 200, 'application/json')).toBe(false);
  });
});

describe('notPages', () => {
  const isPage = (path: string): boolean => !notPages.some((pattern) => pattern.test(path));

  it.each([
    '/',
    '/pages/tabBar/mine',
    '/pages/modal/webview?url=https%3A%2F%2Fa.example%2Fb.js',
    '/apia',
    '/sandboxes',
  ])('lets %s be answered with the page', (path) => expect(isPage(path)).toBe(true));

  it.each([
    '/api',
    '/api/getDomainInfo',
    '/im?token=x',
    '/media/0a.webp',
    '/media',
    '/sandbox',
    '/sandbox/inbox',
    '/latest.json',
    '/release.json',
    '/assets/a.js',
    '/a.png?v=1',
  ])('leaves %s to the network', (path) => expect(isPage(path)).toBe(false));
});

describe('outdatedCaches', () => {
  it('removes old caches of this brand and touches no others', () => {
    const names = ['acme-precache-v2-https://x/', 'acme-old', 'acme2-precache', 'other'];
    expect(outdatedCaches(names, 'acme', ['acme-precache-v2-https://x/'])).toEqual(['acme-old']);
  });
});
