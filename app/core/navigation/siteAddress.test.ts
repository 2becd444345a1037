import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../tests/support/hostileAddresses.ts';
import { siteAddress } from './siteAddress.ts';

describe('siteAddress', () => {
  it('reads path and query, and leaves out what comes after #', () => {
    expect(siteAddress('/a/../b?c=%20d#e')).toEqual({ pathname: '/b', search: '?c=%20d' });
  });

  it.each([
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('reads nothing from %j', (text) => expect(siteAddress(text)).toBeNull());

  it('names no other site, whatever is read', () => {
    fc.assert(
      fc.property(hostileAddresses, (text) => {
        const read = siteAddress(text);
        if (!read) return;
        const { origin } = new URL(read.pathname + read.search, 'https://own.example/x');
        expect(origin).toBe('https://own.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
