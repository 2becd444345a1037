import { toHex, withAlpha } from '../colour/oklch.ts';
import type { Ground } from './ground.ts';
import type { NeutralTokens } from './neutrals.ts';

/** How surfaces are set off: lines, shadows and the edges of lists. */
export function elevationTokens(ground: Ground, { textPrimary, hairline }: NeutralTokens) {
  const { look, page, surface, surfaceSunken } = ground;
  const level = elevation(ground, textPrimary, hairline);
  return {
    surfaceLine: level.line,
    tileBg: surface === page ? surfaceSunken : surface,
    tileLine: look.elevation === 'flat' ? 'transparent' : level.line,
    shadowCard: level.card,
    shadowFloat: level.float,
    shadowSheet: level.sheet,
    listEdge: listEdge(ground, level, hairline),
  };
}

export type ElevationTokens = ReturnType<typeof elevationTokens>;

type Level = { card: string; line: string; float: string; sheet: string };

function elevation(ground: Ground, textPrimary: string, hairline: string): Level {
  const { look, dark, hue, page, surface } = ground;
  const ink = toHex({ l: dark ? 0.05 : 0.3, c: dark ? 0 : 0.03, h: hue });
  const shadow = (y: number, blur: number, opacity: number) =>
    `0 ${y}px ${blur}px ${withAlpha(ink, dark ? Math.min(opacity * 3.5, 0.6) : opacity)}`;
  switch (look.elevation) {
    case 'flat':
      return {
        card: 'none',
        line: surface === page ? textPrimary : 'transparent',
        float: `0 0 0 1px ${hairline}`,
        sheet: 'none',
      };
    case 'hairline':
      return {
        card: 'none',
        line: hairline,
        float: shadow(4, 16, 0.14),
        sheet: shadow(-2, 24, 0.08),
      };
    case 'raised':
      return {
        card: dark ? 'none' : `${shadow(1, 2, 0.06)},${shadow(4, 14, 0.05)}`,
        line: dark ? withAlpha('#FFFFFF', 0.05) : 'transparent',
        float: `${shadow(2, 6, 0.1)},${shadow(10, 28, 0.16)}`,
        sheet: shadow(-4, 32, 0.12),
      };
  }
}

function listEdge({ look, page, surface }: Ground, { card, line }: Level, hairline: string) {
  if (look.list === 'inset') {
    if (line === 'transparent') return card;
    const edge = `inset 0 0 0 0.5px ${line}`;
    return card === 'none' ? edge : `${edge},${card}`;
  }
  if (surface === page || look.elevation === 'flat') return 'none';
  return `0 0.5px 0 ${hairline},0 -0.5px 0 ${hairline}`;
}
