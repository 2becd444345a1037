import { expect, it } from 'vitest';
import { dayOf, daySpan } from './daySpan.ts';

const seconds = (...at: [number, number, number]): number => new Date(...at).getTime() / 1000;

it('goes from the begin of the first day to the end of the last', () => {
  expect(daySpan('2026-02-28', '2026-03-01')).toEqual({
    span: { from: seconds(2026, 1, 28), to: seconds(2026, 2, 2) },
  });
  expect(daySpan('2026-12-31', '2026-12-31')).toEqual({
    span: { from: seconds(2026, 11, 31), to: seconds(2027, 0, 1) },
  });
});

it.each([
  ['', '2026-03-01', { field: 'from', problem: 'dayMissing' }],
  ['2026-03-01', '3/1/2026', { field: 'to', problem: 'dayMissing' }],
  ['2026-03-02', '2026-03-01', { field: 'to', problem: 'daysTurned' }],
] as const)('refuses %j to %j', (first, last, problem) => {
  expect(daySpan(first, last)).toEqual(problem);
});

it('writes a day as a date field does', () => {
  expect(dayOf(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
});
