import { expect, it } from 'vitest';
import { precacheList } from './precache.ts';
import type { SitePlan } from './site.ts';

it('keeps the packs of texts, and not each file that is in them', () => {
  const plan = {
    resources: { 'en-US': { 'shell.frame': '/locales/en-US/shell.frame.1.json' } },
    shared: ['assets/a.js', 'locales/en-US/pack.app.1.json', 'locales/en-US/shell.frame.1.json'],
  } as unknown as SitePlan;
  const urls = precacheList(plan, [], {}).map(({ url }) => url);
  expect(urls).toEqual([
    '/index.html',
    '/manifest.webmanifest',
    '/assets/a.js',
    '/locales/en-US/pack.app.1.json',
  ]);
});
