import { contrast } from '../colour/contrast.ts';
import type { ColourTokenName, SchemeTokens } from './tokens.ts';

/** Text or mark, what it stands on, and the least contrast WCAG 2.2 AA allows. */
export type ContrastPair = { text: ColourTokenName; on: ColourTokenName; ratio: 4.5 | 3 };

const planes = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const body = ['page', 'surface', 'surfaceRaised'] as const;

const textPairs: readonly (readonly [ColourTokenName, readonly ColourTokenName[]])[] = [
  ['textPrimary', [...planes, 'surfacePressed']],
  ['textSecondary', planes],
  ['textTertiary', planes],
  ['onInk', ['ink']],
  ['onBrand', ['brand', 'brandPressed']],
  ['brandText', [...planes, 'brandSoft']],
  ['onBrandSoft', ['brandSoft']],
  ['onAccent', ['accent']],
  ['accentText', [...body, 'accentSoft']],
  ['badgeText', ['page', 'surface', 'surfaceSunken']],
  ['onBadge', ['badge']],
  ['onBadgeMuted', ['badgeMuted']],
  ['onPositive', ['positive']],
  ['positiveText', [...body, 'positiveSoft']],
  ['onNegative', ['negative']],
  ['negativeText', [...body, 'negativeSoft']],
  ['onWarning', ['warning']],
  ['warningText', [...body, 'warningSoft']],
  ['infoText', [...body, 'infoSoft']],
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

/** Every pair the components use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(textPairs, 4.5),
  ...pairsOf(markPairs, 3),
];

export type LowPair = ContrastPair & { has: number };

/** @returns the pairs that miss their ratio, with the ratio they have. */
export function lowPairs(tokens: SchemeTokens): LowPair[] {
  return contrastPairs
    .map((pair) => ({ ...pair, has: contrast(tokens[pair.text], tokens[pair.on]) }))
    .filter(({ has, ratio }) => has < ratio);
}

function pairsOf(rows: typeof textPairs, ratio: 4.5 | 3): ContrastPair[] {
  return rows.flatMap(([text, grounds]) => grounds.map((on) => ({ text, on, ratio })));
}
