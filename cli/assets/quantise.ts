import { makePalette, type Palette } from './palette.ts';
import type { Pixels } from './pixels.ts';

export type Indexed = { width: number; height: number; indices: Uint8Array; palette: Palette };

/** A mean error under this, in steps of 255 per channel, cannot be seen beside the original. */
const invisible = 1.6;

function wordsOf(pixels: Pixels): Uint32Array {
  const { buffer, byteOffset, byteLength } = pixels.data;
  if (byteOffset % 4 === 0) return new Uint32Array(buffer, byteOffset, byteLength / 4);
  return new Uint32Array(pixels.data.slice().buffer);
}

/** Colours by frequency; fully transparent pixels count as one colour. */
function histogram(words: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let last = -1;
  let run = 0;
  for (const raw of words) {
    const word = raw >>> 24 === 0 ? 0 : raw;
    if (word === last) {
      run++;
      continue;
    }
    if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
    last = word;
    run = 1;
  }
  if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
  return counts;
}

function distance(one: number, other: number): number {
  const oneAlpha = one >>> 24;
  const otherAlpha = other >>> 24;
  let sum = (oneAlpha - otherAlpha) ** 2;
  for (const shift of [0, 8, 16]) {
    const first = (((one >>> shift) & 255) * oneAlpha) / 255;
    const second = (((other >>> shift) & 255) * otherAlpha) / 255;
    sum += (first - second) ** 2;
  }
  return sum;
}

function nearest(palette: Palette, word: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index++) {
    const apart = distance(palette[index] as number, word);
    if (apart < least) {
      least = apart;
      best = index;
    }
  }
  return best;
}

/**
 * Maps every pixel to its nearest palette colour.
 * @returns the indices, and the mean error per channel (0–255) over the pixels that are not flat.
 */
export function mapToPalette(pixels: Pixels, palette: Palette): { image: Indexed; error: number } {
  const words = wordsOf(pixels);
  const indices = new Uint8Array(words.length);
  const known = new Map<number, number>();
  let [last, lastIndex, sum] = [-1, 0, 0];
  for (let at = 0; at < words.length; at++) {
    const raw = words[at] as number;
    const word = raw >>> 24 === 0 ? 0 : raw;
    if (word !== last) {
      let index = known.get(word);
      if (index === undefined) {
        index = nearest(palette, word);
        known.set(word, index);
      }
      last = word;
      lastIndex = index;
    }
    indices[at] = lastIndex;
  }
  let counted = 0;
  for (const [word, count] of histogram(words)) {
    const apart = distance(palette[known.get(word) as number] as number, word);
    // Flat areas are exact by construction and would hide the error of the rest.
    if (count > words.length / 50 && apart === 0) continue;
    sum += apart * count;
    counted += count;
  }
  const error = counted === 0 ? 0 : Math.sqrt(sum / counted / 4);
  return { image: { width: pixels.width, height: pixels.height, indices, palette }, error };
}

/** Chooses up to `limit` colours; those of flat areas are kept exactly. */
export function choosePalette(pixels: Pixels, limit: number): Palette {
  const words = wordsOf(pixels);
  const counts = [...histogram(words)].sort(([wordA, a], [wordB, b]) => b - a || wordA - wordB);
  return makePalette(counts, words.length, limit);
}

/**
 * The smallest palette that shows no difference, or the largest one with the error it leaves.
 * @param sizes palette sizes to try, ascending.
 */
export function quantised(
  pixels: Pixels,
  sizes: readonly number[],
): { image: Indexed; error: number; good: boolean } {
  let result: { image: Indexed; error: number } | null = null;
  for (const size of sizes) {
    result = mapToPalette(pixels, choosePalette(pixels, size));
    if (result.error <= invisible) return { ...result, good: true };
  }
  if (!result) throw new RangeError('quantised needs at least one palette size');
  return { ...result, good: false };
}
