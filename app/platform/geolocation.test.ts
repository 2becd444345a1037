// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { locate, mayLocate } from './geolocation.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose device answers so. */
function page(geolocation: object | undefined, { isSecure = true, state = 'prompt' } = {}): void {
  vi.stubGlobal('isSecureContext', isSecure);
  const permissions = { query: async () => ({ state }) };
  vi.stubGlobal('navigator', { geolocation, permissions });
}
const failing = (code: number) => ({
  getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code }),
});

it('gives the position, and how exact it is', async () => {
  const coords = { latitude: 3.1, longitude: 101.7, accuracy: 12, speed: 4 };
  page({ getCurrentPosition: (found: (position: object) => void) => found({ coords }) });
  expect(await locate()).toEqual({
    position: { latitude: 3.1, longitude: 101.7, accuracy: 12 },
  });
});

it('tells the ways apart in which it is not given', async () => {
  for (const [code, problem] of [
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const) {
    page(failing(code));
    expect(await locate()).toEqual({ problem });
  }
  page(undefined);
  expect(await locate()).toEqual({ problem: 'missing' });
  page(failing(1), { isSecure: false });
  expect(await locate()).toEqual({ problem: 'insecure' });
});

it('knows whether it was allowed before, without asking', async () => {
  page(failing(1));
  expect(await mayLocate()).toBe(false);
  page(failing(1), { state: 'granted' });
  expect(await mayLocate()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(await mayLocate()).toBe(false);
});
