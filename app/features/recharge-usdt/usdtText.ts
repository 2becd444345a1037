import { formatUsdt } from '../../lib/money/formatAmount.ts';

/** @param micro millionths of 1 USDT. @param tag BCP 47. @returns such as `10.5 USDT`, in one line. */
export function usdtText(micro: number, tag: string): string {
  return `${formatUsdt(micro, tag)}\u00a0USDT`;
}
