import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostAmount } from '../../contract/fields/money.ts';
import { decimalMark, parseAmount } from '../../lib/money/parseAmount.ts';
import { amountWithKey, typedAmount } from './amountKeys.ts';

const tags = ['zh-CN', 'zh-Hant', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'];
const typed = (keys: readonly string[], mark: string): string =>
  keys.reduce((text, key) => amountWithKey(text, key, mark), '');

describe('amountWithKey', () => {
  it.each([
    ['500', '500'],
    ['0500', '500'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['12345678901', '1234567890'],
    ['10000000000', '10000000000'],
    ['10000000000.5', '10000000000.5'],
    ['000', '0'],
  ])('makes %s of the keys %s', (keys, text) => {
    expect(typed([...keys], '.')).toBe(text);
  });

  it('never writes what is no amount, but for one that is being begun', () => {
    const keys = fc.array(fc.constantFrom(...'0123456789', 'mark', 'Backspace'), { maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...tags), keys, (tag, pressed) => {
        const decimal = decimalMark(tag);
        const text = typed(
          pressed.map((key) => (key === 'mark' ? decimal : key)),
          decimal,
        );
        const whole = text.endsWith(decimal) ? text.slice(0, -1) : text;
        const parsed = parseAmount(whole, tag);
        if ('problem' in parsed) expect(['empty', 'zero']).toContain(parsed.problem);
      }),
    );
  });
});

describe('typedAmount', () => {
  it('reads back as the same amount in every language', () => {
    const amount = fc.integer({ min: 1, max: mostAmount });
    fc.assert(
      fc.property(fc.constantFrom(...tags), amount, (tag, value) => {
        expect(parseAmount(typedAmount(value, decimalMark(tag)), tag)).toEqual({ value });
      }),
    );
  });
});
