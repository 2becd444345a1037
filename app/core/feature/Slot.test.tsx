// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { Feature } from './feature.ts';
import { FeaturesProvider } from './features.tsx';
import { Slot } from './Slot.tsx';
import type { SlotParts } from './slots.ts';

const section = (id: string, order: number, words: string): SlotParts => ({
  'discover.section': [
    {
      id,
      order,
      label: 'common:about',
      namespaces: [`${id}.page`],
      load: async () => () => <p>{words}</p>,
    },
  ],
});
const feature = (slots: SlotParts): Feature => ({
  id: 'feature/video',
  name: 'common:about',
  routes: [],
  slots,
});
const props = {};
let screen: ShownScreen | null = null;

async function open(
  areas: SlotParts[],
  features: Feature[],
  loadTexts = () => Promise.resolve(),
): Promise<ShownScreen> {
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: features, isIncomplete: false }} areas={areas}>
      <Slot
        name="discover.section"
        props={props}
        around={(part, { id }) => <section aria-label={id}>{part}</section>}
      />
    </FeaturesProvider>,
    { services: { loadTexts } },
  );
  return screen;
}

afterEach(async () => {
  await screen?.close();
  screen = null;
});

it('shows what areas and features hand in, in order, each with its texts', async () => {
  const loadTexts = vi.fn(() => Promise.resolve());
  const { shows } = await open(
    [section('late', 20, 'Of an area')],
    [feature(section('early', 10, 'Of a feature.'))],
    loadTexts,
  );
  await shows('Of a feature.Of an area');
  expect(loadTexts).toHaveBeenCalledWith(['early.page']);
  expect(loadTexts).toHaveBeenCalledWith(['late.page']);
  const places = [...document.querySelectorAll('section')];
  expect(places.map((one) => one.getAttribute('aria-label'))).toEqual(['early', 'late']);
});

it('keeps the other parts where the code of one does not come', async () => {
  const broken: SlotParts = {
    'discover.section': [
      { id: 'a', order: 1, label: 'common:about', load: () => Promise.reject(new Error('absent')) },
    ],
  };
  const { shows, has } = await open([broken], [feature(section('b', 2, 'Still here'))]);
  await shows('Still here');
  await shows('This page didn');
  expect(has('Try again')).toBe(true);
});

it('shows nothing where nobody hands in anything', async () => {
  const { text } = await open([], [feature({})]);
  expect(text()).toBe('');
});
