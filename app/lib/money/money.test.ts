import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviateAmount } from './abbreviateAmount.ts';
import { amountParts, formatAmount, formatUsdt } from './formatAmount.ts';
import { creditFor, feeFor } from './moneyArithmetic.ts';

const tags = ['zh-CN', 'zh-Hant', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'] as const;
const currencies = ['CNY', 'TWD', 'USD', 'MYR', 'VND', 'EUR', undefined] as const;
const anyTag = fc.constantFrom(...tags);
const balance = fc.integer({ min: 0, max: 9_000_000_000_000_000 });
const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('formatAmount', () => {
  it.each([
    [1236050, 'zh-CN', 'CNY', '¥1,2360.50'],
    [-1236050, 'zh-CN', 'CNY', '−¥1,2360.50'],
    [1236050, 'en-US', 'USD', '$12,360.50'],
    [0, 'en-US', 'USD', '$0.00'],
    [5, 'en-US', 'USD', '$0.05'],
    [123456789012, 'zh-CN', 'CNY', '¥12,3456,7890.12'],
  ])('writes %d in %s and %s', (amount, tag, currency, text) => {
    expect(formatAmount(amount, { tag, currency })).toBe(text);
  });

  it('writes the symbol where the language puts it', () => {
    const dong = amountParts(1236050, { tag: 'vi-VN', currency: 'VND' });
    expect(dong.before).toBe('');
    expect(dong.after.trim()).toBe('₫');
    expect(dong.whole + dong.fraction).toBe('12.360,50');
  });

  it('writes the sign that is asked for', () => {
    expect(formatAmount(500, { tag: 'en-US', sign: 'always' })).toBe('+5.00');
    expect(formatAmount(-500, { tag: 'en-US', sign: 'always' })).toBe('−5.00');
    expect(formatAmount(-500, { tag: 'en-US', sign: 'never' })).toBe('5.00');
    expect(formatAmount(0, { tag: 'en-US', sign: 'always' })).toBe('0.00');
  });

  it('keeps every digit of every balance', () => {
    const currency = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(balance, anyTag, currency, (amount, tag, of) => {
        const { whole, fraction } = amountParts(amount, { tag, currency: of });
        expect(digitsOf(whole + fraction)).toBe(String(amount).padStart(3, '0'));
        expect(digitsOf(fraction)).toHaveLength(2);
      }),
    );
  });

  it('groups Chinese amounts by four and no others', () => {
    fc.assert(
      fc.property(balance, (amount) => {
        const { whole } = amountParts(amount, { tag: 'zh-CN', currency: 'CNY' });
        expect(whole).toMatch(/^\d{1,4}(,\d{4})*$/);
        expect(amountParts(amount, { tag: 'zh-CN', currency: 'USD' }).whole).toMatch(
          /^\d{1,3}(,\d{3})*$/,
        );
        expect(amountParts(amount, { tag: 'en-US' }).whole).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });

  it('writes USDT without zeros at the end', () => {
    expect(formatUsdt(50_000_000, 'en-US')).toBe('50');
    expect(formatUsdt(10_000_001, 'en-US')).toBe('10.000001');
    expect(formatUsdt(1_759_396_224_224, 'en-US')).toBe('1,759,396.224224');
    expect(formatUsdt(500_000, 'es-ES')).toBe('0,5');
  });
});

describe('abbreviateAmount', () => {
  it.each([
    [99_999, 'zh-CN', '999.99'],
    [1_000_000, 'zh-CN', '1万'],
    [123_456_700, 'zh-CN', '123.45万'],
    [9_999_999_999, 'zh-CN', '9999.99万'],
    [10_000_000_000, 'zh-CN', '1亿'],
    [10_000_000_000, 'zh-Hant', '1億'],
    [123_456, 'en-US', '1.23K'],
    [99_999_999, 'en-US', '999.99K'],
    [250_000_000, 'vi-VN', '2,5M'],
    [100_000_000_000, 'es-ES', '1G'],
  ])('shortens %d in %s', (amount, tag, text) => {
    expect(abbreviateAmount(amount, tag)).toBe(text);
  });

  it('never shows more than there is', () => {
    fc.assert(
      fc.property(balance, (amount) => {
        const [, number = '', unit = ''] =
          /^([\d.]+)([KMG]?)$/.exec(abbreviateAmount(amount, 'en-US').replaceAll(',', '')) ?? [];
        const factor = { K: 1e3, M: 1e6, G: 1e9 }[unit] ?? 1;
        expect(Number(number) * factor).toBeLessThanOrEqual(amount / 100 + 0.005);
      }),
    );
  });
});

describe('money arithmetic', () => {
  it.each([
    [50_000_000, 720, 36_000],
    [10_000_001, 720, 7_200],
    [1, 720, 0],
    [1_759_396_224_224, 348_357, 612_897_990_481],
  ])('credits %d millionths at %d', (micro, rate, points) => {
    expect(creditFor(micro, rate)).toBe(points);
  });

  it('takes the fee out of the amount, rounded down', () => {
    expect(feeFor(50_000, { fee: 0, feePerMille: 0 })).toBe(0);
    expect(feeFor(12_345, { fee: 200, feePerMille: 5 })).toBe(261);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (amount, feePerMille) => {
          const fee = feeFor(amount, { fee: 0, feePerMille });
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(amount);
          expect(Number.isSafeInteger(fee)).toBe(true);
        },
      ),
    );
  });
});
