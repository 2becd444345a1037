import * as v from 'valibot';
import { expect, it } from 'vitest';
import { groupMember } from '../../contract/gateway/entities/group.ts';
import { friend } from '../../contract/gateway/entities/people.ts';
import type { HanLetters } from '../people/hanLetter.ts';
import { findMembers } from './findMembers.ts';

const of = (nickname: string, remark?: string) => ({
  ...v.parse(groupMember, { groupID: 'g', userID: nickname, nickname }),
  ...(remark === undefined ? {} : { remark }),
});
/** 三 and 张 alone, and 曾 as a family name. */
const hanLetters: HanLetters = {
  first: '三'.codePointAt(0) ?? 0,
  letters: `S${' '.repeat(('张'.codePointAt(0) ?? 0) - ('三'.codePointAt(0) ?? 0) - 1)}Z`,
  surnames: { 曾: 'Z' },
};
const friends = new Map([['cleo', v.parse(friend, { userID: 'cleo', nickname: 'Cleopatra' })]]);
const all = [
  of('Lucía'),
  of('Álvaro'),
  of('cleo', 'Boss'),
  of('张三'),
  of('曾三 Dan'),
  of('Ana Lu'),
];
const found = (query: string, letters: HanLetters | null = hanLetters) =>
  findMembers(all, query, { friends, hanLetters: letters }).map(({ userID }) => userID);

it.each([
  ['LUCIA', ['Lucía']],
  ['lu', ['Lucía', 'Ana Lu']],
  ['bos', ['cleo']],
  ['cle', ['cleo']],
  ['patra', ['cleo']],
  ['张', ['张三']],
  ['zs', ['张三', '曾三 Dan']],
  ['s', ['张三', '曾三 Dan', 'cleo']],
  ['三 da', ['曾三 Dan']],
  ['nobody', []],
])('finds by %s', (query, names) => {
  expect([...found(query)].sort()).toEqual([...names].sort());
});

it('has those whose name begins with the query first, else in the order they came', () => {
  expect(found('a').slice(0, 2)).toEqual(['Álvaro', 'Ana Lu']);
  expect(found('lu')).toEqual(['Lucía', 'Ana Lu']);
});

it('without a query all are there, the same list', () => {
  expect(findMembers(all, '  ', { friends, hanLetters })).toBe(all);
});

it('a name is found by its initials as soon as the letters are there', () => {
  expect(found('zs', null)).toEqual([]);
  expect(found('zs')).toEqual(['张三', '曾三 Dan']);
});
