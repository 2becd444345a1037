import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeakFundPassword } from './fundPassword.ts';

const nobody = { phone: '', year: 2026 };
const sixDigits = fc.stringMatching(/^\d{6}$/);
const digit = fc.integer({ min: 0, max: 9 });

describe('isWeakFundPassword', () => {
  it.each([
    ['one digit', '000000'],
    ['one digit', '777777'],
    ['a run up', '012345'],
    ['a run up', '456789'],
    ['a run down', '987654'],
    ['a half repeated', '724724'],
    ['pairs up', '112233'],
    ['pairs down', '998877'],
    ['ddmmyy', '310591'],
    ['mmddyy', '053191'],
    ['yymmdd', '910531'],
    ['the last day of February of a leap year', '290224'],
    ['a day of 100 years ago', '010127'],
  ])('finds %s: %s', (_, digits) => {
    expect(isWeakFundPassword(digits, nobody)).toBe(true);
  });

  it.each(['704192', '582037', '912845', '113355', '135790', '567890'])(
    'lets %s pass',
    (digits) => {
      expect(isWeakFundPassword(digits, nobody)).toBe(false);
    },
  );

  it('finds the end of the mobile number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), sixDigits, (start, digits) => {
        expect(isWeakFundPassword(digits, { phone: start + digits, year: 2026 })).toBe(true);
      }),
    );
  });

  it('finds every half that is repeated, and every digit', () => {
    fc.assert(
      fc.property(digit, digit, digit, (a, b, c) => {
        expect(isWeakFundPassword(`${a}${b}${c}${a}${b}${c}`, nobody)).toBe(true);
        expect(isWeakFundPassword(`${a}`.repeat(6), nobody)).toBe(true);
      }),
    );
  });

  it('finds every day of the last hundred years in each order', () => {
    const min = new Date('1927-01-01T00:00:00Z');
    const max = new Date('2026-12-31T00:00:00Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(2, 10).split('-');
        for (const digits of [day + month + year, month + day + year, year + month + day])
          expect(isWeakFundPassword(digits, nobody)).toBe(true);
      }),
    );
  });

  it('leaves most of a million to choose from', () => {
    let weak = 0;
    for (let number = 0; number < 1_000_000; number += 7)
      if (isWeakFundPassword(String(number).padStart(6, '0'), nobody)) weak += 1;
    expect(weak / (1_000_000 / 7)).toBeLessThan(0.12);
  });
});
