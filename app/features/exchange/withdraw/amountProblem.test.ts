import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAmount } from '../../../parts/keypad/amountKeys.ts';
import { dayLeft, readWithdrawal } from './amountProblem.ts';

const rule = {
  min: 10_000,
  max: 5_000_000,
  dayMax: 10_000_000,
  dayUsed: 0,
  fee: 0,
  feePerMille: 0,
  arrivalHours: 24,
};
const problemOf = (text: string, available: number, changed: Partial<typeof rule> = {}) =>
  readWithdrawal(text, 'en-US', { available, rule: { ...rule, ...changed } }).problem;

describe('readWithdrawal', () => {
  it('names what is wrong with an amount', () => {
    expect(problemOf('', 1_236_050)).toBe('empty');
    expect(problemOf('1.005', 1_236_050)).toBe('decimals');
    expect(problemOf('500', 1_236_050)).toBeNull();
    expect(problemOf('12360.51', 1_236_050)).toBe('balance');
    expect(problemOf('99.99', 1_236_050)).toBe('min');
    expect(problemOf('50000.01', 9_000_000)).toBe('max');
    expect(problemOf('500', 1_236_050, { dayUsed: 9_960_000 })).toBe('day');
    expect(problemOf('100', 1_236_050, { fee: 10_000 })).toBe('fee');
  });

  it('lets all that is available go, also below the least amount', () => {
    expect(problemOf('12.34', 1_234)).toBeNull();
    expect(problemOf('12.33', 1_234)).toBe('min');
  });

  it('takes just what the rules take, and no fee that leaves nothing', () => {
    const amount = fc.integer({ min: 1, max: 20_000_000 });
    const rules = fc.record({
      min: fc.integer({ min: 1, max: 20_000 }),
      max: fc.integer({ min: 20_000, max: 9_000_000 }),
      dayMax: fc.integer({ min: 1, max: 20_000_000 }),
      dayUsed: fc.integer({ min: 0, max: 20_000_000 }),
      fee: fc.integer({ min: 0, max: 5_000 }),
      feePerMille: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(amount, amount, rules, (value, available, changed) => {
        const bounds = { available, rule: { ...rule, ...changed } };
        const read = readWithdrawal(typedAmount(value, '.'), 'en-US', bounds);
        const isWithin =
          value <= available &&
          value <= changed.max &&
          value <= dayLeft(bounds.rule) &&
          (value >= changed.min || value === available);
        if (read.problem === null) {
          expect(isWithin).toBe(true);
          expect(read.amount).toBe(value);
          expect(read.fee).toBeLessThan(value);
        } else expect(isWithin).toBe(read.problem === 'fee');
      }),
    );
  });
});
