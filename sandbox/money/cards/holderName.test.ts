import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderKey, maskHolder } from './holderName.ts';

describe('holderKey', () => {
  it.each([
    ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
    ['O’Brien-Smith', "o'brien smith"],
    ['Ａｎａ Tan', 'ana  tan'],
    ['José', 'Jose\u0301'],
    ['Groß', 'GROSS'],
    ['张 伟', '张伟'],
  ])('takes %s and %s for one', (one, other) => {
    expect(holderKey(one)).toBe(holderKey(other));
  });

  it.each([
    ['Ana Tan', 'Ann Tan'],
    ['张伟', '张玮'],
    ['Ana', 'Anan'],
  ])('tells %s and %s apart', (one, other) => {
    expect(holderKey(one)).not.toBe(holderKey(other));
  });

  it('is the same whatever the case and the form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const other of [name.normalize('NFD'), name.normalize('NFKC'), ` ${name} `])
          expect(holderKey(other)).toBe(holderKey(name));
      }),
    );
  });
});

describe('maskHolder', () => {
  it.each([
    ['Ana Tan', 'A**n'],
    ['张伟', '张**'],
    ['欧阳小明', '欧**明'],
    ['Đặng Ánh', 'Đ**h'],
  ])('of %s is %s', (name, masked) => expect(maskHolder(name)).toBe(masked));
});
