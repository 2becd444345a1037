import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceOf, formatDistance, toMilliseconds } from './relativeTime.ts';

const now = Date.UTC(2025, 2, 9, 12);
const ago = (seconds: number) => distanceOf(now / 1000 - seconds, now);

describe('distanceOf', () => {
  it.each([
    [0, { unit: 'now' }],
    [299, { unit: 'now' }],
    [300, { unit: 'minute', count: 5 }],
    [3599, { unit: 'minute', count: 59 }],
    [3600, { unit: 'hour', count: 1 }],
    [86_399, { unit: 'hour', count: 23 }],
    [86_400, { unit: 'day', count: 1 }],
    [30 * 86_400 - 1, { unit: 'day', count: 29 }],
    [30 * 86_400, { unit: 'month', count: 1 }],
    [364 * 86_400, { unit: 'month', count: 12 }],
    [365 * 86_400, { unit: 'year', count: 1 }],
  ])('says of %d seconds ago %o', (seconds, distance) => {
    expect(ago(seconds)).toEqual(distance);
  });

  it('takes what lies ahead for just now', () => {
    expect(ago(-3600)).toEqual({ unit: 'now' });
  });

  it('means the same by seconds and by milliseconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 9_999_999_999 }), (seconds) => {
        expect(toMilliseconds(seconds)).toBe(seconds * 1000);
        expect(distanceOf(seconds * 1000, now)).toEqual(distanceOf(seconds, now));
      }),
    );
  });

  it('never counts less for what is older', () => {
    const seconds = (unit: string, count: number): number =>
      count *
      ({ minute: 60, hour: 3600, day: 86_400, month: 2_592_000, year: 31_536_000 }[unit] ?? 0);
    const length = (age: number): number => {
      const distance = ago(age);
      return distance.unit === 'now' ? 0 : seconds(distance.unit, distance.count);
    };
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(100_000), (age, more) => {
        expect(length(age + more)).toBeGreaterThanOrEqual(length(age));
        expect(length(age)).toBeLessThanOrEqual(age);
      }),
    );
  });
});

describe('formatDistance', () => {
  it('leaves the words to the language', () => {
    const wording = { tag: 'en-US', justNow: 'Just now' };
    expect(formatDistance({ unit: 'now' }, wording)).toBe('Just now');
    expect(formatDistance({ unit: 'day', count: 1 }, wording)).toBe('yesterday');
    expect(formatDistance({ unit: 'minute', count: 5 }, wording)).toContain('5');
  });
});
