import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';

const letters = await loadHanLetters();

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
    expect(letterOf(name, letters)).toBe(letter);
  });

  it.each([
    ['阿宝', 'A'],
    ['陈静', 'C'],
    ['陳靜', 'C'],
    ['欧阳修', 'O'],
    ['区志强', 'O'],
    ['曾国藩', 'Z'],
    ['单雄信', 'S'],
    ['单于夫罗', 'S'],
    ['尉迟恭', 'Y'],
    ['尉遲恭', 'Y'],
    ['解缙', 'X'],
    ['仇英', 'Q'],
    ['查良镛', 'Z'],
    ['盖叫天', 'G'],
    ['盖聂', 'G'],
    ['朴志勋', 'P'],
    ['乐毅', 'Y'],
    ['樂毅', 'Y'],
    ['單雄信', 'S'],
    ['區志強', 'O'],
    ['萬俟卨', 'M'],
    ['万里', 'W'],
    ['長孫無忌', 'Z'],
    ['种师道', 'C'],
    ['贾宝玉', 'J'],
    ['沈從文', 'S'],
    ['翟志剛', 'Z'],
    ['覃辉', 'Q'],
    ['䶮', 'Y'],
    ['\u{2f00}', 'Y'],
    ['張偉', 'Z'],
    ['鄭和', 'Z'],
    ['黃蓉', 'H'],
    ['龍五', 'L'],
    ['馬雲', 'M'],
    ['王小明', 'W'],
    ['吴用', 'W'],
    ['诸葛亮', 'Z'],
  ])('%s stands under %s, by pinyin', (name, letter) => {
    expect(letterOf(name, letters)).toBe(letter);
  });

  it('is one letter for any name, the same in capitals and however its marks are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(letterOf(name, letters)).toMatch(/^[A-Z#]$/);
        expect(letterOf(name.normalize('NFC'), letters)).toBe(
          letterOf(name.normalize('NFD'), letters),
        );
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), (name) => {
        expect(letterOf(name, letters)).toBe(name.slice(0, 1).toUpperCase());
        expect(letterOf(name.toUpperCase(), letters)).toBe(letterOf(name, letters));
      }),
    );
  });
});
