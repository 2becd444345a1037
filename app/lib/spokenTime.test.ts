import { expect, it } from 'vitest';
import { spokenTime } from './spokenTime.ts';

it('says how long in the largest unit that is exact', () => {
  expect(
    [600, 3_600, 43_200, 86_400, 259_200, 5_400].map((one) => spokenTime(one, 'en-US')),
  ).toEqual(['10 minutes', '1 hour', '12 hours', '1 day', '3 days', '90 minutes']);
  expect(spokenTime(3_600, 'zh-Hans-CN')).toBe('1 小时');
  expect(spokenTime(86_400, 'es-ES')).toBe('1 día');
});

it('never says that it lasts no time', () => {
  expect([0, 1, 61].map((one) => spokenTime(one, 'en-US'))).toEqual([
    '1 minute',
    '1 minute',
    '2 minutes',
  ]);
});
