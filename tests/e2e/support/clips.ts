import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from 'playwright/test';
import type { Video } from '../../../app/contract/video/getFindVideo.ts';
import { type ClipName, clips } from '../../../sandbox/seed/clips/clips.data.ts';

const folder = fileURLToPath(new URL('../../../sandbox/seed/clips/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
  webp: 'image/webp',
};

/** Serves the drawn clips under `/clips/` of a site, in ranges. @param isRefused what answers 403 */
export async function serveClips(
  context: BrowserContext,
  isRefused: (address: URL) => boolean = () => false,
): Promise<void> {
  await context.route('**/clips/**', async (route) => {
    const address = new URL(route.request().url());
    if (isRefused(address)) return route.fulfill({ status: 403 });
    return inRange(route, address.pathname.replace('/clips/', ''));
  });
}

function inRange(route: Route, file: string): Promise<void> {
  const whole = readFileSync(folder + file);
  const contentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const asked = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()['range'] ?? '');
  if (!asked) return route.fulfill({ body: whole, contentType });
  const first = Number(asked[1]);
  const last = asked[2] ? Math.min(Number(asked[2]), whole.length - 1) : whole.length - 1;
  return route.fulfill({
    status: 206,
    body: whole.subarray(first, last + 1),
    contentType,
    headers: { 'content-range': `bytes ${first}-${last}/${whole.length}` },
  });
}

/** What calls say of a drawn clip that is a video. */
export function videoOf(name: ClipName): Video {
  const { cover, thumbnail, width, height, type, seconds } = clips[name];
  const file = (path: string): string => `/clips/${path}`;
  return {
    videoId: name,
    title: name,
    cover: file(cover),
    thumbnail: file(thumbnail),
    width,
    height,
    type,
    seconds: Math.round(seconds),
    views: 12,
    publishedAt: 1_700_000_000,
  };
}

/** What is handed out to play it. @param mark tells one address from another */
export function addressOfClip(name: ClipName, mark: string) {
  const { file, type, captions } = clips[name];
  return {
    videoId: name,
    url: `/clips/${file}?address=${mark}`,
    type,
    captions: Object.entries(captions).map(([language, path]) => ({
      language,
      label: language,
      url: `/clips/${path}`,
    })),
    expires: 9_000_000_000,
  };
}
