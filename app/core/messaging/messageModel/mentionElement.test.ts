import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mentionElement } from './mentionElement.ts';
import { type Mention, mentioningWords } from './mentions.ts';
import { movedMentions } from './movedMentions.ts';
import { readMentions } from './readMentions.ts';

const elementOf = (text: string, mentions: readonly Mention[]) => ({
  ...mentionElement(text, mentions),
  quoteMessage: null,
});

it('writes ids for names, apart from what stands beside them', () => {
  const text = 'Hi@Bea, and @Minh Anh!';
  const mentions = [
    { start: 2, end: 6, userID: 'u1' },
    { start: 12, end: 21, userID: 'u2' },
  ];
  expect(mentionElement(text, mentions)).toEqual({
    text: 'Hi @u1 , and @u2 !',
    atUserList: ['u1', 'u2'],
    atUsersInfo: [
      { atUserID: 'u1', groupNickname: 'Bea' },
      { atUserID: 'u2', groupNickname: 'Minh Anh' },
    ],
    isAtSelf: false,
  });
});

/** Words and names in turn. */
const name = fc.constantFrom('Bea', 'Minh Anh', '雅婷', 'u1', 'a_b', '😀');
const pieces = fc.array(
  fc.record({
    words: fc.stringMatching(/^[ a-z,.!汉/\n]{0,8}$/),
    name,
    userID: fc.constantFrom('u1', 'u2', 'u3'),
  }),
  { maxLength: 6 },
);
function written(parts: readonly { words: string; name: string; userID: string }[]) {
  const names = new Map<string, string>();
  let text = '';
  const mentions: Mention[] = [];
  for (const { words, name: any, userID } of parts) {
    const one = names.get(userID) ?? any;
    names.set(userID, one);
    text += words;
    mentions.push({ start: text.length, end: text.length + one.length + 1, userID });
    text += `@${one}`;
  }
  return { text, mentions };
}

it('is read by whoever gets it as it was written, but for blanks around the names', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const { text, mentions } = written(parts);
      const read = mentioningWords({ atElem: elementOf(text, mentions) });
      expect(read.words.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      const named = (words: string, all: readonly Mention[]) =>
        all.map(({ start, end, userID }) => `${userID} ${words.slice(start, end)}`);
      expect(named(read.words, read.mentions)).toEqual(named(text, mentions));
    }),
  );
});

it('follows a name while the text changes, and drops it with its first changed letter', () => {
  const mentions = [{ start: 3, end: 7, userID: 'u1' }];
  expect(movedMentions(mentions, 'Hi @Bea ', 'Hello @Bea ')).toEqual([
    { start: 6, end: 10, userID: 'u1' },
  ]);
  expect(movedMentions(mentions, 'Hi @Bea ', 'Hi @Bea there')).toEqual(mentions);
  expect(movedMentions(mentions, 'Hi @Bea ', 'Hi @Be ')).toEqual([]);
  expect(movedMentions(mentions, 'Hi @Bea ', '')).toEqual([]);
});

it('never names another stretch of the text than the one that was chosen', () => {
  fc.assert(
    fc.property(
      pieces,
      fc.nat(60),
      fc.nat(20),
      fc.string({ maxLength: 6 }),
      (parts, at, gone, added) => {
        const { text, mentions } = written(parts);
        const after = text.slice(0, at) + added + text.slice(at + gone);
        const moved = movedMentions(mentions, text, after);
        const kept = moved.map(({ start, end, userID }) => `${userID} ${after.slice(start, end)}`);
        const before = mentions.map(
          ({ start, end, userID }) => `${userID} ${text.slice(start, end)}`,
        );
        for (const one of kept) expect(before).toContain(one);
        expect(readMentions(moved, after)).toEqual(moved);
      },
    ),
  );
});

it('reads from what was kept those mentions alone that fit the text', () => {
  const good = { start: 0, end: 4, userID: 'u1' };
  expect(
    readMentions([good, null, 7, { ...good, end: 99 }, { ...good, start: 1 }], '@Bea'),
  ).toEqual([good]);
  expect(
    readMentions(
      [
        { ...good, userID: 'a b' },
        { ...good, userID: '' },
      ],
      '@Bea',
    ),
  ).toEqual([]);
  expect(readMentions([good, good], '@Bea@Bea')).toEqual([good]);
  fc.assert(fc.property(fc.anything(), fc.string(), (any, text) => void readMentions(any, text)));
});
