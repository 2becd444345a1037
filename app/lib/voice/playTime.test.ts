import { expect, it } from 'vitest';
import { playTime } from './playTime.ts';

it.each([
  [0, '0:00'],
  [0.9, '0:00'],
  [7, '0:07'],
  [59.99, '0:59'],
  [60, '1:00'],
  [605, '10:05'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are written %s', (seconds, written) => {
  expect(playTime(seconds)).toBe(written);
});
