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

/** Every distinct colour once, with its number of pixels, and each pixel's place in that list. */
export type Tally = { words: number[]; counts: number[]; pixels: Uint32Array };

/** Fully transparent pixels count as one colour. */
export function tallyOf(picture: Pixels): Tally {
  const source = wordsOf(picture);
  const pixels = new Uint32Array(source.length);
  const known = new Map<number, number>();
  const words: number[] = [];
  const counts: number[] = [];
  let [last, id, run] = [-1, 0, 0];
  for (let at = 0; at < source.length; at++) {
    const raw = source[at] as number;
    const word = raw >>> 24 === 0 ? 0 : raw;
    if (word !== last) {
      if (run > 0) counts[id] = (counts[id] as number) + run;
      const place = known.get(word);
      id = place ?? words.length;
      if (place === undefined) {
        known.set(word, id);
        words.push(word);
        counts.push(0);
      }
      last = word;
      run = 0;
    }
    run++;
    pixels[at] = id;
  }
  if (run > 0) counts[id] = (counts[id] as number) + run;
  return { words, counts, pixels };
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
export function mapToPalette(
  { width, height }: Pixels,
  tally: Tally,
  palette: Palette,
): { image: Indexed; error: number } {
  const total = tally.pixels.length;
  const places = new Uint8Array(tally.words.length);
  let [sum, counted] = [0, 0];
  for (const [id, word] of tally.words.entries()) {
    const index = nearest(palette, word);
    const apart = distance(palette[index] as number, word);
    const count = tally.counts[id] as number;
    places[id] = index;
    // Flat areas are exact by construction and would hide the error of the rest.
    if (count > total / 50 && apart === 0) continue;
    sum += apart * count;
    counted += count;
  }
  const indices = new Uint8Array(total);
  for (let at = 0; at < total; at++) indices[at] = places[tally.pixels[at] as number] as number;
  const error = counted === 0 ? 0 : Math.sqrt(sum / counted / 4);
  return { image: { width, height, indices, palette }, error };
}

/** Chooses up to `limit` colours; those of flat areas are kept exactly. */
export function choosePalette({ words, counts, pixels }: Tally, limit: number): Palette {
  const pairs = words.map((word, id): [number, number] => [word, counts[id] as number]);
  pairs.sort(([wordA, a], [wordB, b]) => b - a || wordA - wordB);
  return makePalette(pairs, pixels.length, limit);
}

/**
 * The smallest palette that shows no difference, or the largest one with the error it leaves.
 * @param sizes palette sizes to try, ascending.
 */
export function quantised(
  pixels: Pixels,
  sizes: readonly number[],
): { image: Indexed; error: number; good: boolean } {
  const tally = tallyOf(pixels);
  let result: { image: Indexed; error: number } | null = null;
  for (const size of sizes) {
    result = mapToPalette(pixels, tally, choosePalette(tally, size));
    if (result.error <= invisible) return { ...result, good: true };
  }
  if (!result) throw new RangeError('quantised needs at least one palette size');
  return { ...result, good: false };
}
