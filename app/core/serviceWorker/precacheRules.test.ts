import { describe, expect, it } from 'vitest';
import { notPages, outdatedCaches } from './precacheRules.ts';

describe('notPages', () => {
  const isPage = (path: string): boolean => !notPages.some((pattern) => pattern.test(path));

  it.each([
    '/',
    '/pages/tabBar/mine',
    '/pages/modal/webview?url=https%3A%2F%2Fa.example%2Fb.js',
    '/pages/some.folder/page',
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
    '/.env',
    '/.git/config.lock-of-a-long-name',
    '/assets/gone',
    '/.well-known/change-password',
  ])('leaves %s to the network', (path) => expect(isPage(path)).toBe(false));
});

describe('outdatedCaches', () => {
  it('removes old caches of this brand and touches no others', () => {
    const names = ['acme-precache-v2-https://x/', 'acme-old', 'acme2-precache', 'other'];
    expect(outdatedCaches(names, 'acme', ['acme-precache-v2-https://x/'])).toEqual(['acme-old']);
  });
});
