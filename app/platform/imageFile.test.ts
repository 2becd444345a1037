import { describe, expect, it } from 'vitest';
import { encodeWithin, PictureError } from './imageFile.ts';

const ofSize = (bytes: number): Blob => new Blob([new Uint8Array(bytes)]);

describe('encodeWithin', () => {
  it('takes the best quality that is small enough', async () => {
    const tried: number[] = [];
    const blob = await encodeWithin(async (quality) => {
      tried.push(quality);
      return ofSize(Math.round(quality * 1000));
    }, 700);
    expect(blob.size).toBeLessThanOrEqual(700);
    expect(tried).toEqual([...tried].sort((one, other) => other - one));
    expect(tried.at(-2)).toBeGreaterThan(0.7);
  });

  it('says so when no quality is small enough', async () => {
    const work = encodeWithin(async () => ofSize(1000), 10);
    await expect(work).rejects.toThrow(PictureError);
  });
});
