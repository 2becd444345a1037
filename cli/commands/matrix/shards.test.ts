import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeShards } from './shards.ts';

describe('makeShards', () => {
  it('holds every brand once, in order, in even jobs within the limit', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 1, max: 256 }), (count, most) => {
        const ids = Array.from({ length: count }, (_, index) => `b${index}`);
        const shards = makeShards(ids, most);
        const sizes = shards.map(({ brands }) => brands.split(' ').length);
        expect(shards.flatMap(({ brands }) => brands.split(' '))).toEqual(ids);
        expect(shards.length).toBeLessThanOrEqual(most);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Math.max(0, ...sizes))).toBeLessThan(2);
        expect(shards.map(({ shard }) => shard)).toEqual(shards.map((_, index) => index + 1));
      }),
    );
  });

  it('does not start a job for every single brand', () => {
    expect(makeShards(['a', 'b', 'c', 'd', 'e', 'f'], 20)).toHaveLength(2);
  });
});
