import { toHex } from '../colour/oklch.ts';
import { solve } from '../colour/solve.ts';
import type { Look } from '../look.ts';
import type { BrandColourTokens } from './brandColours.ts';
import { type Ground, neutral } from './ground.ts';

const white = '#FFFFFF';

/** Fill and text of own bubbles; the points card takes its deep and ink from here too. */
export function bubbleFill(
  kind: Look['bubbleFill'],
  ground: Ground,
  { brand, onBrand }: BrandColourTokens,
): { fill: string; on: string } {
  const { dark, seed, hue } = ground;
  switch (kind) {
    case 'soft':
      return {
        fill: toHex({ l: dark ? 0.345 : 0.905, c: Math.min(0.062, seed.c * 0.55), h: seed.h }),
        on: dark ? neutral(ground, 0.965, 0.4) : neutral(ground, 0.21, 1.6),
      };
    case 'deep': {
      const start = {
        l: dark ? 0.42 : Math.min(seed.l, 0.5),
        c: Math.min(seed.c, 0.12),
        h: seed.h,
      };
      return { fill: solve(start, 'darker', [white], dark ? 6.6 : 5.6), on: white };
    }
    case 'vivid':
      return {
        fill: brand,
        on: onBrand === white ? white : toHex({ l: 0.16, c: 0.02, h: seed.h }),
      };
    case 'ink':
      return {
        fill: toHex({ l: dark ? 0.375 : 0.29, c: 0.062, h: seed.h }),
        on: toHex({ l: 0.97, c: 0.008, h: hue }),
      };
  }
}
