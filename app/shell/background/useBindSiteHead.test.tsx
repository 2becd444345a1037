// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { launchLinks } from '../../brand/launchImages.ts';
import { platformAtom } from '../../core/platform/platformAtom.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15';
const wanted = launchLinks(plainBrandData.launch).map(({ href }) => href);

const linked = (): string[] =>
  [...document.querySelectorAll('link[rel="apple-touch-startup-image"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

let screen: ShownScreen;
afterEach(async () => {
  vi.restoreAllMocks();
  await screen.close();
  document.head.replaceChildren();
});

function Head(): null {
  useBindSiteHead();
  return null;
}

async function open(agent: string): Promise<ReturnType<typeof createStore>> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const store = createStore();
  screen = await showScreen(<Head />, {}, store);
  await act(() => import('../../brand/launchImages.ts'));
  return store;
}

it('links the launch images on an iPhone, until the platform has another icon', async () => {
  const store = await open(iphone);
  expect(linked()).toEqual(wanted);
  const info = {
    platformId: 10000,
    packageId: 1,
    appName: '',
    appIcon: '/other.png',
    ossUrl: '',
    customerService: '',
    disabledFeatures: [],
  };
  await act(async () => store.set(platformAtom, { status: 'ready', info }));
  expect(linked()).toEqual([]);
});

it('links none elsewhere, where nobody asks for them', async () => {
  await open('Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile');
  expect(linked()).toEqual([]);
});
