import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compareVersions.ts';

const version = fc
  .tuple(
    fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((numbers) => numbers.join('.')),
    fc.constantFrom('', '-alpha', '-alpha.1', '-alpha.beta', '-beta.2', '-beta.11', '-rc.1'),
  )
  .map(([numbers, prerelease]) => numbers + prerelease);

describe('compareVersions', () => {
  it('follows the order of the specification', () => {
    const ordered = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.2.0',
      '1.10.0',
      '2.0.0',
    ];
    for (const [index, one] of ordered.entries()) {
      for (const [otherIndex, other] of ordered.entries()) {
        expect(Math.sign(compareVersions(one, other))).toBe(Math.sign(index - otherIndex));
      }
    }
  });

  it('ignores build metadata', () => {
    expect(compareVersions('1.2.3+a', '1.2.3+b')).toBe(0);
  });

  it('takes what is no version for older than any', () => {
    expect(compareVersions('soon', '0.0.1')).toBeLessThan(0);
    expect(compareVersions('0.0.1', '1.0')).toBeGreaterThan(0);
    expect(compareVersions('', 'x')).toBe(0);
  });

  it('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) {
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
