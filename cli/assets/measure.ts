import { contrastOf, type Pixels, type Rgb } from './pixels.ts';

/** Pixels nearer than this to the ground, in the worst channel, count as ground. */
const tolerance = 20;

export type Reach = {
  /** Bounding box of the drawing in pixels; `right` and `bottom` are exclusive. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Farthest drawn pixel corner from the middle of the picture, as a share of its width. */
  farthest: number;
};

/** Whether a pixel belongs to the drawing. */
function differs(data: Uint8Array, at: number, ground: Rgb | null): boolean {
  const alpha = data[at + 3] as number;
  if (ground === null) return alpha > 10;
  if (alpha < 128) return false;
  return (
    Math.abs((data[at] as number) - ground[0]) > tolerance ||
    Math.abs((data[at + 1] as number) - ground[1]) > tolerance ||
    Math.abs((data[at + 2] as number) - ground[2]) > tolerance
  );
}

/**
 * Where the drawing lies.
 * @param ground colour that counts as empty; null: only transparency does.
 * @returns null when nothing is drawn.
 */
export function measureReach(pixels: Pixels, ground: Rgb | null): Reach | null {
  const { width, height, data } = pixels;
  let [left, top, right, bottom, farthest] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      if (!differs(data, at, ground)) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = y + 1;
    const across = Math.max(width / 2 - first, last + 1 - width / 2);
    const down = Math.max(height / 2 - y, y + 1 - height / 2);
    farthest = Math.max(farthest, Math.hypot(across, down));
  }
  return right === 0 ? null : { left, top, right, bottom, farthest: farthest / width };
}

/** Share of the drawn area that stands out from `ground` by at least 1.6 : 1. */
export function visibleShare(pixels: Pixels, ground: Rgb): number {
  const { data } = pixels;
  let all = 0;
  let seen = 0;
  const known = new Map<number, boolean>();
  for (let at = 0; at < data.length; at += 16) {
    if ((data[at + 3] as number) < 128) continue;
    const colour: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const word = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    let stands = known.get(word);
    if (stands === undefined) {
      stands = contrastOf(colour, ground) >= 1.6;
      known.set(word, stands);
    }
    all++;
    if (stands) seen++;
  }
  return all === 0 ? 1 : seen / all;
}

/** @returns the first candidate on which nearly all of the drawing can be seen, else the best one. */
export function pickGround(pixels: Pixels, candidates: readonly [Rgb, ...Rgb[]]): Rgb {
  const shares = candidates.map((candidate) => visibleShare(pixels, candidate));
  const good = shares.findIndex((share) => share >= 0.9);
  const best = good >= 0 ? good : shares.indexOf(Math.max(...shares));
  return candidates[best] ?? candidates[0];
}

/** The most frequent opaque colour other than the ground, or null where there is none. */
export function mainInk(pixels: Pixels, ground: Rgb): Rgb | null {
  const { data } = pixels;
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (!differs(data, at, ground)) continue;
    const word =
      ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let best: number | null = null;
  for (const [word, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = word;
  }
  return best === null ? null : [(best >> 16) & 255, (best >> 8) & 255, best & 255];
}
