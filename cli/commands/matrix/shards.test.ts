import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeShards, type WeighedBrand } from './shards.ts';

const anyBrands = (maxLength: number) =>
  fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z][a-z0-9-]{1,30}$/),
      weight: fc.integer({ min: 1, max: 1000 }),
    }),
    { selector: ({ id }) => id, maxLength },
  );
const anyLimit = fc.integer({ min: 1, max: 256 });

/** Weights of the jobs, in their order. */
function loads(brands: readonly WeighedBrand[], most: number): number[] {
  const weights = new Map(brands.map(({ id, weight }) => [id, weight]));
  return makeShards(brands, most).map((shard) =>
    shard.brands.split(' ').reduce((sum, id) => sum + (weights.get(id) ?? Number.NaN), 0),
  );
}

describe('makeShards', () => {
  it('holds every brand once, in numbered jobs within the limit, none of them empty', () => {
    fc.assert(
      fc.property(anyBrands(400), anyLimit, (brands, most) => {
        const shards = makeShards(brands, most);
        expect(shards.flatMap((shard) => shard.brands.split(' ')).sort()).toEqual(
          brands.map(({ id }) => id).sort(),
        );
        expect(shards.length).toBeLessThanOrEqual(most);
        expect(shards.map(({ shard }) => shard)).toEqual(shards.map((_, index) => index + 1));
        expect(shards.every(({ of }) => of === shards.length)).toBe(true);
      }),
    );
  });

  it('gives no job more than the mean and most of the heaviest brand', () => {
    fc.assert(
      fc.property(anyBrands(400), anyLimit, (brands, most) => {
        fc.pre(brands.length > 0);
        const found = loads(brands, most);
        const total = brands.reduce((sum, { weight }) => sum + weight, 0);
        const heaviest = Math.max(...brands.map(({ weight }) => weight));
        const bound = total / found.length + heaviest * (1 - 1 / found.length);
        expect(Math.max(...found)).toBeLessThanOrEqual(bound + 1e-9);
        // The last brand of the fullest job went there when that job had the least.
        expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(heaviest);
      }),
    );
  });

  it('makes the same jobs whatever order the brands come in', () => {
    const twoOrders = anyBrands(100).chain((brands) =>
      fc.tuple(
        fc.constant(brands),
        fc.shuffledSubarray(brands, { minLength: brands.length, maxLength: brands.length }),
      ),
    );
    fc.assert(
      fc.property(twoOrders, anyLimit, ([brands, shuffled], most) => {
        expect(makeShards(shuffled, most)).toEqual(makeShards(brands, most));
      }),
    );
  });

  it.each([20, 256])('keeps 1,000 brands of the longest ids in %i even jobs under 1 MB', (most) => {
    const brands = Array.from({ length: 1000 }, (_, index) => ({
      id: `b${String(index).padStart(30, '0')}`,
      weight: 30 + (index % 15) + (index % 3),
    }));
    const shards = makeShards(brands, most);
    const found = loads(brands, most);
    expect(shards.length).toBe(Math.min(most, 250));
    expect(JSON.stringify({ include: shards }).length).toBeLessThan(1_000_000);
    expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(46);
  });

  it('does not start a job for every single brand', () => {
    const brands = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, weight: 1 }));
    expect(makeShards(brands, 20)).toHaveLength(2);
  });

  it('puts few heavy brands against many light ones', () => {
    const light = ['b', 'c', 'd', 'e'].map((id) => ({ id, weight: 1 }));
    expect(makeShards([{ id: 'a', weight: 4 }, ...light], 2)).toEqual([
      { shard: 1, of: 2, brands: 'a' },
      { shard: 2, of: 2, brands: 'b c d e' },
    ]);
  });
});
