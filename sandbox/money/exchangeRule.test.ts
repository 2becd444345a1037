import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeLimitsOf } from './exchangeLimits.ts';
import { day, freeAt, usedOf } from './exchangeRule.ts';

const { dayMax, max } = exchangeLimitsOf('USD');

describe('freeAt', () => {
  it('is the first moment at which an amount fits again', () => {
    const order = fc.record({
      amount: fc.integer({ min: 1, max }),
      createdAt: fc.integer({ min: 0, max: day - 1 }),
    });
    const list = fc.array(order, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max }), (orders, amount) => {
        const sorted = orders.toSorted((one, other) => one.createdAt - other.createdAt);
        fc.pre(usedOf(sorted) + amount > dayMax);
        const moment = freeAt(sorted, amount, dayMax);
        const usedAt = (now: number) =>
          usedOf(sorted.filter(({ createdAt }) => createdAt > now - day));
        expect(usedAt(moment) + amount).toBeLessThanOrEqual(dayMax);
        expect(usedAt(moment - 1) + amount).toBeGreaterThan(dayMax);
      }),
      { numRuns: 500 },
    );
  });
});
