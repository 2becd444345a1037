import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainWords } from './plainText.ts';

describe('plainWords', () => {
  it('takes out characters that disguise, and keeps paragraphs', () => {
    expect(plainWords(' a\u202Eb\u0000c\u200B \r\n\n\n\n d\te ', 100)).toBe('abc\n\nd e');
  });

  it('never exceeds its length, nor cuts a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, max) => {
        const result = plainWords(text, max);
        expect([...result].length).toBeLessThanOrEqual(max);
        expect(plainLine(text, max)).not.toContain('\n');
      }),
    );
  });
});
