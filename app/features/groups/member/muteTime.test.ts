import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthIn, lengthText, muteLeft, muteLengths, muteUnits } from './muteTime.ts';

describe('how long a mute is', () => {
  it.each([
    [muteLengths[0], '10 minutes'],
    [muteLengths[1], '1 hour'],
    [muteLengths[2], '12 hours'],
    [muteLengths[3], '1 day'],
    [5_400, '90 minutes'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(lengthText(lengthIn(seconds), 'en')).toBe(words);
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
    [61, '2 minutes'],
    [3_600, '60 minutes'],
    [3_601, '2 hours'],
    [86_400, '24 hours'],
    [86_401, '2 days'],
  ])('of %i seconds is %s', (seconds, words) => {
    const left = muteLeft(1_000 + seconds, 1_000_000);
    expect(left && lengthText(left, 'en')).toBe(words);
  });

  it('is never shorter than the time there is, and nothing only when it is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 40_000_000 }), (seconds) => {
        const left = muteLeft(seconds, 0);
        if (seconds <= 0) expect(left).toBeNull();
        else
          expect((left?.count ?? 0) * muteUnits[left?.unit ?? 'day']).toBeGreaterThanOrEqual(
            seconds,
          );
      }),
    );
  });
});
