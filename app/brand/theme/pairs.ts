import { contrast } from '../colour/contrast.ts';
import { flatten } from '../colour/flatten.ts';
import type { ColourTokenName, SchemeTokens } from './tokens.ts';

/** Text or mark, what it stands on, and the least contrast WCAG 2.2 AA allows. */
export type ContrastPair = {
  text: ColourTokenName;
  on: ColourTokenName;
  /** What shines through `on`, where that may be see-through. */
  over?: ColourTokenName;
  ratio: 4.5 | 3;
};

const planes = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const body = ['page', 'surface', 'surfaceRaised'] as const;

const textPairs: readonly (readonly [ColourTokenName, readonly ColourTokenName[]])[] = [
  ['textPrimary', [...planes, 'surfacePressed', 'segThumb', 'brandSoft', 'tileBg']],
  ['textSecondary', [...planes, 'segTrack', 'tileBg']],
  ['textTertiary', planes],
  ['onInk', ['ink']],
  ['onBrand', ['brand', 'brandPressed']],
  ['brandText', [...planes, 'brandSoft']],
  ['onBrandSoft', ['brandSoft']],
  ['onAccent', ['accent']],
  ['accentText', [...planes, 'accentSoft']],
  ['badgeText', ['page', 'surface', 'surfaceSunken']],
  ['onBadge', ['badge']],
  ['onBadgeMuted', ['badgeMuted']],
  ['onPositive', ['positive']],
  ['positiveText', [...planes, 'positiveSoft']],
  ['onNegative', ['negative']],
  ['negativeText', [...planes, 'negativeSoft']],
  ['onWarning', ['warning']],
  ['warningText', [...planes, 'warningSoft']],
  ['infoText', [...planes, 'infoSoft']],
  ['outcomeA', ['surface', 'outcomeASoft']],
  ['outcomeB', ['surface', 'outcomeBSoft']],
  ['outcomeC', ['surface', 'outcomeCSoft']],
  ['outcomeD', ['surface', 'outcomeDSoft']],
  ['name1', ['bubbleIn']],
  ['name2', ['bubbleIn']],
  ['name3', ['bubbleIn']],
  ['name4', ['bubbleIn']],
  ['name5', ['bubbleIn']],
  ['name6', ['bubbleIn']],
  ['onDisc', ['disc1', 'disc2', 'disc3', 'disc4', 'disc5', 'disc6', 'disc7', 'disc8']],
  ['onBubbleIn', ['bubbleIn']],
  ['bubbleInMeta', ['bubbleIn']],
  ['bubbleInAccent', ['bubbleIn']],
  ['onBubbleOut', ['bubbleOut']],
  ['bubbleOutMeta', ['bubbleOut']],
  ['bubbleOutAccent', ['bubbleOut']],
  ['onChatTip', ['chatTip', 'chatWall']],
  ['onTitleBar', ['titleBar']],
  ['onTitleBarSoft', ['titleBar']],
  ['tabIdle', ['tabBar']],
  ['tabActive', ['tabBar']],
  ['onCard', ['card']],
  ['onCardSoft', ['card']],
];

const markPairs: typeof textPairs = [
  ['online', ['page', 'surface']],
  ['brandMark', planes],
  ['focus', body],
  ['controlLine', ['page', 'surface', 'surfaceSunken']],
];

/** Text on a well, the well, and the grounds it is sunk into. */
const wellPairs: readonly (readonly [
  ColourTokenName,
  ColourTokenName,
  readonly ColourTokenName[],
])[] = [
  ['textPrimary', 'well', body],
  ['textPrimary', 'wellPressed', body],
  ['onCard', 'cardWell', ['card']],
  ['onBubbleIn', 'bubbleInWell', ['bubbleIn']],
  ['bubbleInAccent', 'bubbleInWell', ['bubbleIn']],
  ['onBubbleOut', 'bubbleOutWell', ['bubbleOut']],
  ['bubbleOutAccent', 'bubbleOutWell', ['bubbleOut']],
];

/** Every pair the components use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(textPairs, 4.5),
  ...pairsOf(markPairs, 3),
  ...wellPairs.flatMap(([text, on, grounds]) =>
    grounds.map((over) => ({ text, on, over, ratio: 4.5 as const })),
  ),
];

/** Tokens that must be opaque, since the contrast on or of them is computed. */
export const opaqueTokens: ReadonlySet<string> = new Set(
  contrastPairs.flatMap(({ text, on, over }) => (over ? [text, over] : [text, on])),
);

/** @returns the contrast a pair has, 1–21. */
export function pairContrast({ text, on, over }: ContrastPair, tokens: SchemeTokens): number {
  const ground = over ? flatten(tokens[on], tokens[over]) : tokens[on];
  return contrast(tokens[text], ground);
}

/** The pair has to do with the token. */
export function concerns({ text, on, over }: ContrastPair, token: string): boolean {
  return text === token || on === token || over === token;
}

export type LowPair = ContrastPair & { has: number };

/** @returns the pairs that miss their ratio, with the ratio they have. */
export function lowPairs(tokens: SchemeTokens): LowPair[] {
  return contrastPairs
    .map((pair) => ({ ...pair, has: pairContrast(pair, tokens) }))
    .filter(({ has, ratio }) => has < ratio);
}

function pairsOf(rows: typeof textPairs, ratio: 4.5 | 3): ContrastPair[] {
  return rows.flatMap(([text, grounds]) => grounds.map((on) => ({ text, on, ratio })));
}
