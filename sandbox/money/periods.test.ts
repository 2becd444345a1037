import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthNamer, monthRange, rangeOf } from './periods.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();
const start = (days: 0 | 7 | 15 | 30, timeZone: string, now: string) =>
  iso(rangeOf({ days, timeZone }, at(now)).from);

describe('days', () => {
  it.each([
    ['UTC', '2026-03-09T12:00:00Z', '2026-03-09T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-03-09T15:59:59.999Z', '2026-03-08T16:00:00.000Z'],
    ['Asia/Shanghai', '2026-03-09T16:00:00Z', '2026-03-09T16:00:00.000Z'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-09T00:00:00Z', '2026-03-08T18:15:00.000Z'],
    // The clock goes from midnight to one: the day begins an hour late.
    ['Africa/Cairo', '2026-04-24T09:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['Nowhere/At-all', '2026-03-09T12:00:00Z', '2026-03-09T00:00:00.000Z'],
  ])('of today begin at midnight in %s', (timeZone, now, begin) => {
    expect(start(0, timeZone, now)).toBe(begin);
  });

  it('count today, also where the clock changed on the way', () => {
    expect(start(7, 'America/New_York', '2026-03-09T12:00:00Z')).toBe('2026-03-03T05:00:00.000Z');
    expect(start(15, 'UTC', '2026-03-09T12:00:00Z')).toBe('2026-02-23T00:00:00.000Z');
    expect(start(30, 'UTC', '2026-01-10T12:00:00Z')).toBe('2025-12-12T00:00:00.000Z');
  });

  it('are everything where no time is named, and a month goes first', () => {
    expect(rangeOf({ timeZone: 'UTC' }, 5)).toEqual({ from: 0, to: Number.MAX_SAFE_INTEGER });
    const both = { days: 0, month: '2026-02', timeZone: 'UTC' } as const;
    expect(rangeOf(both, at('2026-03-09T00:00:00Z')).to).toBe(at('2026-03-01T00:00:00Z'));
  });
});

describe('months', () => {
  it('follow one another without a gap, whatever the zone', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const months = fc.record({
      year: fc.integer({ min: 2000, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(zone, months, (timeZone, { year, month }) => {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const next =
          month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
        const { from, to } = monthRange(name, timeZone);
        expect(monthRange(next, timeZone).from).toBe(to);
        const nameOf = monthNamer(timeZone);
        expect([nameOf(from), nameOf(to - 1), nameOf(to)]).toEqual([name, name, next]);
        expect(nameOf(from - 1)).not.toBe(name);
      }),
      { numRuns: 150 },
    );
  });
});
