import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../app/brand/currency.ts';
import { localeIds } from '../../app/brand/locales.ts';
import { exchangeLimitsOf } from './exchangeLimits.ts';
import { usdtRate } from './recharge/usdtRate.ts';

describe('exchangeLimitsOf', () => {
  it.each(localeIds.map(currencyOf))('in %s is worth a withdrawal', (currency) => {
    const limits = exchangeLimitsOf(currency);
    const { rate } = usdtRate({ currency }, 0);
    const inUsdt = (amount: number) => amount / rate;
    expect(inUsdt(limits.min)).toBeGreaterThan(3);
    expect(inUsdt(limits.min)).toBeLessThan(150);
    expect(inUsdt(limits.max)).toBeGreaterThan(5_000);
    expect(inUsdt(limits.max)).toBeLessThan(100_000);
    expect(limits.dayMax).toBe(2 * limits.max);
  });

  it('has limits for any other currency', () => {
    expect(exchangeLimitsOf('XYZ')).toEqual(exchangeLimitsOf('USD'));
  });
});
