import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitGraphemes } from './graphemes.ts';
import {
  folded,
  markMatches,
  matches,
  searchWordsOf,
  snippetOf,
  writtenWordsOf,
} from './searchWords.ts';

/** What folds to more or fewer characters, or is of several code units. */
const pieces = [
  ...['a', 'B', ' ', '\n', 'é', 'e\u0301', 'đ', 'Đ', 'ﬁ', 'ﬃ', 'Ａ', '１', 'ς', 'Σ', 'İ', 'ß', '…'],
  ...['中', '한', '😀', '👩‍👩‍👧', '🇲🇾', '👍🏽', '\u0301', '\u200d', '\ud83d', '½', '´', '\r\n'],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
/** A query that is a part of the text, or is not. */
const textAndQuery = fc.oneof(
  fc.tuple(text, text),
  fc
    .tuple(text, fc.nat(60), fc.nat(6))
    .map(([whole, from, length]): [string, string] => [whole, whole.slice(from, from + length)]),
);
const marked = (whole: string, query: string): string[] =>
  markMatches(whole, searchWordsOf(query))
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

it('the marked parts are the text, and there is one wherever the words match', () => {
  fc.assert(
    fc.property(textAndQuery, ([whole, query]) => {
      const words = searchWordsOf(query);
      const parts = markMatches(whole, words);
      expect(parts.map((part) => part.text).join('')).toBe(whole);
      for (const [index, part] of parts.entries()) {
        expect(part.text).not.toBe('');
        expect(part.isMatch).not.toBe(parts[index + 1]?.isMatch);
      }
      const found = parts.filter(({ isMatch }) => isMatch);
      if (matches(whole, words) && words.length > 0) expect(found).not.toEqual([]);
      // What is marked holds one of the words.
      for (const part of found) {
        expect(words.some((word) => folded(part.text).includes(word))).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('marks whole characters of the text as it was written', () => {
  expect(marked('Cà phê Đà Nẵng', 'ca da')).toEqual(['Cà', 'Đà']);
  expect(marked('CAFE\u0301s', 'é')).toEqual(['E\u0301']);
  expect(marked('an oﬃce', 'fi')).toEqual(['ﬃ']);
  expect(marked('ＡＢＣ', 'b')).toEqual(['Ｂ']);
  expect(marked('hi 👩‍👩‍👧!', '👩')).toEqual(['👩‍👩‍👧']);
  expect(marked('abcabc', 'ab bc')).toEqual(['abcabc']);
  expect(marked('aaa', 'aa')).toEqual(['aaa']);
  expect(markMatches('plain', [])).toEqual([{ text: 'plain', isMatch: false }]);
});

it('a snippet is one bounded line of whole characters that shows the first match', () => {
  fc.assert(
    fc.property(textAndQuery, fc.integer({ min: 8, max: 40 }), ([whole, query], longest) => {
      const words = searchWordsOf(query);
      const snippet = snippetOf(whole, words, longest);
      expect(snippet).not.toMatch(/[\r\n]/u);
      const line = whole.replace(/\s+/gu, ' ').trim();
      const inside = snippet === line ? line : snippet.replace(/^…|…$/gu, '');
      expect(line).toContain(inside);
      expect(splitGraphemes(line).length <= longest ? snippet === line : snippet !== line).toBe(
        true,
      );
      expect([...snippet].length).toBeLessThanOrEqual(
        Math.max(...[0, ...splitGraphemes(line).map((one) => [...one].length)]) * longest + 2,
      );
    }),
    { numRuns: 500 },
  );
  const long = `${'before '.repeat(30)}Nẵng${' after'.repeat(30)}`;
  const snippet = snippetOf(long, ['nang'], 40);
  expect(snippet).toMatch(/^….*Nẵng.*…$/u);
  expect(splitGraphemes(snippet)).toHaveLength(40);
  expect(snippetOf('end of it all here', ['here'], 10)).toBe('…all here');
  expect(snippetOf('👩‍👩‍👧'.repeat(9), ['x'], 5)).toBe(`${'👩‍👩‍👧'.repeat(3)}…`);
});

it('every word is somewhere in the text, whatever the case and the marks', () => {
  expect(matches('Hẹn gặp ở Đà Nẵng', searchWordsOf('NANG gap'))).toBe(true);
  expect(matches('Hẹn gặp ở Đà Nẵng', searchWordsOf('nang hue'))).toBe(false);
  expect(matches('Hello there', searchWordsOf('LO TH'))).toBe(true);
  expect(matches('οδος', searchWordsOf('ΟΔΟΣ'))).toBe(true);
});

it('there are no more words than the gateway takes', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ maxLength: 3_000 })), (query) => {
      for (const words of [searchWordsOf(query), writtenWordsOf(query)]) {
        expect(words.length).toBeLessThanOrEqual(20);
        expect(words.join('').length).toBeLessThanOrEqual(1_000);
        expect(words).not.toContain('');
      }
    }),
  );
  expect(searchWordsOf('  Đà \n NẴNG đà ')).toEqual(['da', 'nang']);
  expect(writtenWordsOf('  Đà \n NẴNG ')).toEqual(['Đà', 'NẴNG']);
  expect(searchWordsOf('x'.repeat(2_000))).toEqual(['x'.repeat(1_000)]);
  expect(
    searchWordsOf(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')),
  ).toHaveLength(20);
});
