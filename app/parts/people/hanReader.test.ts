import { describe, expect, it } from 'vitest';
import { loadHanLetters } from './hanLetter.ts';
import { createHanReader, loadHanSyllables } from './hanReader.ts';

const [letters, syllables] = [await loadHanLetters(), await loadHanSyllables()];
const read = createHanReader(letters, syllables).readingsOf;

describe('a reader', () => {
  it.each([
    ['张', ['zhang']],
    ['張', ['zhang']],
    ['偉', ['wei']],
    ['先', ['xian']],
    ['安', ['an']],
    ['阿', ['a', 'e']],
    ['女', ['nu', 'nv', 'ru']],
    ['吕', ['lu', 'lv']],
    ['略', ['lue', 'lve']],
  ])('reads %s as %j', (character, readings) => {
    expect([...read(character)].sort()).toEqual(readings);
  });

  it.each([
    ...[
      ['单', 'shan', 'dan'],
      ['單', 'shan', 'dan'],
      ['曾', 'zeng', 'ceng'],
      ['仇', 'qiu', 'chou'],
    ],
    ...[
      ['解', 'xie', 'jie'],
      ['朴', 'piao', 'pu'],
      ['区', 'ou', 'qu'],
      ['查', 'zha', 'cha'],
    ],
    ...[
      ['盖', 'ge', 'gai'],
      ['乐', 'yue', 'le'],
      ['尉', 'yu', 'wei'],
      ['长', 'zhang', 'chang'],
    ],
    ...[
      ['种', 'chong', 'zhong'],
      ['翟', 'zhai', 'di'],
      ['覃', 'qin', 'tan'],
      ['万', 'mo', 'wan'],
    ],
  ])('reads %s as a family name, %s, and as a word, %s', (character, surname, word) => {
    expect(read(character)).toContain(surname);
    expect(read(character)).toContain(word);
  });

  it('has the first letter of each reading of each character, which costs no look into the order', () => {
    const reader = createHanReader(letters, syllables);
    for (let code = 0x4e00; code <= 0x9fff; code += 1) {
      const character = String.fromCodePoint(code);
      const firsts = reader.readingsOf(character).map((reading) => reading.charAt(0));
      expect(new Set(reader.initialsOf(character)), character).toEqual(new Set(firsts));
    }
    expect(['a', '🌸', ' '].map(reader.initialsOf)).toEqual(['', '', '']);
  });

  it('reads a character once', () => {
    let asked = 0;
    const { compare } = new Intl.Collator('zh-u-co-pinyin');
    const counting = createHanReader(letters, syllables, (one, other) => {
      asked += 1;
      return compare(one, other);
    });
    const before = asked;
    expect(counting.initialsOf('张')).toBe('z');
    expect(asked).toBe(before);
    const first = counting.readingsOf('张');
    expect(asked - before).toBeLessThan(12);
    const after = asked;
    expect(counting.readingsOf('张')).toBe(first);
    expect(asked).toBe(after);
  });

  it.each([
    ['by strokes', new Intl.Collator('zh-u-co-stroke').compare],
    ['by code points', (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)],
    ['not at all', () => 0],
  ])('knows first letters alone where characters are sorted %s', (_, compare) => {
    const reader = createHanReader(letters, syllables, compare);
    expect(['张', '偉', '曾', 'a'].map(reader.readingsOf)).toEqual([['z'], ['w'], ['z'], []]);
  });

  it('knows first letters alone until the syllables are there', () => {
    const { readingsOf } = createHanReader(letters, null);
    expect(['张', '偉'].map(readingsOf)).toEqual([['z'], ['w']]);
  });
});
