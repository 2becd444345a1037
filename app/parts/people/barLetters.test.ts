import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barLetters, letterAt } from './barLetters.ts';

const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];
const letters = fc.subarray(all, { minLength: 1 });

describe('barLetters', () => {
  it('shows all where they fit, else as many as fit, in order, with the first and the last', () => {
    fc.assert(
      fc.property(letters, fc.double({ min: 0, max: 40, noNaN: true }), (some, most) => {
        const shown = barLetters(some, most);
        expect(some.filter((letter) => shown.includes(letter))).toEqual(shown);
        expect(shown.length).toBe(Math.min(some.length, Math.max(1, Math.floor(most))));
        expect(shown[0]).toBe(some[0]);
        if (shown.length > 1) expect(shown.at(-1)).toBe(some.at(-1));
      }),
    );
  });
});

describe('letterAt', () => {
  it('meets every letter on the way down, and stays on the bar beyond its ends', () => {
    fc.assert(
      fc.property(letters, (some) => {
        const met = Array.from({ length: 1000 }, (_, at) => letterAt(some, at / 1000));
        expect([...new Set(met)]).toEqual(some);
        expect(letterAt(some, -3)).toBe(some[0]);
        expect(letterAt(some, 4)).toBe(some.at(-1));
      }),
    );
    expect(letterAt([], 0.5)).toBeNull();
  });
});
