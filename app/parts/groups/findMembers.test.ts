import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { groupMember } from '../../contract/gateway/entities/group.ts';
import { friend } from '../../contract/gateway/entities/people.ts';
import type { HanReader } from '../people/hanReader.ts';
import { createMemberFinder } from './findMembers.ts';

const of = (nickname: string, remark?: string) => ({
  ...v.parse(groupMember, { groupID: 'g', userID: nickname, nickname }),
  ...(remark === undefined ? {} : { remark }),
});
const readings: Record<string, string[]> = { 三: ['san'], 张: ['zhang'], 曾: ['ceng', 'zeng'] };
const reader: HanReader = {
  initialsOf: (character) => (readings[character] ?? []).map((one) => one.charAt(0)).join(''),
  readingsOf: (character) => readings[character] ?? [],
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
const found = (query: string, read: HanReader | null = reader) =>
  createMemberFinder(all, friends)
    .find(query, read)
    .map(({ userID }) => userID);

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
  ['zhang s', ['张三']],
  ['cengsand', ['曾三 Dan']],
  ['nobody', []],
])('finds by %s', (query, names) => {
  expect([...found(query)].sort()).toEqual([...names].sort());
});

it('has those whose name begins with the query first, else in the order they came', () => {
  expect(found('a').slice(0, 2)).toEqual(['Álvaro', 'Ana Lu']);
  expect(found('lu')).toEqual(['Lucía', 'Ana Lu']);
});

it('has those whose name begins with the query in pinyin before those who hold it', () => {
  const people = [of('大山'), of('张三'), of('三张')];
  const found = createMemberFinder(people, friends).find('san z', reader);
  expect(found.map(({ userID }) => userID)).toEqual(['三张', '张三']);
});

it('without a query all are there, the same list', () => {
  expect(createMemberFinder(all, friends).find('  ', reader)).toBe(all);
});

it('a name is found by pinyin as soon as it can be read', () => {
  expect(found('zs', null)).toEqual([]);
  expect(found('zs')).toEqual(['张三', '曾三 Dan']);
});

it('a query finds the same after others as alone', () => {
  const letters = fc.constantFrom(...'aluzhangces', ' ', '-', '三', '张', 'á', 'n', 'd');
  const asked = fc.record({
    text: fc.string({ unit: letters, maxLength: 4 }),
    isRead: fc.boolean(),
  });
  // Each goes on from the one before, or begins anew.
  const step = fc.record({ asked, goesOn: fc.boolean() });
  const people = [...all, of('-an'), of('张-三 z'), of("Xi'an L")];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const finder = createMemberFinder(people, friends);
      let query = '';
      for (const { asked: next, goesOn } of steps) {
        query = goesOn ? query + next.text : next.text;
        const read = next.isRead ? reader : null;
        const alone = createMemberFinder(people, friends).find(query, read);
        expect(finder.find(query, read)).toEqual(alone);
      }
    }),
  );
});
