import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import type { Highlight } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { clips } from '../../../sandbox/seed/clips/clips.data.ts';
import { plainHighlight } from '../../support/highlights.ts';

const folder = join(import.meta.dirname, '../../../sandbox/seed/clips');

const watched = ['fireworks', 'kites', 'fish'] as const;

/** Three that can be watched, and one that ended. */
export const highlights: readonly Highlight[] = [
  ...watched.map((name) => highlightOf(name)),
  { ...highlightOf('fireworks'), id: 'past', title: 'Past', state: 'ended', url: null },
];

function highlightOf(name: (typeof watched)[number]): Highlight {
  const { width, height, seconds, cover, thumbnail, captions } = clips[name];
  return {
    ...plainHighlight,
    id: name,
    title: `The ${name}`,
    cover: `/clips/${cover}`,
    thumbnail: `/clips/${thumbnail}`,
    width,
    height,
    seconds,
    url: `/clips/${name}/clip.mp4`,
    captions: Object.entries(captions).map(([language, file]) => ({
      ...{ language, label: language, url: `/clips/${file}` },
    })),
  };
}

/** Answers the page's calls for highlights with these, and its requests for their files, also for parts of them. */
export async function showHighlights(page: Page): Promise<void> {
  await page.route('**/getPassionateVideo', (route) => {
    const { id } = route.request().postDataJSON() as { id?: string };
    const list = highlights.filter((one) => id === undefined || one.id === id);
    return route.fulfill({ json: { code: 0, msg: '', data: { list, filters: [], next: null } } });
  });
  await page.route('**/clips/**', (route) => sendFile(route));
}

const types: Record<string, string> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };

function sendFile(route: Route): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/clips/')[1] ?? '';
  const body = readFileSync(join(folder, name));
  const contentType = types[extname(name)] ?? 'image/webp';
  const part = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()['range'] ?? '');
  if (!part) return route.fulfill({ body, contentType });
  const start = Number(part[1]);
  const end = part[2] ? Number(part[2]) : body.length - 1;
  return route.fulfill({
    status: 206,
    contentType,
    headers: { 'Content-Range': `bytes ${start}-${end}/${body.length}` },
    body: body.subarray(start, end + 1),
  });
}
