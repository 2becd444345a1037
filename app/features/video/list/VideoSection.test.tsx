// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import common from '../../../locales/en-US/common.json';
import list from '../../../locales/en-US/video.list.json';
import { pathToVideo } from '../paths.ts';
import { VideoSection } from './VideoSection.tsx';

const find = 'video.getFindVideo';
const count = 'video.checkVideoCount';
const now = Math.floor(Date.now() / 1000);
const day = 24 * 60 * 60;

const film = (videoId: string, title: string): Video => ({
  videoId,
  title,
  cover: `/${videoId}-cover.webp`,
  thumbnail: `/${videoId}-small.webp`,
  width: 1280,
  height: 720,
  type: 'mp4' as const,
  seconds: 728,
  views: 24_310,
  publishedAt: now - 3 * day,
});
const dawn = film('v1', 'The first boat at dawn');
const noodles = film('v2', 'Twelve steps to a bowl of noodles');
const counted: VideoCount = {
  isActivation: 0,
  limit: 5,
  used: 2,
  left: 3,
  resetsAt: now + 3_600,
  opened: [],
  video: null,
};
const categories = [{ id: 'food', name: 'Food' }];

type Asked = { category?: string; search?: string; cursor?: string };
const page = (videos: readonly Video[], next: string | null = null) => ({
  list: videos,
  categories,
  next,
});
const both = () => page([dawn, noodles]);

let screen: ShownScreen;
let leave: () => Promise<void>;
afterEach(async () => {
  await screen.close();
  await leave();
});

type Opening = {
  answer?: (asked: Asked) => unknown;
  views?: () => unknown;
  isActivation?: 0 | 1;
  isVisitor?: boolean;
  address?: string;
};

async function open({
  answer = both,
  views = () => counted,
  isActivation = 0,
  isVisitor = false,
  address = '/x',
}: Opening = {}) {
  const backend = answeringBackend({ [find]: answer, [count]: views });
  const { store, session } = member({ ...plainProfile, isActivation });
  if (isVisitor) await session.logout();
  leave = session.logout;
  screen = await showScreen(<VideoSection />, { services: { backend, session }, address }, store);
  const asked = (name: string) => backend.asked.filter((one) => one.name === name);
  return {
    finds: () => asked(find).map(({ input }) => input as Asked),
    counts: () => asked(count),
  };
}

const cardOf = ({ videoId }: Video) =>
  document.querySelector<HTMLAnchorElement>(`a[href="${pathToVideo(videoId)}"]`);
const posters = () => [...document.querySelectorAll<HTMLImageElement>('li img')];

describe('the videos to discover', () => {
  it('each say length, title and how often they were watched, the first also its age', async () => {
    await open();
    await screen.shows(dawn.title);
    expect(cardOf(dawn)?.textContent).toBe(`12:08${dawn.title}24K views · 3 days ago`);
    expect(cardOf(noodles)?.textContent).toBe(`12:08${noodles.title}24K views`);
  });

  it('have posters in two sizes, those further down only when they come near', async () => {
    await open({ answer: () => page(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => film(id, id))) });
    await screen.settles(() => posters().length === 6);
    const said = (attribute: string) => posters().map((one) => one.getAttribute(attribute));
    expect(said('loading')).toEqual(['eager', 'eager', 'eager', 'eager', 'eager', 'lazy']);
    expect(said('fetchpriority').filter((one) => one === 'high')).toHaveLength(1);
    expect(said('srcset')[0]).toMatch(/a-small\.webp 360w, \S+a-cover\.webp 720w$/);
    expect(said('alt')).toEqual(Array(6).fill(''));
  });

  it('are asked for by category, which the address keeps', async () => {
    const { finds } = await open({
      answer: ({ category }) => page(category === 'food' ? [noodles] : [dawn, noodles]),
    });
    await screen.shows(dawn.title);
    await screen.tap('Food');
    await screen.settles(() => cardOf(dawn) === null && cardOf(noodles) !== null);
    expect(screen.address()).toBe('/x?category=food');
    expect(finds().map(({ category }) => category)).toEqual([undefined, 'food']);
    await screen.tap(list.all);
    await screen.settles(() => cardOf(dawn) !== null);
    expect(screen.address()).toBe('/x');
  });

  it('are searched in all categories, without what stands above them', async () => {
    const { finds } = await open({ address: '/x?category=food&q=%20boat ' });
    await screen.shows(dawn.title);
    expect(finds()).toMatchObject([{ search: 'boat' }]);
    expect(finds()[0]?.category).toBeUndefined();
    expect(document.querySelector('[role="radiogroup"]')).toBeNull();
    expect(screen.has(list.enterCode)).toBe(false);
  });

  it.each([
    ['/x', list.emptyTitle],
    ['/x?category=food', list.emptyCategoryTitle],
    ['/x?q=boat', list.notFoundTitle],
  ])('say at %s that there are none', async (address, title) => {
    await open({ answer: () => page([]), address });
    await screen.shows(title);
  });

  it('go on below, each once', async () => {
    const { finds } = await open({
      answer: ({ cursor }) => (cursor ? page([dawn, noodles]) : page([dawn], 'c2')),
    });
    await screen.shows(common.showMore);
    await screen.tap(common.showMore);
    await screen.shows(noodles.title);
    expect(posters()).toHaveLength(2);
    expect(finds().map(({ cursor }) => cursor)).toEqual([undefined, 'c2']);
  });

  it('say that they did not load, and are tried again', async () => {
    let tries = 0;
    await open({
      answer() {
        tries += 1;
        return tries === 1 ? failing(find, { kind: 'network' })() : both();
      },
    });
    await screen.shows(list.failedTitle);
    await screen.tap(common.tryAgain);
    await screen.shows(dawn.title);
  });
});

describe('the views left', () => {
  it('are told beforehand, with the way to a code', async () => {
    await open();
    await screen.shows('3 views left');
    expect(screen.text()).not.toContain(list.locked);
    await screen.tap(list.enterCode);
    await screen.shows(common.inviteCode);
  });

  it('lock all but what was opened, and say when they come back, once there are none', async () => {
    await open({ views: () => ({ ...counted, used: 5, left: 0, opened: [dawn.videoId] }) });
    await screen.shows(list.locked);
    expect(cardOf(noodles)?.textContent).toContain(list.locked);
    expect(cardOf(dawn)?.textContent).not.toContain(list.locked);
    expect(screen.text()).toContain(momentTime((now + 3_600) * 1000, 'en-US'));
  });

  it('offer the code also where nobody could count them', async () => {
    await open({ views: failing(count, { kind: 'network' }) });
    await screen.shows(list.haveCode);
    expect(screen.has(list.enterCode)).toBe(true);
  });

  it.each([
    ['of an activated account', { isActivation: 1 }],
    ['of a visitor', { isVisitor: true }],
  ] as const)('are no matter %s', async (_whose, who) => {
    const { counts } = await open(who);
    await screen.shows(dawn.title);
    expect(counts()).toEqual([]);
    expect(screen.has(list.enterCode)).toBe(false);
  });
});
