import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodDays } from '../../contract/fields/period.ts';
import {
  defaultPeriod,
  holdsMonth,
  isSamePeriod,
  lastMonths,
  monthName,
  type Period,
  readPeriod,
  writePeriod,
} from './period.ts';

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const anyPeriod: fc.Arbitrary<Period> = fc.oneof(
  fc.constantFrom(...periodDays).map((days): Period => ({ kind: 'days', days })),
  month.map((one): Period => ({ kind: 'month', month: one })),
  fc.constant<Period>({ kind: 'everything' }),
);

describe('a period in the address', () => {
  it('is read as it was written, beside what else is there', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (before, period) => {
        const kept = writePeriod(new URLSearchParams('kind=income'), before);
        const search = writePeriod(kept, period);
        expect(isSamePeriod(readPeriod(search), period)).toBe(true);
        expect(search.get('kind')).toBe('income');
        expect([...search.keys()].length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it.each(['', 'days=8', 'days=', 'days=-7', 'month=2026-13', 'month=2026-1', 'month=x&days=x'])(
    'is the usual one for %j',
    (search) => {
      expect(readPeriod(new URLSearchParams(search))).toEqual(defaultPeriod);
    },
  );
});

describe('lastMonths', () => {
  it('goes back over the turn of a year, this month first', () => {
    const march31 = new Date(2026, 2, 31, 12).getTime();
    expect(lastMonths(march31, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  });

  it('names twelve different months, whatever day it is', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0) }), (day) => {
        expect(new Set(lastMonths(day.getTime(), 12)).size).toBe(12);
      }),
    );
  });
});

it('names a month as the language does, as a title', () => {
  expect(monthName('2026-03', 'en-US')).toBe('March 2026');
  expect(monthName('2026-03', 'es-ES')).toBe('Marzo de 2026');
});

describe('holdsMonth', () => {
  const now = new Date(2026, 10, 25, 9).getTime();
  it.each([
    [0, '2026-11', false],
    [7, '2026-11', false],
    [30, '2026-11', true],
    [30, '2026-10', false],
  ] as const)('the last %d days and %s: %s', (days, month, isHeld) => {
    expect(holdsMonth({ kind: 'days', days }, month, now)).toBe(isHeld);
  });

  it('counts from the device’s midnight', () => {
    const first = new Date(2026, 10, 1, 23).getTime();
    expect(holdsMonth({ kind: 'days', days: 0 }, '2026-11', first)).toBe(true);
    const seventh = new Date(2026, 10, 7, 0, 0, 1).getTime();
    expect(holdsMonth({ kind: 'days', days: 7 }, '2026-11', seventh)).toBe(true);
    const eighth = new Date(2026, 10, 8).getTime();
    expect(holdsMonth({ kind: 'days', days: 7 }, '2026-11', eighth)).toBe(false);
  });

  it('is so of every month for a month and for everything', () => {
    expect(holdsMonth({ kind: 'month', month: '2026-03' }, '2026-03', now)).toBe(true);
    expect(holdsMonth({ kind: 'everything' }, '2020-01', now)).toBe(true);
  });
});
