// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import list from '../../../locales/en-US/video.list.json';
import watch from '../../../locales/en-US/video.watch.json';
import { pathToVideo } from '../paths.ts';
import { handedAtom } from './opening.ts';
import { WatchScreen } from './WatchScreen.tsx';

const find = 'video.getFindVideo';
const count = 'video.checkVideoCount';

const film = (videoId: string, title: string): Video => ({
  videoId,
  title,
  cover: `/${videoId}.webp`,
  thumbnail: `/${videoId}-small.webp`,
  width: 1280,
  height: 720,
  type: 'mp4' as const,
  seconds: 60,
  views: 8_204,
  publishedAt: 1_700_000_000,
});
const ferry = film('ferry', 'The first ferry');
const tide = film('tide', 'Low tide');
const soup = film('soup', 'A bowl of soup');
const all = [ferry, tide, soup];
const counted: VideoCount = {
  isActivation: 0,
  limit: 5,
  used: 2,
  left: 3,
  resetsAt: 1_900_000_000,
  opened: ['ferry'],
  video: null,
};

type Asked = { videoId?: string; category?: string };

let screen: ShownScreen;
let leave: () => Promise<void>;
afterEach(async () => {
  await screen.close();
  await leave();
  vi.restoreAllMocks();
});

const ofSea = ({ category }: Asked) => answered(category === 'sea' ? [ferry, tide] : all);
const answered = (videos: Video[]) => ({ list: videos, categories: [], next: null });

/** Opens the ferry, as if it was pressed in the list of a category. */
async function open(category: string, answer: (asked: Asked) => unknown, left = 3) {
  const element = HTMLMediaElement.prototype;
  vi.spyOn(element, 'play').mockResolvedValue(undefined);
  vi.spyOn(element, 'pause').mockImplementation(() => undefined);
  vi.spyOn(element, 'load').mockImplementation(() => undefined);
  const views = ({ videoId }: Asked) => {
    const clip = { videoId, url: `/${videoId}.mp4`, type: 'mp4', captions: [], expires: 2e9 };
    return { ...counted, left, video: videoId ? clip : null };
  };
  const backend = answeringBackend({ [find]: answer, [count]: views });
  const { store, session } = member({ ...plainProfile, isActivation: 0 });
  leave = session.logout;
  store.set(handedAtom, { video: ferry, category, opening: Promise.resolve(counted) });
  const options = { services: { backend, session }, address: pathToVideo('ferry') };
  screen = await showScreen(<WatchScreen />, options, store);
  return () => backend.asked.map(({ input }) => (input as Asked).videoId).filter(Boolean);
}

const cards = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('li a')].map((one) => one.getAttribute('href'));
const pathsTo = (...videos: Video[]) => videos.map(({ videoId }) => pathToVideo(videoId));

describe('under a video', () => {
  it('are the others of the category in which it was found', async () => {
    await open('sea', ofSea);
    await screen.shows(watch.moreVideos);
    expect(cards()).toEqual(pathsTo(tide));
  });

  it('are others of any category where it is the only one of its own', async () => {
    await open('boats', ({ category }) => answered(category === 'boats' ? [ferry] : all));
    await screen.settles(() => cards().length === 2);
    expect(cards()).toEqual(pathsTo(tide, soup));
  });

  it.each([
    ['there are none', () => answered([ferry])],
    ['they did not come', failing(find, { kind: 'network' })],
  ])('is nothing where %s', async (_why, answer) => {
    await open('', answer);
    await screen.shows('3 views left');
    expect(screen.has(watch.moreVideos)).toBe(false);
  });

  it('is told which are locked', async () => {
    await open('', () => answered(all), 0);
    await screen.settles(() => cards().length === 2);
    await screen.shows(list.locked);
  });

  it('another takes the place of the page and plays, read from its top', async () => {
    const asked = await open('sea', ofSea);
    await screen.settles(() => cards().length === 1);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await screen.tap('1:00Low tide8,204 views');
    await screen.settles(() => document.querySelector('video')?.src.endsWith('/tide.mp4') === true);
    expect(screen.address()).toBe(pathToVideo('tide'));
    expect(asked()).toEqual(['tide']);
    expect(cards()).toEqual(pathsTo(ferry));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Low tide');
  });
});
