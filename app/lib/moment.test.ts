import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockTime, dayName, dayNumber, momentTime, shortTime, untilMidnight } from './dayTime.ts';
import { boundedMoment, isoMoment, latestMoment } from './moment.ts';
import { distanceOf, formatDistance } from './relativeTime.ts';

const odd = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  8.64e15,
  8.64e15 + 1,
  -8.64e15 - 1,
  Number.MAX_VALUE,
  -1,
  0.5,
];
const anyTime = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(...odd));

it.each(odd)('%d is shown as a moment a chat can have', (time) => {
  const bounded = boundedMoment(time);
  expect(bounded).toBeGreaterThanOrEqual(0);
  expect(bounded).toBeLessThanOrEqual(latestMoment);
});

it('a moment of a chat stays as it is', () => {
  for (const time of [0, 1, Date.UTC(2026, 5, 1, 12), latestMoment]) {
    expect(boundedMoment(time)).toBe(time);
  }
});

it('no number makes words of a time throw, or says that it is none', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 0, max: 60_000 }), (time, today) => {
      const said = [
        isoMoment(time),
        clockTime(time, 'en-US'),
        momentTime(time, 'vi-VN'),
        shortTime(time, today, 'zh-CN'),
        dayName(time, today, 'es-ES'),
        formatDistance(distanceOf(time, today * 86_400_000), { tag: 'en-US', justNow: 'now' }),
      ];
      for (const words of said) expect(words).toMatch(/^(?!.*(NaN|Invalid|Infinity)).+$/);
      expect(Number.isSafeInteger(dayNumber(time))).toBe(true);
      expect(untilMidnight(time)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});
