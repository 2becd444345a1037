import { contrast } from '../colour/contrast.ts';
import { flatten } from '../colour/flatten.ts';
import { toHex, toOklch, withAlpha } from '../colour/oklch.ts';
import { solve } from '../colour/solve.ts';
import type { BrandColourTokens } from './brandColours.ts';
import { bubbleFill } from './bubbleFills.ts';
import type { Ground } from './ground.ts';
import type { NeutralTokens } from './neutrals.ts';

/** The points card. */
export function pointsCardTokens(
  ground: Ground,
  { textPrimary, hairline }: NeutralTokens,
  brand: BrandColourTokens,
) {
  const { look, dark, seed, hue } = ground;
  const { fill, on } = cardFill(ground, textPrimary, brand);
  const darkText = toOklch(on).l < 0.5;
  const outline = look.card === 'outline';
  return {
    card: fill,
    onCard: on,
    onCardSoft: solve(
      { l: darkText ? 0.46 : 0.8, c: 0.03, h: outline ? hue : seed.h },
      darkText ? 'darker' : 'lighter',
      [fill],
      4.8,
    ),
    cardLine: outline ? hairline : 'transparent',
    cardMark: outline
      ? withAlpha(brand.accent, dark ? 0.2 : 0.13)
      : withAlpha(on, look.card === 'soft' ? 0.06 : 0.1),
    cardWell: wellOn(fill, on, darkText),
  };
}

/** Tinted with the text, unless the text would no longer read on it: then away from the text. */
function wellOn(fill: string, text: string, darkText: boolean): string {
  const tinted = withAlpha(text, darkText ? 0.08 : 0.14);
  if (contrast(text, flatten(tinted, fill)) >= 4.5) return tinted;
  return darkText ? withAlpha('#FFFFFF', 0.4) : withAlpha('#000000', 0.2);
}

function cardFill(ground: Ground, textPrimary: string, brand: BrandColourTokens) {
  const { look, dark, seed, surface } = ground;
  switch (look.card) {
    case 'deep': {
      const l = dark ? 0.37 : Math.min(seed.l, 0.4);
      return {
        fill: toHex({ l, c: Math.min(seed.c, dark ? 0.075 : 0.1), h: seed.h }),
        on: '#FFFFFF',
      };
    }
    case 'vivid':
      return { fill: brand.brand, on: brand.onBrand };
    case 'soft':
      return { fill: brand.brandSoft, on: textPrimary };
    case 'outline':
      return { fill: surface, on: textPrimary };
    case 'ink':
      return bubbleFill('ink', ground, brand);
  }
}
