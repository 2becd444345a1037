// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { Call } from '../../contract/call.ts';
import { CallError } from '../../contract/callError.ts';
import type { Backend } from '../../core/backend/backend.ts';
import { pathToWebview } from '../../core/navigation/paths.ts';
import texts from '../../locales/en-US/shell.discover.json';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { DiscoverHead } from './DiscoverHead.tsx';

const announcement = { id: 'a1', title: 'Maintenance', content: 'Tonight\nfrom two to three.' };
const slides = [
  { id: 's1', image: '/media/river.webp', title: 'A river', link: '' },
  { id: 's2', image: '/media/hills.webp', title: 'Hills', link: 'https://news.example/hills' },
  { id: 's3', image: '/media/sea.webp', title: 'The sea', link: '/pages/my/recharge' },
];
const picks = [
  { id: 'p1', title: 'A walk', image: '/media/walk.webp', link: 'https://walks.example/' },
  { id: 'p2', title: 'Nowhere', image: '/media/walk.webp', link: 'javascript:alert(1)' },
];

type Answers = { announcement?: object | null; list?: object[]; rotate?: number; picks?: object[] };
type Sent = { call: string; input: unknown };

let screen: ShownScreen;
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn() as never;
});
afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
  localStore.remove(storageKeys.announced);
  localStore.remove(storageKeys.discoverHead);
});

async function open(answers: Answers | null): Promise<Sent[]> {
  const sent: Sent[] = [];
  const answer = async ({ name }: Call, input: unknown) => {
    sent.push({ call: name, input });
    if (!answers) throw new CallError(name, { kind: 'offline' });
    if (name === 'platform.getHomeData') return { announcement: answers.announcement ?? null };
    if (name === 'platform.zztj') return { list: answers.picks ?? [] };
    return { list: answers.list ?? [], rotate: answers.rotate ?? 0 };
  };
  const backend: Backend = {
    call: (call, input) => answer(call, input) as never,
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
  };
  screen = await showScreen(<DiscoverHead />, { services: { backend } });
  await screen.settles(() => sent.length === 3);
  return sent;
}

const images = () => [...document.querySelectorAll('img')].map(({ alt }) => alt);
const places = () => document.querySelector('div > div')?.childElementCount ?? 0;
const groups = () =>
  [...document.querySelectorAll('[role="group"]')].map((one) => one.getAttribute('aria-label'));

describe('what the platform announces', () => {
  it('asks with the number of the site alone', async () => {
    const sent = await open({});
    expect(sent.map(({ call }) => call).sort()).toEqual([
      'platform.getHomeData',
      'platform.indexCarousel',
      'platform.zztj',
    ]);
    for (const { input } of sent) expect(Object.keys(input as object)).toEqual(['packageId']);
  });

  it('shows nothing, and leaves no gap, where there is none', async () => {
    await open({});
    await screen.settles(() => places() === 0);
    expect(screen.text()).toBe('');
    expect(localStore.read(storageKeys.discoverHead)).toBe('[]');
  });

  it('shows nothing where nothing can be had', async () => {
    await open(null);
    await screen.settles(() => places() === 0);
    expect(screen.text()).toBe('');
  });
});

describe('pictures', () => {
  it('each say which they are, and only those of other sites lead anywhere', async () => {
    await open({ list: slides });
    await screen.settles(() => images().length === 3);
    expect(groups()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    const links = [...document.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      pathToWebview('https://news.example/hills', 'Hills'),
    ]);
    const [first, ...others] = document.querySelectorAll('img');
    expect(first?.getAttribute('loading')).toBe('eager');
    expect(others.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  it('go on and back by their buttons, round the end, and say where they are', async () => {
    await open({ list: slides });
    await screen.shows('1 of 3: A river');
    await screen.tap(texts.next);
    await screen.shows('2 of 3: Hills');
    await screen.tap(texts.previous);
    await screen.tap(texts.previous);
    await screen.shows('3 of 3: The sea');
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('stand still where there is one: no buttons, nothing to move', async () => {
    await open({ list: slides.slice(0, 1), rotate: 6 });
    await screen.settles(() => images().length === 1);
    expect(document.querySelectorAll('button, [tabindex], [role="group"]').length).toBe(0);
  });

  it('that do not load are gone, and with the last one the carousel', async () => {
    await open({ list: slides.slice(0, 2) });
    await screen.settles(() => images().length === 2);
    for (const left of [1, 0]) {
      await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));
      await screen.settles(() => images().length === left);
    }
    expect(places()).toBe(0);
  });

  it('do not follow by themselves unless an operator asks for it', async () => {
    await open({ list: slides });
    await screen.settles(() => images().length === 3);
    expect(screen.has(texts.stopRotation)).toBe(false);
  });
});

describe('pictures that follow by themselves', () => {
  async function rotating(): Promise<void> {
    await open({ list: slides, rotate: 6 });
    await screen.shows('1 of 3: A river');
  }
  const [down, enter] = ['pointerdown', 'pointerover'].map(
    (type) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }),
  );

  it('have their button first, and are quiet until it is pressed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await rotating();
    const [first] = document.querySelectorAll<HTMLElement>('button, a, [tabindex]');
    expect(first?.getAttribute('aria-label')).toBe(texts.stopRotation);
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await screen.shows('2 of 3: Hills');
    await screen.tap(texts.stopRotation);
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.text()).toContain('2 of 3: Hills');
    await screen.tap(texts.startRotation);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await screen.shows('3 of 3: The sea');
  });

  it.each([
    ['a finger', () => document.querySelector('img')?.dispatchEvent(down as Event)],
    ['a pointer over them', () => document.querySelector('img')?.dispatchEvent(enter as Event)],
    ['a button', () => screen.control(texts.next).click()],
  ])('are stopped by %s', async (_, happen) => {
    await rotating();
    await act(async () => void happen());
    await screen.settles(() => screen.has(texts.startRotation));
  });
});

describe('an announcement', () => {
  it('is shown in full as plain text, and then never again', async () => {
    await open({ announcement });
    await screen.shows('Maintenance');
    await screen.tap('Maintenance');
    await screen.shows('from two to three.');
    await screen.tap(texts.understood);
    await screen.settles(() => places() === 0);
    expect(localStore.read(storageKeys.announced)).toBe('["a1"]');
    await screen.close();
    await open({ announcement });
    await screen.settles(() => places() === 0);
    expect(screen.text()).toBe('');
  });

  it('can be put away unread; the next one is shown', async () => {
    await open({ announcement });
    await screen.shows('Maintenance');
    await screen.tap(texts.dismiss);
    await screen.settles(() => places() === 0);
    await screen.close();
    await open({ announcement: { ...announcement, id: 'a2', title: 'All done' } });
    await screen.shows('All done');
  });
});

describe('picks', () => {
  it('lead through the page that shows addresses; others are none', async () => {
    await open({ picks });
    await screen.shows('A walk');
    expect(screen.text()).not.toContain('Nowhere');
    expect(screen.control('A walk').getAttribute('href')).toBe(
      pathToWebview('https://walks.example/', 'A walk'),
    );
  });
});
