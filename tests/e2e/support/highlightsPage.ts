import type { Page } from 'playwright/test';
import type { Highlight } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { clips } from '../../../sandbox/seed/clips/clips.data.ts';
import { plainHighlight } from '../../support/highlights.ts';
import { serveClips } from './clips.ts';

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
  await serveClips(page.context());
}
