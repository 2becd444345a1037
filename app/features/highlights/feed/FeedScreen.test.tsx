// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend } from '../../../../tests/support/answers.ts';
import { blockedOf, plainHighlight } from '../../../../tests/support/highlights.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import words from '../../../locales/en-US/highlights.feed.json' with { type: 'json' };
import { dataSaverAtom } from '../../../parts/playback/dataSaver.ts';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { FeedScreen } from './FeedScreen.tsx';

let page: ShownScreen;
/** By its element, what is told when a clip fills the page. */
let watched: Map<Element, (entries: { intersectionRatio: number }[]) => void>;
/** The name of the error a start ends with; '' for none. */
let refusal: string;

beforeEach(() => {
  watched = new Map();
  refusal = '';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { intersectionRatio: number }[]) => void;
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        watched.set(element, this.tell);
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (refusal !== '') throw new DOMException('', refusal);
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
  });
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStore.remove(storageKeys.watching);
});

const clips: Highlight[] = ['Pier', 'Lake', 'Trams', 'Tea'].map((title, at) => ({
  ...plainHighlight,
  id: `h${at}`,
  title,
  url: `/media/h${at}.mp4`,
}));
const ended: Highlight = { ...plainHighlight, id: 'e', title: 'Past', state: 'ended', url: null };

async function open(id: string, list: readonly Highlight[] = clips, before = () => undefined) {
  const backend = answeringBackend({
    'highlights.getPassionateVideo': (input: { id?: string }) => ({
      list: input.id === undefined ? list : list.filter((one) => one.id === input.id),
      filters: [],
      next: null,
    }),
  });
  before();
  const address = `/pages/love/video?id=${id}&topic=food`;
  page = await showScreen(<FeedScreen />, { services: { backend }, address });
  return backend;
}

const films = () => [...document.querySelectorAll('video')];
const playing = () =>
  films()
    .filter((film) => !film.paused)
    .map((film) => film.src);
const article = (title: string) => document.querySelector(`article[aria-label^="${title}"]`);

