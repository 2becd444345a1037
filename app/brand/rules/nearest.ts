import type { Brand, Scheme } from '../brand.ts';
import { toHex, toOklch } from '../colour/oklch.ts';
import { deriveOwnTokens } from '../theme/deriveTokens.ts';
import { concerns, contrastPairs, lowPairs, pairContrast } from '../theme/pairs.ts';
import type { ColourTokenName, SchemeTokens } from '../theme/tokens.ts';

const lightnessStep = 0.004;

/** @returns the nearest shade of the token's colour that keeps all its pairs, or null. */
export function nearestColour(name: ColourTokenName, tokens: SchemeTokens): string | null {
  const pairs = contrastPairs.filter((pair) => concerns(pair, name));
  const tried = { ...tokens };
  const start = toOklch(tokens[name]);
  const opacity = tokens[name].slice('#RRGGBB'.length);
  for (let step = 0; step * lightnessStep <= 1; step++) {
    for (const sign of [-1, 1]) {
      const l = start.l + sign * step * lightnessStep;
      if (l < -lightnessStep || l > 1 + lightnessStep) continue;
      tried[name] = toHex({ ...start, l }) + opacity;
      if (pairs.every((pair) => pairContrast(pair, tried) >= pair.ratio)) return tried[name];
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
