import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPuzzleAnswer, puzzleBits, solvePuzzle } from './puzzle.ts';

const zeroBits = (text: string): number => {
  const bits = createHash('sha256').update(text).digest().readUInt32BE(0).toString(2);
  return 32 - bits.length;
};

describe('isPuzzleAnswer', () => {
  it('takes exactly the numbers whose hash begins with so many zero bits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 6 }), (salt, number, bits) => {
        const fits = zeroBits(`${salt}:${number}`) >= bits;
        expect(isPuzzleAnswer(salt, bits, String(number))).toBe(fits);
      }),
    );
  });

  it.each(['', '-1', '007', '1.5', '1e3', ' 12', '9999999999999'])('refuses "%s"', (answer) => {
    expect(isPuzzleAnswer('salt', 1, answer)).toBe(false);
  });
});

describe('solvePuzzle', () => {
  it('finds the smallest number', () => {
    const found = Number(solvePuzzle('a salt of 16 chars', puzzleBits));
    expect(isPuzzleAnswer('a salt of 16 chars', puzzleBits, String(found))).toBe(true);
    for (let number = 0; number < found; number += 1) {
      expect(zeroBits(`a salt of 16 chars:${number}`)).toBeLessThan(puzzleBits);
    }
  });
});
