// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { platformAtom } from '../platform/platformAtom.ts';
import { FeaturesProvider } from './features.tsx';
import { fromHandedIn } from './fromHandedIn.ts';
import { partsIn, type SlotParts } from './slots.ts';

const make = vi.fn((handedIn: readonly SlotParts[]) =>
  partsIn(handedIn, 'mine.row')
    .map(({ id }) => id)
    .join(' '),
);
const NoIcon = () => null;
const useIds = fromHandedIn(make);
const row = (id: string, order: number) => ({
  ...{ id, order, path: '/x', label: 'common:about' as const },
  Icon: NoIcon,
});
const areas = [{ 'mine.row': [row('late', 20)] }];
const loaded = [
  {
    id: 'feature/video' as const,
    name: 'common:about' as const,
    routes: [],
    slots: { 'mine.row': [row('early', 10)] },
  },
];

function Ids() {
  return <p>{useIds()}</p>;
}

let screen: ShownScreen;
afterEach(() => screen.close());

it('makes something of what is handed in once for all who ask, and anew when that changes', async () => {
  const entry = { id: 'video' as const, js: '/video.js', css: [], needs: [] };
  screen = await showScreen(
    <FeaturesProvider value={{ loaded, isIncomplete: false }} areas={areas}>
      <Ids />
      <Ids />
    </FeaturesProvider>,
    { brand: { ...plainBrandData, featureEntries: [entry] } },
  );
  expect(screen.text()).toBe('early lateearly late');
  expect(make).toHaveBeenCalledTimes(1);
  const info = { disabledFeatures: ['video'] } as never;
  await act(async () => screen.store.set(platformAtom, { status: 'ready', info }));
  expect(screen.text()).toBe('latelate');
  expect(make).toHaveBeenCalledTimes(2);
});
