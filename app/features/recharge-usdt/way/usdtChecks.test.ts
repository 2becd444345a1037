import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUsdt, isSecret, plainHash } from './usdtChecks.ts';

const minDep = 10_000_000;
const hexDigits = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
  minLength: 64,
  maxLength: 64,
});
const space = fc.constantFrom('', ' ', '\n', '\t ');

describe('checkUsdt', () => {
  it.each([
    ['en-US', '10', undefined],
    ['en-US', '10.000001', undefined],
    ['vi-VN', '10,5', undefined],
    ['en-US', '9.999999', 'belowMinimum'],
    ['en-US', '10.0000001', 'decimals'],
    ['vi-VN', '10.5', undefined],
    ['vi-VN', '10.50000001', 'amountShape'],
    ['en-US', '12,3456', undefined],
    ['zh-CN', '12,3456', 'twoWays'],
    ['en-US', '12.345', 'twoWays'],
    ['es-ES', '12.345', 'twoWays'],
    ['en-US', '-50', 'amountShape'],
    ['en-US', '10000001', 'aboveMaximum'],
    ['en-US', '', 'empty'],
  ])('in %s takes "%s" for %s', (tag, amount, problem) => {
    const found = checkUsdt(
      { amount, txHash: 'a'.repeat(64) },
      { chainType: 'TRC20', minDep, tag },
    );
    expect(found.amount).toBe(problem);
    expect(found.txHash).toBeUndefined();
  });

  it('takes any hash in the form of its network, however it was pasted, and in no other', () => {
    fc.assert(
      fc.property(hexDigits, space, space, (digits, before, after) => {
        const hashOn = (chainType: 'TRC20' | 'ERC20', hash: string) =>
          checkUsdt(
            { amount: '50', txHash: before + hash + after },
            { chainType, minDep, tag: 'en-US' },
          ).txHash;
        expect(hashOn('TRC20', digits)).toBeUndefined();
        expect(hashOn('ERC20', `0x${digits}`)).toBeUndefined();
        expect(hashOn('TRC20', `0x${digits}`)).toBe('otherNetwork');
        expect(hashOn('ERC20', digits)).toBe('shape');
        expect(plainHash(before + digits + after)).toBe(digits.toLowerCase());
      }),
    );
  });

  it('knows a key of an EVM network in either field, and a hash as none', () => {
    fc.assert(
      fc.property(hexDigits, (digits) => {
        expect(isSecret(digits, 'ERC20')).toBe(true);
        expect(isSecret(digits)).toBe(true);
        expect(isSecret(`0x${digits}`, 'ERC20')).toBe(false);
        expect(isSecret(digits, 'TRC20')).toBe(false);
      }),
    );
  });
});
