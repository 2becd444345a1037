import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitLength } from '../../../lib/spokenTime.ts';
import { lengthIn, muteLeft, muteLengths, muteUnits } from './muteTime.ts';

describe('how long a mute is', () => {
  it.each([
    [muteLengths[0], '10 minutes'],
    [muteLengths[1], '1 hour'],
    [muteLengths[2], '12 hours'],
    [muteLengths[3], '1 day'],
    [5_400, '90 minutes'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(unitLength(lengthIn(seconds), 'en')).toBe(words);
  });

  it('loses no time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (minutes) => {
        const { unit, count } = lengthIn(minutes * 60);
        expect(count * muteUnits[unit]).toBe(minutes * 60);
      }),
    );
  });
});

describe('what is left of a mute', () => {
  it.each([
    [0, null],
    [1, '1 minute'],
    [600, '10 minutes'],
    [629, '10 minutes'],
    [3_600, '1 hour'],
    [5_400, '90 minutes'],
    [7_200, '2 hours'],
    [43_230, '12 hours'],
    [86_420, '1 day'],
    [108_000, '30 hours'],
    [172_800, '2 days'],
  ])('of %i seconds is %s', (seconds, words) => {
    const left = muteLeft(1_000 + seconds, 1_000_000);
    expect(left && unitLength(left, 'en')).toBe(words);
  });

  it('is off by half a unit at most, and nothing only when it is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 40_000_000 }), (seconds) => {
        const left = muteLeft(seconds, 0);
        expect(left === null).toBe(seconds <= 0);
        if (left === null) return;
        const { unit, count } = left;
        const off = Math.abs(count * muteUnits[unit] - seconds);
        expect(off).toBeLessThanOrEqual(Math.max(60, muteUnits[unit] / 2 + 30));
      }),
    );
  });
});
