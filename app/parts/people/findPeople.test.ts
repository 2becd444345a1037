import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeople } from './findPeople.ts';
import { loadHanLetters } from './hanLetter.ts';
import { createHanReader, loadHanSyllables } from './hanReader.ts';

const reader = createHanReader(await loadHanLetters(), await loadHanSyllables());
const people = [
  { userID: 'u-000417', nickname: 'Bea', remark: 'My cellist' },
  { userID: 'u-000418', nickname: 'Đặng Ánh', remark: '' },
  { userID: 'u-000999', nickname: '王小明', remark: '' },
  { userID: 'u-001000', nickname: 'ＷＩＤＥ Zoë', remark: '' },
];
const found = (query: string) =>
  findPeople(people, query, reader).map(({ userID }) => userID.slice(-3));

describe('findPeople', () => {
  it.each([
    ['cell', ['417']],
    ['BEA', ['417']],
    ['bea cell', ['417']],
    ['bea nobody', []],
    ['dang anh', ['418']],
    ['Đặng', ['418']],
    ['A\u0301nh', ['418']],
    ['小明', ['999']],
    ['wxm', ['999']],
    ['XM', ['999']],
    ['wangxiaoming', ['999']],
    ['Xiǎo m', ['999']],
    ['ming wang', ['999']],
    ['wangming', []],
    ['wide zoe', ['000']],
    ['u-0004', ['417', '418']],
    ['999', ['999']],
    ['.*', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('is everybody, in the same array, without a word', () => {
    expect(findPeople(people, ' \n', reader)).toBe(people);
  });

  it('finds a person by any part of their names, in any order of words', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme', maxLength: 8 });
    fc.assert(
      fc.property(text, text, (nickname, remark) => {
        const person = { nickname, remark, userID: 'u-1' };
        expect(findPeople([person], `${remark} ${nickname}`, reader)).toEqual([person]);
      }),
    );
  });

  it('finds a person by a part of their id that somebody can have meant', () => {
    const person = { nickname: 'Bea', userID: '50JAh3GlXW' };
    const isFound = (query: string) => findPeople([person], query, reader).length === 1;
    expect(['50jah3glxw', 'gLx', 'bea h3g', 'x', 'xw'].map(isFound)).toEqual([
      ...[true, true, true, false, false],
    ]);
  });

  it('finds somebody by a new name', () => {
    const before = { userID: 'x', nickname: 'Bea' };
    expect(findPeople([before], 'cleo', reader)).toEqual([]);
    expect(findPeople([{ ...before, nickname: 'Cleo' }], 'cleo', reader)).toHaveLength(1);
  });
});
