import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOf, otherLetter } from './letterOf.ts';

describe('letterOf', () => {
  it.each([
    ['ana', 'A'],
    ['Álvaro', 'A'],
    ['Ñusta', 'N'],
    ['Ølstad', 'O'],
    ['Đặng Văn', 'D'],
    ['Ưng', 'U'],
    [' Zoë', 'Z'],
    ['ｗｉｄｅ', 'W'],
    ['ﬁn', 'F'],
    ['7up', otherLetter],
    ['👋 Bob', otherLetter],
    ['Иван', otherLetter],
    ['さくら', otherLetter],
    ['', otherLetter],
  ])('%s stands under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it.each([
    ['阿宝', 'A'],
    ['陈静', 'C'],
    ['陳靜', 'C'],
    ['欧阳修', 'O'],
    ['区志强', 'O'],
    ['曾国藩', 'Z'],
    ['单雄信', 'S'],
    ['单于', 'C'],
    ['尉迟恭', 'Y'],
    ['解缙', 'X'],
    ['張偉', 'Z'],
    ['鄭和', 'Z'],
    ['黃蓉', 'H'],
    ['龍五', 'L'],
    ['馬雲', 'M'],
    ['王小明', 'W'],
    ['吴用', 'W'],
    ['诸葛亮', 'Z'],
  ])('%s stands under %s, by pinyin', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('is one letter for any name, the same in capitals and however its marks are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(letterOf(name)).toMatch(/^[A-Z#]$/);
        expect(letterOf(name.normalize('NFC'))).toBe(letterOf(name.normalize('NFD')));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), (name) => {
        expect(letterOf(name)).toBe(name.slice(0, 1).toUpperCase());
        expect(letterOf(name.toUpperCase())).toBe(letterOf(name));
      }),
    );
  });
});
