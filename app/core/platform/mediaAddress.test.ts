import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaAddress } from './mediaAddress.ts';

const origin = 'https://app.example';

describe('mediaAddress', () => {
  it.each([
    ['', '', null],
    ['/media/a.webp', '', 'https://app.example/media/a.webp'],
    ['/media/a.webp', 'https://files.example/', 'https://files.example/media/a.webp'],
    ['a.webp', 'https://files.example/box/', 'https://files.example/box/a.webp'],
    ['https://files.example/a.webp?v=2', '', 'https://files.example/a.webp?v=2'],
  ])('makes of %j under %j %j', (url, base, address) => {
    expect(mediaAddress(url, base, origin)).toBe(address);
  });

  it('gives no address that runs, or that is not encrypted', () => {
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'http://files.example/a', 'https://'];
    for (const url of bad) expect(mediaAddress(url, '', origin)).toBeNull();
    expect(mediaAddress('/a.webp', 'javascript:alert(1)', origin)).toBeNull();
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, base) => {
        expect(mediaAddress(url, base, origin) ?? 'https://').toMatch(/^https:\/\//);
      }),
    );
  });
});
