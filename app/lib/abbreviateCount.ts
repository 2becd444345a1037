import { abbreviateAmount } from './money/abbreviateAmount.ts';

/**
 * How many there are, where the last of them do not matter: 万 and 亿 in Chinese, K, M and G elsewhere
 * (specification, section 9); always rounded down.
 * @param count not below zero
 * @param tag BCP 47 of the language
 */
export function abbreviateCount(count: number, tag: string): string {
  const isShort = count < (tag.startsWith('zh') ? 10_000 : 1_000);
  return isShort ? new Intl.NumberFormat(tag).format(count) : abbreviateAmount(count * 100, tag);
}
