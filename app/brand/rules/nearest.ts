import type { Brand, Scheme } from '../brand.ts';
import { contrast } from '../colour/contrast.ts';
import { toHex, toOklch } from '../colour/oklch.ts';
import { deriveOwnTokens } from '../theme/deriveTokens.ts';
import { contrastPairs, lowPairs } from '../theme/pairs.ts';
import type { ColourTokenName, SchemeTokens } from '../theme/tokens.ts';

const lightnessStep = 0.004;

/** @returns the nearest shade of the token's colour that keeps all its pairs, or null. */
export function nearestColour(name: ColourTokenName, tokens: SchemeTokens): string | null {
  const pairs = contrastPairs.filter(({ text, on }) => text === name || on === name);
  const reads = (colour: string) =>
    pairs.every(
      ({ text, on, ratio }) => contrast(colour, tokens[text === name ? on : text]) >= ratio,
    );
  const start = toOklch(tokens[name]);
  for (let step = 0; step * lightnessStep <= 1; step++) {
    for (const sign of [-1, 1]) {
      const l = start.l + sign * step * lightnessStep;
      if (l < -lightnessStep || l > 1 + lightnessStep) continue;
      const colour = toHex({ ...start, l });
      if (reads(colour)) return colour;
    }
  }
  return null;
}

/** @returns the nearest page background with which every derived pair reads. */
export function nearestBackground(brand: Brand, scheme: Scheme): string {
  const start = toOklch(brand.bgColor[scheme]);
  const end = scheme === 'light' ? 1 : 0;
  const steps = Math.ceil(Math.abs(end - start.l) / lightnessStep);
  const shade = (step: number) =>
    toHex({ ...start, l: start.l + ((end - start.l) * step) / Math.max(steps, 1) });
  const reads = (colour: string) => {
    const bgColor = { ...brand.bgColor, [scheme]: colour };
    return lowPairs(deriveOwnTokens({ ...brand, bgColor }, scheme)).length === 0;
  };
  // Everything reads from some lightness on: find it by halving.
  let low = 0;
  let high = steps;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reads(shade(middle))) high = middle;
    else low = middle;
  }
  const found = shade(high);
  return reads(found) ? found : scheme === 'light' ? '#FFFFFF' : '#000000';
}
