import { type Ground, needsInk, neutral, readable } from './ground.ts';
import type { NeutralTokens } from './neutrals.ts';
import { colourText, softFill, solid, tone } from './solids.ts';

/** Brand, accent, the four meanings, outcomes and badges. */
export function brandColourTokens(ground: Ground, { textPrimary }: NeutralTokens) {
  const { dark, seed, accent, planes, page, surface } = ground;
  const brand = solid(ground, seed, dark ? 0.6 : 0.66);
  const second = solid(ground, accent, 0.66);
  const brandSoft = softFill(ground, seed);
  const accentSoft = softFill(ground, accent);
  const brandText = colourText(ground, seed, brandSoft);
  const accentText = colourText(ground, accent, accentSoft);
  const badge = ground.look.badge === 'accent' ? second : brand;
  const inked = needsInk(ground, seed);

  const positive = tone(ground, { l: 0.54, c: 0.14, h: 152 });
  const negative = tone(ground, { l: 0.55, c: 0.19, h: 26 });
  const warning = tone(ground, { l: 0.74, c: 0.15, h: 70 });
  const info = tone(ground, { l: 0.55, c: 0.13, h: 245 });
  const outcomeA = tone(ground, { l: 0.56, c: 0.14, h: 150 });
  const outcomeB = tone(ground, { l: 0.72, c: 0.14, h: 55 });
  const outcomeC = tone(ground, { l: 0.56, c: 0.14, h: 25 });
  const outcomeD = tone(ground, { l: 0.56, c: 0.12, h: 245 });

  return {
    brand: brand.fill,
    brandPressed: brand.pressed,
    onBrand: brand.on,
    brandText,
    brandMark: inked
      ? textPrimary
      : readable(
          ground,
          { ...seed, l: dark ? Math.max(seed.l, 0.6) : Math.min(seed.l, 0.7) },
          planes,
          3.05,
        ),
    brandSoft,
    onBrandSoft: readable(
      ground,
      { l: dark ? 0.86 : 0.4, c: Math.min(seed.c, dark ? 0.07 : 0.11), h: seed.h },
      [brandSoft],
      6.5,
    ),
    accent: second.fill,
    onAccent: second.on,
    accentText,
    accentSoft,
    positive: positive.fill,
    onPositive: positive.on,
    positiveText: positive.text,
    positiveSoft: positive.soft,
    negative: negative.fill,
    onNegative: negative.on,
    negativeText: negative.text,
    negativeSoft: negative.soft,
    warning: warning.fill,
    onWarning: warning.on,
    warningText: warning.text,
    warningSoft: warning.soft,
    infoText: info.text,
    infoSoft: info.soft,
    outcomeA: outcomeA.text,
    outcomeASoft: outcomeA.soft,
    outcomeB: outcomeB.text,
    outcomeBSoft: outcomeB.soft,
    outcomeC: outcomeC.text,
    outcomeCSoft: outcomeC.soft,
    outcomeD: outcomeD.text,
    outcomeDSoft: outcomeD.soft,
    badge: badge.fill,
    onBadge: badge.on,
    badgeText: ground.look.badge === 'accent' ? accentText : brandText,
    badgeMuted: neutral(ground, dark ? 0.5 : 0.53),
    onBadgeMuted: '#FFFFFF',
    online: readable(ground, { l: dark ? 0.7 : 0.64, c: 0.17, h: 150 }, [page, surface], 3.1),
    linkLine: inked ? 'underline' : 'none',
  };
}

export type BrandColourTokens = ReturnType<typeof brandColourTokens>;
