import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveNumber, zeroBits } from './solveNumber.ts';

const digest = async (bytes: Uint8Array): Promise<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
const pause = () => Promise.resolve();
const hashOf = (salt: string, number: number): Buffer =>
  createHash('sha256').update(`${salt}:${number}`).digest();

describe('solveNumber', () => {
  it('finds the smallest number of every puzzle', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 16, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        async (salt, bits) => {
          const { signal } = new AbortController();
          const found = await solveNumber({ salt, bits }, { digest, pause, signal });
          expect(zeroBits(hashOf(salt, found))).toBeGreaterThanOrEqual(bits);
          for (let smaller = 0; smaller < found; smaller += 1) {
            expect(zeroBits(hashOf(salt, smaller))).toBeLessThan(bits);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    let pauses = 0;
    const work = solveNumber(
      { salt: 'x'.repeat(16), bits: 256 },
      {
        digest,
        signal: controller.signal,
        pause: async () => {
          pauses += 1;
          if (pauses === 3) controller.abort(new Error('enough'));
        },
      },
    );
    await expect(work).rejects.toThrow('enough');
    expect(pauses).toBe(3);
  });
});

describe('zeroBits', () => {
  it('counts up to the first one', () => {
    expect(zeroBits(Uint8Array.of(0x80))).toBe(0);
    expect(zeroBits(Uint8Array.of(0x01))).toBe(7);
    expect(zeroBits(Uint8Array.of(0, 0x10))).toBe(11);
    expect(zeroBits(Uint8Array.of(0, 0))).toBe(16);
  });
});
