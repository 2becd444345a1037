// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDesktop, isIos, readDeviceInfo } from './device.ts';

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile',
};

function useDevice(device: { agent: string; touchPoints?: number; media?: string[] }): void {
  vi.stubGlobal('navigator', {
    userAgent: device.agent,
    maxTouchPoints: device.touchPoints ?? 0,
    language: 'en-US',
  });
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (device.media ?? []).some((part) => query.includes(part)),
  }));
}

const desktopMedia = ['pointer: fine', 'min-width: 800px'];

afterEach(() => vi.unstubAllGlobals());

describe('isDesktop', () => {
  it('is true for a mouse and a wide window', () => {
    useDevice({ agent: agents.mac, media: desktopMedia });
    expect(isDesktop()).toBe(true);
    expect(readDeviceInfo().deviceModel).toBe('PC');
  });

  it('is false for a narrow window', () => {
    useDevice({ agent: agents.mac, media: ['pointer: fine'] });
    expect(isDesktop()).toBe(false);
  });

  it('is false for an installed app', () => {
    useDevice({ agent: agents.mac, media: [...desktopMedia, 'display-mode: standalone'] });
    expect(isDesktop()).toBe(false);
  });

  it('is false for a tablet with a mouse', () => {
    useDevice({ agent: agents.mac, touchPoints: 5, media: desktopMedia });
    expect(isDesktop()).toBe(false);
    useDevice({ agent: agents.android, media: desktopMedia });
    expect(isDesktop()).toBe(false);
  });
});

describe('isIos', () => {
  it('knows phones, and tablets that call themselves a Mac', () => {
    useDevice({ agent: agents.iphone });
    expect(isIos()).toBe(true);
    useDevice({ agent: agents.mac, touchPoints: 5 });
    expect(isIos()).toBe(true);
    useDevice({ agent: agents.mac });
    expect(isIos()).toBe(false);
  });
});

describe('readDeviceInfo', () => {
  it('reports the bar heights of the specification', () => {
    useDevice({ agent: agents.iphone });
    const info = readDeviceInfo();
    expect(info).toMatchObject({
      tabBarHeight: 45,
      navigationBarHeight: 44,
      platform: 'ios',
      deviceModel: 'phone',
    });
    expect(info.topHeight).toBe(info.statusBarHeight + 44);
  });
});