describe('the feed of highlights', () => {
  it('begins with the one asked for, then the list of its filter without that', async () => {
    const backend = await open('h2');
    await page.settles(() => article('Tea') !== null || article('Pier') !== null);
    await page.settles(() => playing().length === 1);
    expect(playing()[0]).toContain('/media/h2.mp4');
    const labels = [...document.querySelectorAll('article')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels).toEqual(['Trams, Bea, Replay', 'Pier, Bea, Replay', 'Lake, Bea, Replay']);
    expect(backend.asked.map(({ input }) => input)).toContainEqual({
      packageId: 1,
      filter: { topic: 'food' },
      limit: 20,
    });
  });

  it('plays what fills the page, in three elements that stay', async () => {
    await open('');
    await page.settles(() => playing().length === 1);
    const made = films();
    expect(made).toHaveLength(3);
    const next = article('Lake');
    if (!next) throw new Error('The next clip is not in the page.');
    await act(async () => watched.get(next)?.([{ intersectionRatio: 0.7 }]));
    await page.settles(() => playing().some((src) => src.includes('/media/h1.mp4')));
    expect(playing()).toHaveLength(1);
    expect(films()).toEqual(made);
    expect(article('Pier')?.hasAttribute('inert')).toBe(true);
  });

  it('lets go of what is on air once that is left: it would be loaded on and on', async () => {
    const [onAir, ...others] = clips;
    if (!onAir) throw new Error('There is no clip.');
    await open('', [{ ...onAir, state: 'live' }, ...others]);
    await page.settles(() => playing().length === 1);
    const next = article('Lake');
    await act(async () => next && watched.get(next)?.([{ intersectionRatio: 0.7 }]));
    await page.settles(() => playing().some((src) => src.includes('/media/h1.mp4')));
    expect(films().filter((film) => film.src.includes('/media/h0.mp4'))).toEqual([]);
  });

  it('moves the next clip under the thumb, silent, until it goes out of view again', async () => {
    await open('');
    await page.settles(() => playing().length === 1);
    await page.tap(words.unmute);
    const first = films().find(({ src }) => src.includes('/media/h0.mp4'));
    if (!first) throw new Error('Nothing holds the first clip.');
    const buffered = { length: 1, start: () => 0, end: () => 60 };
    Object.defineProperties(first, { buffered: { value: buffered }, duration: { value: 60 } });
    await act(async () => first.dispatchEvent(new Event('progress')));
    const next = article('Lake');
    const film = films().find(({ src }) => src.includes('/media/h1.mp4'));
    if (!next || !film) throw new Error('The next clip is not in the page.');
    await act(async () => watched.get(next)?.([{ intersectionRatio: 0.2 }]));
    expect(playing()).toHaveLength(2);
    expect(film.muted).toBe(true);
    await act(async () => watched.get(next)?.([{ intersectionRatio: 0.1 }]));
    expect(playing()).toHaveLength(1);
    expect(film.paused).toBe(true);
  });

  it('pauses and goes on by a press, and remembers sound for the next visit', async () => {
    await open('');
    await page.settles(() => playing().length === 1);
    await page.tap(words.pause);
    expect(playing()).toEqual([]);
    await page.tap(words.play);
    expect(playing()).toHaveLength(1);
    await page.tap(words.unmute);
    expect(
      films()
        .filter((film) => !film.muted)
        .map((film) => film.src),
    ).toEqual(playing());
    await page.close();
    await open('');
    await page.settles(() => playing().length === 1);
    expect(page.has(words.mute)).toBe(true);
  });

  it('shows a button where the browser starts nothing by itself, or data is saved', async () => {
    await open('', clips, () => {
      refusal = 'NotAllowedError';
      return undefined;
    });
    await page.settles(() => page.has(words.play));
    refusal = '';
    await page.tap(words.play);
    await page.settles(() => playing().length === 1);
    // Those that hold the clips to come may start from now on, as the touch was for all.
    const started = new Set(vi.mocked(HTMLMediaElement.prototype.play).mock.contexts);
    expect(started).toEqual(new Set(films()));
    await act(async () => page.store.set(dataSaverAtom, true));
    const next = article('Lake');
    await act(async () => next && watched.get(next)?.([{ intersectionRatio: 1 }]));
    expect(page.has(words.play)).toBe(true);
    expect(playing()).toEqual([]);
    const holder = () => films().find((film) => film.src.includes('/media/h1.mp4'));
    expect(holder()?.preload).toBe('none');
    await page.tap(words.play);
    expect(holder()?.preload).toBe('auto');
    await act(async () => page.store.set(dataSaverAtom, false));
  });

  it('asks again for clips that did not come, with the next swipe', async () => {
    const call = 'highlights.getPassionateVideo';
    let answers = 0;
    const backend = await open('');
    await page.close();
    backend.answer(call, (input: { cursor?: string }) => {
      if (input.cursor === undefined) return { list: clips, filters: [], next: 'n' };
      answers += 1;
      if (answers === 1) throw new CallError(call, { kind: 'network' });
      const later = { ...plainHighlight, id: 'h9', title: 'Harbour' };
      return { list: [later], filters: [], next: null };
    });
    page = await showScreen(<FeedScreen />, { services: { backend }, address: '/x' });
    await page.settles(() => answers === 1);
    for (const title of ['Lake', 'Trams']) {
      const next = article(title);
      await act(async () => next && watched.get(next)?.([{ intersectionRatio: 1 }]));
    }
    await page.settles(() => answers > 1);
    expect(answers).toBe(2);
  });

  it('says that one has ended, and leads to a report of it in two presses', async () => {
    await open('e', [ended]);
    await page.shows(words.endedSentence);
    expect(page.has(words.unmute)).toBe(false);
    await page.tap(words.more);
    await page.settles(() => page.has(words.report));
    await page.tap(words.report);
    expect(page.address()).toBe('/pages/chat/report?highlight=e&title=Past');
  });

  it('stops what is by somebody who is blocked from now on, and says so', async () => {
    await open('');
    await page.settles(() => playing().length === 1);
    await act(async () => page.store.set(listStateAtom('blacklist'), blockedOf('bea')));
    expect(playing()).toEqual([]);
    await page.shows(words.youBlocked);
    expect(page.has(words.play)).toBe(false);
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
    await act(async () => document.querySelector('main')?.dispatchEvent(space));
    expect(playing()).toEqual([]);
  });

  it('says that the one asked for is gone, before another takes its place', async () => {
    await open('x');
    await page.settles(() => playing().length === 1);
    expect(page.said()).toBe(words.goneTitle);
  });

  it('says that the one asked for is gone where there is no other', async () => {
    await open('x', []);
    await page.shows(words.goneTitle);
    await page.tap(words.toAll);
    expect(page.address()).toBe('/pages/tabBar/love');
  });
});
