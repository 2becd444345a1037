// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { platformAtom } from '../../core/platform/platformAtom.ts';
import { InitScreen } from './InitScreen.tsx';

let screen: ShownScreen | null = null;
const startPlatform = vi.fn(() => Promise.resolve());

async function open(address: string): Promise<ShownScreen> {
  screen = await showScreen(<InitScreen />, {
    address,
    services: { startPlatform },
  });
  return screen;
}

afterEach(async () => {
  await screen?.close();
  screen = null;
  startPlatform.mockClear();
});

describe('InitScreen', () => {
  it('starts the platform, and goes on to where the person wanted', async () => {
    const { store, address, text } = await open('/pages/init/init?to=%2Fpages%2FtabBar%2Fmine');
    expect(startPlatform).toHaveBeenCalledTimes(1);
    expect(text()).toContain('Starting…');
    await act(async () => store.set(platformAtom, { status: 'ready', info: null }));
    expect(address()).toBe('/pages/tabBar/mine');
  });

  it('says what is safe when the platform does not answer, and tries again when asked', async () => {
    const { store, text, tap } = await open('/pages/init/init');
    await act(async () => store.set(platformAtom, { status: 'failed', info: null }));
    expect(text()).toContain('Nothing saved on this device is lost.');
    await tap('Try again');
    expect(startPlatform).toHaveBeenCalledTimes(2);
  });
});
