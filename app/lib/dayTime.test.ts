import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTime, dayName, dayNumber, momentTime, shortTime, untilMidnight } from './dayTime.ts';

const now = new Date(2026, 10, 19, 15, 30).getTime();
const today = dayNumber(now);
const at = (day: number, hour = 9, month = 10, year = 2026) =>
  new Date(year, month, day, hour, 5).getTime();

describe('dayNumber', () => {
  it('changes at the device’s midnight and nowhere else', () => {
    const anyDay = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2090, 0, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDay, (date) => {
        const number = dayNumber(date.getTime());
        const next = date.getTime() + untilMidnight(date.getTime());
        expect(dayNumber(next - 1)).toBe(number);
        expect(dayNumber(next)).toBe(number + 1);
      }),
    );
  });
});

describe('shortTime', () => {
  it('tells today by the clock, also what lies ahead by a clock that is wrong', () => {
    expect(shortTime(at(19), today, 'vi-VN')).toBe(clockTime(at(19), 'vi-VN'));
    expect(shortTime(at(20), today, 'vi-VN')).toBe(clockTime(at(20), 'vi-VN'));
  });

  it('names yesterday and the days of the week before it', () => {
    expect(shortTime(at(18), today, 'en-US')).toBe('Yesterday');
    expect(shortTime(at(17), today, 'en-US')).toBe('Tue');
    expect(shortTime(at(13), today, 'en-US')).toBe('Fri');
  });

  it('gives a date from the eighth day on, with the year once it is another', () => {
    expect(shortTime(at(12), today, 'en-US')).toContain('12');
    expect(shortTime(at(12), today, 'en-US')).not.toContain('26');
    expect(shortTime(at(12, 9, 10, 2025), today, 'en-US')).toContain('25');
  });
});

describe('dayName', () => {
  it('says today, yesterday, a weekday or a date', () => {
    expect(dayName(at(19), today, 'es-ES')).toBe('Hoy');
    expect(dayName(at(18), today, 'es-ES')).toBe('Ayer');
    expect(dayName(at(16), today, 'en-US')).toBe('Monday');
    expect(dayName(at(1, 9, 0), today, 'en-US')).toContain('Jan');
    expect(dayName(at(1, 9, 0, 2024), today, 'en-US')).toContain('2024');
  });

  it('names a day ahead by its date', () => {
    expect(dayName(at(25), today, 'en-US')).toContain('25');
  });
});

it('writes a Vietnamese month as a number', () => {
  expect(momentTime(at(5, 20, 59), 'vi-VN')).not.toContain('thg');
  expect(dayName(at(1, 9, 0, 2024), today, 'vi-VN')).toMatch(/^1\/\d+\/2024$/);
});
