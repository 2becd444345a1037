// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { platformAtom } from '../platform/platformAtom.ts';
import type { Feature } from './feature.ts';
import { FeaturesProvider, useFeatures, useSlot } from './features.tsx';

const glyph = () => null;
const row = { path: '/x', label: 'common:about', Icon: glyph } as const;
const load = async () => () => null;
const feature: Feature = {
  id: 'feature/invite',
  name: 'common:about',
  routes: [
    { path: '/do', load },
    { path: '/done', isRecord: true, load },
  ],
  slots: {
    'mine.row': [
      { ...row, id: 'do', order: 1 },
      { ...row, id: 'done', order: 2, isRecord: true },
    ],
    'points.order': [{ ...row, id: 'order', order: 1, types: ['exchange'], isRecord: true, load }],
  },
};

function Shown() {
  const { loaded, switchedOff } = useFeatures();
  const parts = [...useSlot('mine.row'), ...useSlot('points.order')].map(({ id }) => id);
  return <p>{`${parts.join(' ')}; ${loaded.length} on, ${switchedOff.length} off`}</p>;
}

let screen: ShownScreen;
afterEach(() => screen.close());

describe('a feature that the platform switches off', () => {
  it('takes its actions away and leaves what says what happened', async () => {
    const store = createStore();
    const entry = { id: 'invite', needs: [] } as never;
    const brand = { ...plainBrandData, featureEntries: [entry] };
    const shown = (
      <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
        <Shown />
      </FeaturesProvider>
    );
    screen = await showScreen(shown, { brand }, store);
    await screen.shows('do done order; 1 on, 0 off');
    const info = { disabledFeatures: ['invite', 'dating'] } as never;
    await act(async () => store.set(platformAtom, { status: 'ready', info }));
    await screen.shows('done order; 0 on, 1 off');
    expect(screen.text()).not.toContain('do done');
  });
});
