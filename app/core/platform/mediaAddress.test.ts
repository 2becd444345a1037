import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaAddress } from './mediaAddress.ts';

const origin = 'https://app.example';
const zones = ['brand.example', 'brand.example:9000'];
const at = (url: string, base = '') => mediaAddress(url, { base, origin, zones });

describe('mediaAddress', () => {
  it.each([
    ['', '', null],
    ['/media/a.webp', '', 'https://app.example/media/a.webp'],
    ['/media/a.webp', 'https://files.brand.example/', 'https://files.brand.example/media/a.webp'],
    ['a.webp', 'https://brand.example/box/', 'https://brand.example/box/a.webp'],
    ['https://files.brand.example/a.webp?v=2', '', 'https://files.brand.example/a.webp?v=2'],
    ['https://files.brand.example:9000/a', '', 'https://files.brand.example:9000/a'],
    ['https://app.example/a.webp', '', 'https://app.example/a.webp'],
  ])('makes of %j under %j %j', (url, base, address) => {
    expect(at(url, base)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'http://files.brand.example/a',
    'https://files.brand.example:8443/a',
    'https://u:p@files.brand.example/a',
    'https://evil.example/a.png',
    'https://notbrand.example/a.png',
    'https://brand.example.evil.test/a.png',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    '/media/\u0000.webp',
    'a\ud800',
    `/media/${'a'.repeat(2_048)}`,
  ])('asks nobody for %s', (url) => expect(at(url)).toBeNull());

  it('asks nobody where the platform keeps its files out of the zones', () => {
    expect(at('/a.webp', 'javascript:alert(1)')).toBeNull();
    expect(at('/a.webp', 'https://files.evil.example')).toBeNull();
  });

  it('never leaves the site and the zones, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.string(), (url, base) => {
        const { origin: from, host } = new URL(at(url, base) ?? origin);
        expect(from === origin || /(^|\.)brand\.example(:9000)?$/.test(host)).toBe(true);
      }),
    );
  });
});
