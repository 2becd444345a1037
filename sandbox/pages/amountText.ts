import { formatAmount } from '../../app/lib/money/formatAmount.ts';

/**
 * @param amount hundredths of a point, with or without direction.
 * @returns it behind the code of its currency, as `TWD 1,234.50`: several currencies share a sign, and
 * these pages show the amounts of every brand.
 */
export function amountText(amount: number, currency: string): string {
  return `${currency}\u00a0${formatAmount(amount, { tag: 'en-US' })}`;
}
