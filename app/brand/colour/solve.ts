import { luminance } from './contrast.ts';
import { clamp, type Oklch, toHex } from './oklch.ts';

export type Direction = 'darker' | 'lighter';

const lightnessStep = 0.004;

/**
 * The first shade, going from `start` in steps of 0.004 lightness, that has the contrast with every
 * background; black or white where none has. The backgrounds are alike: no shade between two of them
 * is of use. Bisects, since luminance grows with lightness.
 */
export function solve(
  start: Oklch,
  direction: Direction,
  backgrounds: readonly string[],
  ratio: number,
): string {
  const luminances = backgrounds.map(luminance);
  const lowest = Math.min(...luminances) + 0.05;
  const highest = Math.max(...luminances) + 0.05;
  const sign = direction === 'darker' ? -1 : 1;
  const room = direction === 'darker' ? start.l : 1 - start.l;
  const last = Math.max(0, Math.ceil(room / lightnessStep));
  const shade = (step: number) =>
    toHex({ ...start, l: clamp(start.l + sign * lightnessStep * step, 0, 1) });
  const below = (light: number) => lowest / (light + 0.05) >= ratio;
  const above = (light: number) => (light + 0.05) / highest >= ratio;
  const reached = direction === 'darker' ? below : above;

  const first = shade(0);
  const light = luminance(first);
  if (below(light) || above(light)) return first;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reached(luminance(shade(middle)))) high = middle;
    else low = middle;
  }
  return shade(high);
}
