import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeWanted } from './placeWanted.ts';

const wanted = (to: string): string => placeWanted(`?to=${encodeURIComponent(to)}`);

describe('placeWanted', () => {
  it('leads on within this site', () => {
    expect(wanted('/pages/tabBar/mine?a=1')).toBe('/pages/tabBar/mine?a=1');
  });

  it.each([
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
  ])('does not lead to %j', (to) => expect(wanted(to)).toBe('/'));

  it('does not lead to itself', () => {
    expect(wanted('/pages/init/init?to=/pages/init/init')).toBe('/');
  });

  it('never leaves the site, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (to) => {
        const place = placeWanted(`?${new URLSearchParams({ to })}`);
        expect(new URL(place, 'https://own.example').origin).toBe('https://own.example');
      }),
    );
  });
});
