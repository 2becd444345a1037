import { flatten } from '../colour/flatten.ts';
import { clamp, toHex, toOklch, withAlpha } from '../colour/oklch.ts';
import { solve } from '../colour/solve.ts';
import type { BrandColourTokens } from './brandColours.ts';
import { bubbleFill } from './bubbleFills.ts';
import { type Ground, lifted, needsInk, readable, veil } from './ground.ts';
import type { NeutralTokens } from './neutrals.ts';

/** Hues of the six sender names of a group. */
const nameHues = [20, 75, 145, 200, 255, 325] as const;

/** Wall, bubbles, notes and sender names. */
export function conversationTokens(
  ground: Ground,
  { textPrimary }: NeutralTokens,
  brand: BrandColourTokens,
) {
  const { dark, tint, hue, bg, seed, look } = ground;
  const chatWall = wallColour(ground);
  const wall = toOklch(chatWall);
  const bubbleIn = dark
    ? lifted(ground, 0.085, Math.max(bg.c, tint))
    : chatWall === '#FFFFFF' || bg.l > 0.992
      ? toHex({ l: 0.955, c: tint, h: hue })
      : toHex({ l: 0.995, c: 0.002, h: hue });
  const bubbleInWell = withAlpha(veil(ground), dark ? 0.07 : 0.05);
  const out = bubbleFill(look.bubbleFill, ground, brand);
  const outTextIsDark = isDark(out.on);
  const chatTip = dark
    ? lifted(ground, 0.07, Math.max(bg.c, tint))
    : toHex({ l: wall.l - 0.04, c: Math.max(wall.c, 0.004), h: wall.c > 0.003 ? wall.h : hue });
  const name = (h: number) =>
    readable(ground, { l: dark ? 0.74 : 0.56, c: dark ? 0.11 : 0.13, h }, [bubbleIn], 4.6);
  return {
    chatWall,
    chatPattern: wallPattern(ground, chatWall),
    bubbleIn,
    onBubbleIn: textPrimary,
    bubbleInMeta: metaText(textPrimary, bubbleIn),
    bubbleInAccent: readable(
      ground,
      needsInk(ground, seed)
        ? { l: 0.3, c: 0.03, h: seed.h }
        : { l: dark ? 0.74 : Math.min(seed.l, 0.52), c: Math.min(seed.c, 0.14), h: seed.h },
      [bubbleIn, flatten(bubbleInWell, bubbleIn)],
      4.6,
    ),
    bubbleInWell,
    bubbleOut: out.fill,
    onBubbleOut: out.on,
    bubbleOutMeta: metaText(out.on, out.fill),
    bubbleOutAccent: solve(
      { l: outTextIsDark ? Math.min(seed.l, 0.5) : 0.86, c: Math.min(seed.c, 0.1), h: seed.h },
      outTextIsDark ? 'darker' : 'lighter',
      [out.fill],
      4.6,
    ),
    // The well moves away from the text, so contrast on it only grows.
    bubbleOutWell: outTextIsDark ? withAlpha('#FFFFFF', 0.4) : withAlpha('#000000', 0.2),
    name1: name(nameHues[0]),
    name2: name(nameHues[1]),
    name3: name(nameHues[2]),
    name4: name(nameHues[3]),
    name5: name(nameHues[4]),
    name6: name(nameHues[5]),
    chatTip,
    onChatTip: readable(
      ground,
      { l: dark ? 0.72 : 0.5, c: 0.012, h: hue },
      [chatTip, chatWall],
      4.6,
    ),
  };
}

function wallColour({ look, dark, page, bg, seed }: Ground): string {
  const moved = (lift: number, c: number) => toHex({ l: clamp(bg.l + lift, 0, 1), c, h: seed.h });
  if (look.wallpaper === 'tint') return dark ? moved(0.005, bg.c) : moved(-0.02, 0.022);
  if (look.wallpaper === 'weave') return moved(dark ? 0 : -0.012, 0.016);
  return page;
}

function wallPattern({ look, dark, bg, seed }: Ground, wall: string): string {
  if (look.wallpaper === 'dots') {
    const ink = dark ? '#FFFFFF' : toHex({ l: 0.5, c: Math.min(seed.c, 0.1), h: seed.h });
    return `radial-gradient(${withAlpha(ink, dark ? 0.05 : 0.16)} 1.1px,transparent 1.6px)`;
  }
  if (look.wallpaper === 'weave') {
    const l = dark ? clamp(bg.l + 0.05, 0, 1) : toOklch(wall).l - 0.035;
    const ink = encodeURIComponent(toHex({ l, c: 0.022, h: seed.h }));
    const paths = [
      'M24 6 42 24 24 42 6 24Z',
      'M24 16 32 24 24 32 16 24Z',
      'M0 12 12 0M36 0 48 12M48 36 36 48M12 48 0 36',
    ].map((path) => `%3Cpath d='${path}'/%3E`);
    return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='48' fill='none' stroke='${ink}' stroke-width='1.25'%3E${paths.join('')}%3C/svg%3E")`;
  }
  return 'none';
}

function metaText(text: string, bubble: string): string {
  const { c, h } = toOklch(bubble);
  const dark = isDark(text);
  const start = { l: dark ? 0.55 : 0.78, c: Math.min(c * 0.8, 0.06), h };
  return solve(start, dark ? 'darker' : 'lighter', [bubble], 4.6);
}

function isDark(colour: string): boolean {
  return toOklch(colour).l < 0.5;
}
