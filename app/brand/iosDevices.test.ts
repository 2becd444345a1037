import { devices } from 'playwright';
import { describe, expect, it } from 'vitest';
import { iosDevices, iosDevicesUpdated } from './iosDevices.data.ts';

/** Playwright describes this one by a display zoom that no launch image is asked for. */
const zoomed = ['iPad (gen 11)'];

describe('iosDevices', () => {
  it('has the screen of every iPhone and iPad that Playwright knows', () => {
    const known = Object.entries(devices).filter(
      ([name]) =>
        /^(iPhone|iPad)/.test(name) && !name.endsWith('landscape') && !zoomed.includes(name),
    );
    expect(known.length).toBeGreaterThan(30);
    for (const [name, device] of known) {
      const {
        screen,
        viewport,
        deviceScaleFactor: dpr,
      } = device as typeof device & {
        screen?: { width: number; height: number };
      };
      const { width, height } = screen ?? viewport;
      const listed = iosDevices.some(
        (one) => one.w === width && one.h === height && one.dpr === dpr,
      );
      expect(listed, `${name}: ${width} × ${height} @${dpr}`).toBe(true);
    }
  });

  it('lists each screen once, upright and dated', () => {
    const screens = iosDevices.map(({ w, h, dpr }) => `${w} ${h} ${dpr}`);
    expect(new Set(screens).size).toBe(screens.length);
    expect(iosDevices.every(({ w, h }) => w < h)).toBe(true);
    expect(iosDevicesUpdated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
