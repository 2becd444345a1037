// @vitest-environment happy-dom
import { act } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { SlotParts } from '../../core/feature/slots.ts';
import { limits } from '../../lib/limits.ts';
import common from '../../locales/en-US/common.json';
import find from '../../locales/en-US/shell.find.json';
import videos from '../../locales/en-US/video.labels.json';
import { FindTab } from './FindTab.tsx';

const Matches = () => <p>Matches</p>;

function Films() {
  const [search] = useSearchParams();
  return <p>{`Films: ${search.get('q') ?? 'all'}`}</p>;
}

const films = {
  id: 'films',
  order: 20,
  label: 'video.labels:name',
  search: 'video.labels:search',
  load: async () => Films,
} as const;
const matches = {
  id: 'matches',
  order: 10,
  label: 'common:language',
  load: async () => Matches,
} as const;
const both: SlotParts = { 'discover.section': [films, matches] };

let screen: ShownScreen;
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

const open = async (slots: SlotParts, address = '/x') => {
  screen = await showScreen(<FindTab />, { slots, address });
};

describe('the discover tab', () => {
  it('shows one part at a time, which the address names', async () => {
    await open(both);
    await screen.shows('Matches');
    expect(screen.text()).not.toContain('Films');
    await screen.tap(videos.name);
    await screen.shows('Films: all');
    expect(screen.text()).not.toContain('Matches');
    expect(screen.address()).toBe('/x?section=films');
  });

  it('opens at the part that a link names, and at the first where it names none there is', async () => {
    await open(both, '/x?section=films');
    await screen.shows('Films: all');
    await screen.close();
    await open(both, '/x?section=gone');
    await screen.shows('Matches');
  });

  it('has nothing to choose from where there is one part', async () => {
    await open({ 'discover.section': [matches] });
    await screen.shows('Matches');
    expect(document.querySelector('[role="radiogroup"]')).toBeNull();
    expect(screen.has(videos.search)).toBe(false);
  });

  it('searches a part that can be searched, after a pause, and gives it the page meanwhile', async () => {
    await open(both, '/x?section=films');
    await screen.shows('Films: all');
    await screen.tap(videos.search);
    await screen.shows('Films: ');
    expect(document.activeElement).toBe(screen.control(videos.search));
    expect(document.querySelector('[role="radiogroup"]')).toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await screen.type(videos.search, 'sea');
    await act(async () => vi.advanceTimersByTime(limits.debounce - 1));
    expect(screen.address()).toBe('/x?section=films&q=');
    await act(async () => vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await screen.shows('Films: sea');
    expect(screen.address()).toBe('/x?section=films&q=sea');
    await screen.tap(find.clearSearch);
    await screen.settles(() => screen.address() === '/x?section=films&q=');
    await screen.tap(common.cancel);
    await screen.shows('Films: all');
    expect(screen.address()).toBe('/x?section=films');
  });

  it('ends a search that a link began', async () => {
    await open(both, '/x?section=films&q=sea');
    await screen.shows('Films: sea');
    await screen.tap(common.cancel);
    await screen.shows('Films: all');
    expect(screen.address()).toBe('/x?section=films');
  });
});
