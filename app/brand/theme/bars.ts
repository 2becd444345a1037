import { clamp, toHex, withAlpha } from '../colour/oklch.ts';
import { solve } from '../colour/solve.ts';
import type { BrandColourTokens } from './brandColours.ts';
import type { ElevationTokens } from './elevation.ts';
import type { Ground } from './ground.ts';
import type { NeutralTokens } from './neutrals.ts';

/** Title bar. */
export function titleBarTokens(ground: Ground, neutrals: NeutralTokens) {
  const { dark, bg, seed, page } = ground;
  const { textPrimary, textSecondary, hairline } = neutrals;
  const plain = {
    titleBar: page,
    onTitleBar: textPrimary,
    onTitleBarSoft: textSecondary,
    titleBarLine: hairline,
    titleBarLineW: '0.5px',
    titleBarBlur: 'none',
  };
  switch (ground.look.titleBar) {
    case 'plain':
      return plain;
    case 'rule':
      return { ...plain, titleBarLine: textPrimary, titleBarLineW: '2px' };
    case 'glass':
      return {
        ...plain,
        titleBar: withAlpha(page, 0.78),
        titleBarLine: 'transparent',
        titleBarLineW: '0px',
        titleBarBlur: 'blur(18px) saturate(1.4)',
      };
    case 'brand': {
      const titleBar = dark
        ? toHex({ l: clamp(bg.l + 0.045, 0, 1), c: 0.03, h: seed.h })
        : toHex({ l: Math.min(seed.l, 0.4), c: Math.min(seed.c, 0.1), h: seed.h });
      return {
        titleBar,
        onTitleBar: dark ? textPrimary : '#FFFFFF',
        onTitleBarSoft: solve({ l: 0.82, c: 0.03, h: seed.h }, 'lighter', [titleBar], 4.6),
        titleBarLine: dark ? hairline : 'transparent',
        titleBarLineW: dark ? '0.5px' : '0px',
        titleBarBlur: 'none',
      };
    }
  }
}

/** Tab bar. */
export function tabBarTokens(
  ground: Ground,
  neutrals: NeutralTokens,
  { brand, brandSoft, onBrandSoft, brandText }: BrandColourTokens,
  { shadowFloat }: ElevationTokens,
) {
  const { look, dark, page, surface, surfaceRaised } = ground;
  const { textPrimary, textSecondary, hairline } = neutrals;
  const flat = look.titleBar === 'plain' && look.list === 'flush';
  const tabBar =
    look.tabBar === 'float' ? surfaceRaised : look.tabBar === 'line' || flat ? page : surface;
  const mark = {
    plain: 'transparent',
    pill: brandSoft,
    line: brand,
    dot: brand,
    float: 'transparent',
  };
  const active = {
    plain: brandText,
    pill: onBrandSoft,
    line: textPrimary,
    dot: brandText,
    float: brandText,
  };
  const floatLine = dark ? withAlpha('#FFFFFF', 0.07) : 'transparent';
  return {
    tabBar,
    tabBase: look.tabBar === 'float' ? 'transparent' : tabBar,
    tabIdle: textSecondary,
    tabActive: active[look.tabBar],
    tabLine: look.tabBar === 'float' ? floatLine : look.tabBar === 'line' ? textPrimary : hairline,
    tabMark: mark[look.tabBar],
    tabShadow: look.tabBar === 'float' ? shadowFloat : 'none',
    // What shows through a solid icon: the ground the icon stands on.
    tabCut: look.tabIcon !== 'solid' ? 'currentColor' : look.tabBar === 'pill' ? brandSoft : tabBar,
  };
}
