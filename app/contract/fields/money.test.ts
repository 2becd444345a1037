import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { txHash } from '../recharge-usdt/chain.ts';
import { amount, cardNumber, fundPassword, holderName, orderNo } from './money.ts';

const takes = (schema: v.GenericSchema, value: unknown): boolean => v.is(schema, value);

describe('the fields of money', () => {
  it('take whole hundredths above nothing, and no other number', () => {
    for (const value of [1, 100, 1_000_000_000_000]) expect(takes(amount, value)).toBe(true);
    for (const value of [0, -1, 0.5, 1_000_000_000_001, Number.NaN, Infinity, '100', null]) {
      expect(takes(amount, value), String(value)).toBe(false);
    }
  });

  it('take six digits as a fund password, and nothing near', () => {
    expect(takes(fundPassword, '012345')).toBe(true);
    for (const value of ['12345', '1234567', '12345a', '１２３４５６', ' 12345', 123_456]) {
      expect(takes(fundPassword, value), String(value)).toBe(false);
    }
  });

  it('take 12 to 19 digits as a card number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,24}$/), (digits) => {
        expect(takes(cardNumber, digits)).toBe(digits.length >= 12 && digits.length <= 19);
      }),
    );
    expect(takes(cardNumber, '4111 1111 1111 1111')).toBe(false);
  });

  it.each([
    'José Álvarez',
    'Nguyễn Thị Ánh',
    '陈岸',
    "Siti Nur'Aisyah",
    'O’Brien',
    '阿卜杜拉·买买提',
  ])('take the name %s, composed', (name) => {
    expect(v.parse(holderName, ` ${name.normalize('NFD')} `)).toBe(name.normalize('NFC'));
  });

  it.each(['A', '4111111111111111', 'a@b', '<b>', 'x'.repeat(61), '-x'])(
    'refuse the name %s',
    (name) => {
      expect(takes(holderName, name)).toBe(false);
    },
  );

  it('take order numbers without the letters that look like digits', () => {
    expect(takes(orderNo, 'X20260309-7K3M9Q2FXA')).toBe(true);
    for (const text of [
      'X20260309-7K3M9Q2FXI',
      'Z20260309-7K3M9Q2FXA',
      'x20260309-7k3m9q2fxa',
      '',
    ]) {
      expect(takes(orderNo, text), text).toBe(false);
    }
  });

  it('take a hash in either case, and write it in lower case', () => {
    const hash = 'AB'.repeat(32);
    expect(v.parse(txHash, ` 0x${hash} `)).toBe(`0x${hash.toLowerCase()}`);
    expect(takes(txHash, hash.slice(1))).toBe(false);
  });
});
