import type { Brand, Radius, Scheme } from '../brand.ts';
import { clamp, type Oklch, toHex, toOklch } from '../colour/oklch.ts';
import { type Direction, solve } from '../colour/solve.ts';
import type { Look } from '../look.ts';

/** What every group of tokens starts from: the inputs in OKLCH, and the four planes. */
export type Ground = {
  scheme: Scheme;
  dark: boolean;
  look: Look;
  radius: Radius;
  seed: Oklch;
  accent: Oklch;
  bg: Oklch;
  /** Chroma of neutrals. */
  tint: number;
  /** Hue of neutrals: the background's, else the seed's. */
  hue: number;
  page: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  surfacePressed: string;
  /** Every plane text may stand on. */
  planes: string[];
  /** Away from the page: the way text goes to gain contrast. */
  away: Direction;
};

const tintChroma: Record<Look['tint'], number> = {
  none: 0,
  hint: 0.006,
  warm: 0.012,
  strong: 0.022,
};

/** @returns the ground of one brand in one scheme, as look.md §3 lays it. */
export function makeGround(brand: Brand, scheme: Scheme): Ground {
  const { look, radius } = brand.theme;
  const dark = scheme === 'dark';
  const page = brand.bgColor[scheme];
  const bg = toOklch(page);
  const seed = toOklch(brand.theme.seed);
  const tint = tintChroma[look.tint];
  const h = bg.c > 0.003 ? bg.h : seed.h;
  const plane = (lift: number, c: number) => toHex({ l: clamp(bg.l + lift, 0, 1), c, h });

  const surface = dark
    ? plane(0.04, Math.max(bg.c, tint * 0.8))
    : bg.l > 0.992
      ? page
      : plane(0.038, Math.min(bg.c, 0.004));
  const surfaceRaised = dark ? plane(0.075, Math.max(bg.c, tint * 0.9)) : plane(0.05, 0.001);
  const surfaceSunken = dark
    ? plane(0.09, Math.max(bg.c, tint))
    : plane(-0.03, Math.max(bg.c, tint * 0.9));

  return {
    scheme,
    dark,
    look,
    radius,
    seed,
    accent: toOklch(brand.theme.accent),
    bg,
    tint,
    hue: h,
    page,
    surface,
    surfaceRaised,
    surfaceSunken,
    surfacePressed: plane(dark ? 0.11 : -0.045, Math.max(bg.c, tint)),
    planes: [page, surface, surfaceRaised, surfaceSunken],
    away: dark ? 'lighter' : 'darker',
  };
}

/** A grey of the brand's own tint; `strength` multiplies the tint's chroma. */
export function neutral({ tint, hue }: Ground, lightness: number, strength = 1): string {
  return toHex({ l: lightness, c: tint * strength, h: hue });
}

/** The page moved by `lift` in lightness, with at least `chroma`. */
export function lifted({ bg, hue }: Ground, lift: number, chroma: number): string {
  return toHex({ l: clamp(bg.l + lift, 0, 1), c: chroma, h: hue });
}

/** A shade that reads on `backgrounds`, going away from the page. */
export function readable(
  ground: Ground,
  start: Oklch,
  backgrounds: readonly string[],
  ratio: number,
): string {
  return solve(start, ground.away, backgrounds, ratio);
}

/** White over dark pages, the brand's own near-black over light ones: for lines and wells. */
export function veil(ground: Ground): string {
  return ground.dark ? '#FFFFFF' : neutral(ground, 0.2, 2);
}

/** A seed so bright that no shade of it reads as text on a light page. */
export function needsInk({ dark }: Ground, colour: Oklch): boolean {
  return !dark && colour.l >= 0.8;
}
