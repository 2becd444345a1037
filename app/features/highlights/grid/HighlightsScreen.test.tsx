// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { blockedOf, plainHighlight } from '../../../../tests/support/highlights.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import common from '../../../locales/en-US/common.json' with { type: 'json' };
import words from '../../../locales/en-US/highlights.grid.json' with { type: 'json' };
import { HighlightsScreen } from './HighlightsScreen.tsx';

let page: ShownScreen;
afterEach(() => page.close());

const call = 'highlights.getPassionateVideo';
const filters = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 1, label: 'On air' },
      { value: '1', label: 'Past' },
    ],
  },
];
const list = [
  { ...plainHighlight, id: 'live', title: 'On the pier', state: 'live', viewers: 1_204 },
  { ...plainHighlight, id: 'quiet', title: 'By the lake', state: 'live', viewers: 0 },
  { ...plainHighlight, id: 'unknown', title: 'By the sea', state: 'live', seconds: null },
  plainHighlight,
  { ...plainHighlight, id: 'gone', title: 'Yesterday', state: 'ended', url: null },
];

async function open(
  answer: (input: { filter: object }) => unknown,
  address = '/pages/tabBar/love',
) {
  const backend = answeringBackend({ [call]: answer });
  page = await showScreen(<HighlightsScreen />, { services: { backend }, address });
  return backend;
}

const cards = () => [...document.querySelectorAll('a')];

describe('the grid of highlights', () => {
  it('tells live, replay and ended apart, and a number of viewers from none', async () => {
    await open(() => ({ list, filters: [], next: null }));
    await page.shows('Boats at dawn');
    expect(cards().map((card) => card.textContent)).toEqual([
      'Live now1,2041,204 watchingOn the pierBBea',
      'Live nowBy the lakeBBea',
      'Live nowBy the seaBBea',
      'Replay0:12Boats at dawnBBea',
      'EndedYesterdayBBea',
    ]);
    const [first] = document.querySelectorAll('img');
    expect(first?.getAttribute('srcset')).toContain('/media/h1-360.jpg 360w');
  });

  it("shows the server's filters and sends them as they came, texts and numbers", async () => {
    const backend = await open(({ filter }) => ({
      list: 'state' in filter ? [] : list,
      filters,
      next: null,
    }));
    await page.shows('Boats at dawn');
    await page.tap('Past');
    await page.shows(words.noMatchTitle);
    expect(page.has(words.emptyTitle)).toBe(false);
    expect(page.address()).toBe('/pages/tabBar/love?state=%221%22');
    await page.tap('On air');
    expect(page.address()).toBe('/pages/tabBar/love?state=1');
    await page.tap(words.all);
    await page.shows('Boats at dawn');
    expect(page.address()).toBe('/pages/tabBar/love');
    const sent = backend.asked.map(({ input }) => (input as { filter: object }).filter);
    expect(sent).toEqual([{}, { state: '1' }, { state: 1 }]);
  });

  it('keeps the filter of an address, also on the way to what is watched', async () => {
    const address = '/pages/tabBar/love?state=1';
    const backend = await open(() => ({ list, filters, next: null }), address);
    await page.shows('Boats at dawn');
    expect(backend.asked.map(({ input }) => input)).toEqual([
      { packageId: 1, filter: { state: 1 }, limit: 20 },
    ]);
    expect(cards()[0]?.getAttribute('href')).toBe('/pages/love/video?id=live&state=1');
  });

  it('leaves out what is by somebody who is blocked', async () => {
    const host = { userId: 'evil', nickName: 'Eve', avatar: '' };
    const theirs = { ...plainHighlight, id: 'theirs', title: 'By Eve', host };
    await open(() => ({ list: [theirs, plainHighlight], filters, next: null }));
    await page.shows('By Eve');
    await act(async () => page.store.set(listStateAtom('blacklist'), blockedOf('evil')));
    expect(cards().map((card) => card.textContent)).toEqual(['Replay0:12Boats at dawnBBea']);
    await act(async () => page.store.set(listStateAtom('blacklist'), blockedOf('evil', 'bea')));
    await page.shows(words.emptyTitle);
  });

  it('says that there is none, and why nothing came', async () => {
    await open(() => ({ list: [], filters: [], next: null }));
    await page.shows(words.emptyTitle);
    await page.close();
    const backend = await open(failing(call, { kind: 'network' }));
    await page.shows(words.failedTitle);
    backend.answer(call, () => ({ list, filters, next: null }));
    await page.tap(common.tryAgain);
    await page.shows('Boats at dawn');
  });
});
