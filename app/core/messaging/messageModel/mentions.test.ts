import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atAllTag } from '../../../contract/gateway/enums.ts';
import { mentioningWords } from './mentions.ts';

type Named = Readonly<Record<string, string>>;

function read(text: string, named: Named, atUserList: string[] = []) {
  const atUsersInfo = Object.entries(named).map(([atUserID, groupNickname]) => ({
    atUserID,
    groupNickname,
  }));
  const atElem = { text, atUserList, atUsersInfo, quoteMessage: null, isAtSelf: false };
  return mentioningWords({ atElem });
}
const said = (text: string, named: Named, list?: string[]) => read(text, named, list).words;

it('names those whom a message mentions, and nobody else', () => {
  const named = { u1: 'Bea', u12: 'Carl' };
  expect(said('@u1 and @u12 , @u123 too', named)).toBe('@Bea and @Carl , @u123 too');
  expect(said('@u1', named)).toBe('@Bea');
  expect(said('看@u1\n好', named)).toBe('看@Bea\n好');
  expect(said('me@u1 https://a.com/@u1 ', named)).toBe('me@u1 https://a.com/@u1 ');
  expect(said('@u1 ', {})).toBe('@u1 ');
});

it('says where the names stand, and whom they mean', () => {
  const { words, mentions } = read('Hi @u2 and @u1 ', { u1: 'Bea', u2: 'Carl' });
  expect(mentions.map(({ start, end, userID }) => [words.slice(start, end), userID])).toEqual([
    ['@Carl', 'u2'],
    ['@Bea', 'u1'],
  ]);
});

it('has a name for those without one', () => {
  expect(said('@user-123456 ', {}, ['user-123456'])).toBe('@123456 ');
  expect(said(`@${atAllTag} `, {}, [atAllTag])).toBe('@all ');
  expect(said(`@${atAllTag} `, { [atAllTag]: 'Semua' })).toBe('@Semua ');
});

it('makes names plain and short', () => {
  expect(said('@u1 ', { u1: '\u202EBea\n\nx' })).toBe('@Bea x ');
  expect(said('@u1 ', { u1: 'x'.repeat(9_000) })).toHaveLength(42);
  expect(said('@u1 '.repeat(5_000), { u1: 'x'.repeat(40) }).length).toBeLessThan(25_000);
});

it('keeps everything else of any text', () => {
  const piece = fc.constantFrom('@', 'u1', 'u2', ' ', '\n', '看', '/', 'x', '@u1 ', '😀');
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (given) => {
      const { words, mentions } = read(given, { u1: 'Bea', u2: 'Bea' });
      let back = '';
      let at = 0;
      for (const { start, end, userID } of mentions) {
        expect(words.slice(start, end)).toBe('@Bea');
        back += `${words.slice(at, start)}@${userID}`;
        at = end;
      }
      expect(back + words.slice(at)).toBe(given);
    }),
  );
});
