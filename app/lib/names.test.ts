import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countGraphemes } from './graphemes.ts';
import { holdsBarred, tidyName } from './names.ts';

const odd = [
  ...'\u202e\u2066\u2069\u0000\n\t\u2028\u200b\u200f\ufeff \u0301',
  '👨‍👩‍👧‍👦',
  '\ud800',
];
const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme' })))
    .map((parts) => parts.join('')),
);

it('whatever came, the name is one that could have been chosen here, and stays so', () => {
  fc.assert(
    fc.property(wild, fc.integer({ min: 1, max: 30 }), (name, max) => {
      const tidy = tidyName(name, max);
      expect(holdsBarred(tidy)).toBe(false);
      expect(tidy).toBe(tidy.trim());
      expect(countGraphemes(tidy)).toBeLessThanOrEqual(max);
      expect(tidyName(tidy, max)).toBe(tidy);
    }),
    { numRuns: 3_000 },
  );
});

it.each(['Bea', 'Nguyễn Văn', '十个汉字正好十个汉字', '👨‍👩‍👧‍👦'.repeat(10), 'می‌خواهم'])(
  'leaves %s as it is',
  (name) => expect(tidyName(name, 10)).toBe(name),
);

it('makes one line of many, and ends what turns around', () => {
  expect(tidyName(' An\u202ena\r\n\r\nLee\u0000 ', 20)).toBe('Anna Lee');
  expect(tidyName('x'.repeat(1_000_000), 20)).toBe('x'.repeat(20));
});
