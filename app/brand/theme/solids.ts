import { contrast } from '../colour/contrast.ts';
import { clamp, mix, type Oklch, toHex, toOklch } from '../colour/oklch.ts';
import { solve } from '../colour/solve.ts';
import { type Ground, needsInk, readable } from './ground.ts';

const white = '#FFFFFF';

export type Solid = { fill: string; on: string; pressed: string };

/**
 * A fill with its text. Colours at least `brightFrom` light keep their lightness and take dark text;
 * the rest takes white and is darkened until white reads.
 */
export function solid({ dark, surface }: Ground, colour: Oklch, brightFrom: number): Solid {
  if (colour.l >= brightFrom) {
    const fill = toHex({ ...colour, l: dark ? clamp(colour.l, 0.74, 0.92) : colour.l });
    const pressed = pressedShade(fill, 0.055);
    const text = { l: 0.26, c: Math.min(colour.c, 0.045), h: colour.h };
    return { fill, on: solve(text, 'darker', [fill], 6), pressed };
  }
  let l = dark ? Math.max(colour.l, 0.5) : colour.l;
  for (let step = 0; dark && step < 60 && tooNear(toHex({ ...colour, l }), surface); step++) {
    l += 0.005;
  }
  const visible = { ...colour, l };
  const fill =
    contrast(toHex(visible), white) < 4.6 ? solve(visible, 'darker', [white], 4.6) : toHex(visible);
  return { fill, on: white, pressed: pressedShade(fill, 0.05) };
}

function tooNear(fill: string, surface: string): boolean {
  return contrast(fill, surface) < 3.05;
}

function pressedShade(fill: string, depth: number): string {
  const colour = toOklch(fill);
  return toHex({ ...colour, l: colour.l - depth });
}

/** The page stained with the colour, so that soft fills always sit in the brand's paper. */
export function softFill({ dark, surface, bg }: Ground, colour: Oklch): string {
  if (dark) return toHex(mix(toOklch(surface), { ...colour, l: Math.max(colour.l, 0.62) }, 0.2));
  if (colour.l >= 0.8) return toHex({ l: 0.962, c: 0.095, h: colour.h });
  const dye = { ...colour, l: Math.max(colour.l, 0.5), c: Math.max(colour.c, 0.1) };
  const stained = mix(bg, dye, 0.14);
  return toHex({
    l: stained.l,
    c: Math.max(stained.c, 0.03),
    h: stained.c > 0.03 ? stained.h : colour.h,
  });
}

/** The colour as text on every plane and on its own soft fill. */
export function colourText(ground: Ground, colour: Oklch, soft: string): string {
  const { dark, planes } = ground;
  const { l, c, h } = colour;
  if (needsInk(ground, colour)) {
    return readable(ground, { l: 0.3, c: 0.03, h }, [...planes, soft], 4.6);
  }
  const start = dark
    ? { l: clamp(l, 0.72, 0.88), c: Math.min(c, l >= 0.8 ? 0.2 : 0.13), h }
    : { l: Math.min(l, 0.52), c: Math.min(c, 0.17), h };
  return readable(ground, start, [...planes, soft], 4.6);
}

export type Tone = { fill: string; on: string; soft: string; text: string };

/** A colour with a fixed meaning. */
export function tone(ground: Ground, colour: Oklch): Tone {
  const { fill, on } = solid(ground, colour, 0.66);
  const soft = softFill(ground, { ...colour, c: colour.c * 0.9 });
  return { fill, on, soft, text: colourText(ground, colour, soft) };
}
