import { amountParts } from './formatAmount.ts';

type Unit = { from: number; word: string };

const latin: readonly Unit[] = [
  { from: 1_000_000_000, word: 'G' },
  { from: 1_000_000, word: 'M' },
  { from: 1_000, word: 'K' },
];
const chinese: Readonly<Record<string, readonly Unit[]>> = {
  'zh-CN': [
    { from: 100_000_000, word: '亿' },
    { from: 10_000, word: '万' },
  ],
  'zh-Hant': [
    { from: 100_000_000, word: '億' },
    { from: 10_000, word: '萬' },
  ],
};

/**
 * An amount where there is no room for all of it: 万 and 亿 in Chinese, K, M and G elsewhere
 * (specification, section 9). Always rounded down, so that it never shows more than there is; not for
 * anything that is about to be confirmed.
 * @param hundredths of a point, not below zero.
 * @param tag BCP 47 of the language.
 */
export function abbreviateAmount(hundredths: number, tag: string): string {
  const points = Math.floor(hundredths / 100);
  const unit = (chinese[tag] ?? latin).find(({ from }) => points >= from);
  if (!unit) {
    const { whole, fraction } = amountParts(hundredths, { tag });
    return whole + fraction;
  }
  // Whole hundredths of the unit: below 2^53 for every balance.
  const short = Math.floor(points / (unit.from / 100));
  const { whole, fraction } = amountParts(short, { tag });
  return `${whole}${fraction.replace(/\D?0+$/, '')}${unit.word}`;
}
