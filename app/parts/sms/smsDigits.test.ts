import { describe, expect, it } from 'vitest';
import { isSmsCode, smsDigits } from './smsDigits.ts';

describe('smsDigits', () => {
  it('takes a code as it is pasted or typed', () => {
    for (const text of ['123456', ' 123 456\n', '123-456', '１２３４５６']) {
      expect(smsDigits(text)).toBe('123456');
      expect(isSmsCode(text)).toBe(true);
    }
  });

  it('takes nothing else for a code', () => {
    for (const text of ['', '12345', '1234567', '12345a', '１２３４５']) {
      expect(isSmsCode(text)).toBe(false);
    }
  });
});
