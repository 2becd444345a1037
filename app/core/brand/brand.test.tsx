// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { type PlatformInfo, platformAtom } from '../platform/platformAtom.ts';
import { useBrand } from './brand.tsx';

let screen: ShownScreen;
let renders: number;

function Name() {
  const brand = useBrand();
  renders += 1;
  return <p>{brand.text(brand.name)}</p>;
}

async function show(): Promise<void> {
  renders = 0;
  screen = await showScreen(<Name />, {});
}

const answered = (appName: string): Promise<void> =>
  act(async () => {
    screen.store.set(platformAtom, { status: 'loading', info: null });
    screen.store.set(platformAtom, {
      status: 'ready',
      info: { appName, disabledFeatures: [] as string[] } as PlatformInfo,
    });
  });

afterEach(() => screen.close());

it('shows the name the platform gives the brand', async () => {
  await show();
  expect(screen.text()).toContain('Plain');
  await answered('Renamed');
  expect(screen.text()).toContain('Renamed');
});

it('renders nothing again for an answer that changes nothing shown', async () => {
  await show();
  await answered(plainBrandData.name['en-US'] ?? '');
  await answered('');
  expect(screen.text()).toContain('Plain');
  expect(renders).toBe(1);
});
