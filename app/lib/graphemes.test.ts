import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitGraphemes } from './graphemes.ts';

it('plain text is split as any other: both halves of a line end are one character', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const text = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\0', '\x7f') }),
  );
  fc.assert(
    fc.property(text, (plain) => {
      const characters = Array.from(segmenter.segment(plain), ({ segment }) => segment);
      expect(splitGraphemes(plain)).toEqual(characters);
    }),
  );
});
