import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, distance } from './didYouMean.ts';

describe('distance', () => {
  it.each([
    ['theme', 'theme', 0],
    ['thme', 'theme', 1],
    ['tehme', 'theme', 1],
    ['themes', 'theme', 1],
    ['', 'abc', 3],
    ['points', 'video', 5],
  ])('counts %s to %s as %i', (one, other, slips) => {
    expect(distance(one, other)).toBe(slips);
  });

  it('is symmetric, and zero only for equal words', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one));
        expect(distance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('didYouMean', () => {
  const features = ['points', 'recharge', 'recharge-usdt', 'video', 'dating'];

  it('finds what was meant', () => {
    expect(didYouMean('pionts', features)).toBe('points');
    expect(didYouMean('recharge_usdt', features)).toBe('recharge-usdt');
    expect(didYouMean('VIDEO', features)).toBe('video');
  });

  it('stays silent where nothing is near', () => {
    expect(didYouMean('stickers', features)).toBeNull();
    expect(didYouMean('', features)).toBeNull();
    expect(didYouMean('x'.repeat(1_000_000), features)).toBeNull();
  });
});
