import type { Page } from 'playwright/test';
import type { ClipName } from '../../../sandbox/seed/clips/clips.data.ts';
import { addressOfClip, serveClips, videoOf } from './clips.ts';

/** What the backend answers from now on, and how often an address was asked for. */
export type Viewing = { asks: number; isRefused: boolean; isLimited: boolean };

const envelope = (data: unknown, code = 0) => ({ json: { code, msg: '', data } });

/**
 * Answers the page's calls for videos with drawn clips: these are listed, each hands out an address, and any
 * code activates.
 */
export async function showVideos(page: Page, names: readonly ClipName[]): Promise<Viewing> {
  const viewing: Viewing = { asks: 0, isRefused: false, isLimited: false };
  const refused = (address: URL): boolean =>
    viewing.isRefused && address.searchParams.get('address') === '1';
  await serveClips(page.context(), refused);
  await page.route('**/api/getFindVideo', (route) => {
    const { videoId } = route.request().postDataJSON() as { videoId?: string };
    const meant = names.filter((name) => videoId === undefined || name === videoId);
    const list = meant.map((name) => videoOf(name));
    return route.fulfill(envelope({ list, categories: [], next: null }));
  });
  await page.route('**/api/user/checkVideoCount', (route) => {
    const { videoId } = route.request().postDataJSON() as { videoId?: ClipName };
    const count = { isActivation: 0, limit: 5, used: 1, left: 4, resetsAt: null, opened: [] };
    if (videoId === undefined) return route.fulfill(envelope({ ...count, video: null }));
    if (viewing.isLimited) return route.fulfill(envelope({ resetsAt: 1_900_000_000 }, 6002));
    viewing.asks += 1;
    const video = addressOfClip(videoId, String(viewing.asks));
    return route.fulfill(envelope({ ...count, opened: [videoId], video }));
  });
  await page.route('**/api/user/bindProUser', (route) => {
    viewing.isLimited = false;
    return route.fulfill(envelope({ isActivation: 1, isSuperior: 0 }));
  });
  return viewing;
}

/** Resolves once the film of the page moves. @param after seconds that it is past then */
export async function plays(page: Page, after = 0): Promise<void> {
  await page.waitForFunction((past) => {
    const film = document.querySelector('video');
    return film !== null && !film.paused && film.currentTime > past;
  }, after);
}
