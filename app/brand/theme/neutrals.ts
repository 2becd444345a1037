import { toHex, withAlpha } from '../colour/oklch.ts';
import { type Ground, lifted, needsInk, neutral, readable, veil } from './ground.ts';

/** Planes, text, lines and wells. */
export function neutralTokens(ground: Ground) {
  const { dark, tint, hue: h, bg, seed, planes, look } = ground;
  const grey = (light: number, night: number, c: number) => ({ l: dark ? night : light, c, h });
  const shade = veil(ground);
  const textPrimary = dark ? neutral(ground, 0.955, 0.5) : neutral(ground, 0.22, 1.6);
  const skeletonChroma = dark ? tint : Math.max(bg.c, tint * 0.8);
  return {
    page: ground.page,
    surface: ground.surface,
    surfaceRaised: ground.surfaceRaised,
    surfaceSunken: ground.surfaceSunken,
    surfacePressed: ground.surfacePressed,
    ink: dark ? toHex({ l: 0.93, c: tint * 0.4, h }) : neutral(ground, 0.235, 1.6),
    onInk: dark ? neutral(ground, 0.2) : neutral(ground, 0.97, 0.4),
    textPrimary,
    textSecondary: readable(ground, grey(0.49, 0.74, tint * 1.2), planes, 5.2),
    textTertiary: readable(ground, grey(0.6, 0.62, tint * 1.2), planes, 4.55),
    textDisabled: neutral(ground, dark ? 0.48 : 0.7),
    hairline: withAlpha(shade, dark ? 0.1 : look.tint === 'none' ? 0.12 : 0.11),
    controlLine: readable(ground, grey(0.66, 0.5, tint), planes, 3.05),
    focus: needsInk(ground, seed)
      ? textPrimary
      : readable(
          ground,
          { l: dark ? 0.75 : 0.5, c: Math.min(seed.c, 0.16), h: seed.h },
          planes,
          3.2,
        ),
    well: withAlpha(shade, dark ? 0.085 : 0.055),
    wellPressed: withAlpha(shade, dark ? 0.17 : 0.13),
    scrim: withAlpha(toHex({ l: dark ? 0.04 : 0.14, c: 0.01, h }), dark ? 0.62 : 0.44),
    skeleton: lifted(ground, dark ? 0.085 : -0.045, skeletonChroma),
    skeletonGlow: lifted(ground, dark ? 0.12 : -0.018, skeletonChroma),
    segTrack: ground.surfaceSunken,
    segThumb: dark ? lifted(ground, 0.17, Math.max(bg.c, tint)) : ground.surfaceRaised,
  };
}

export type NeutralTokens = ReturnType<typeof neutralTokens>;
