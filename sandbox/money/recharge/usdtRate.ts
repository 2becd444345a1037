import type { SandboxBrand } from '../../brands.ts';

/** About what 1 USDT costs, in hundredths of a point, by the currency of the points. */
const middles: Readonly<Record<string, number>> = {
  CNY: 720,
  TWD: 3200,
  USD: 100,
  MYR: 440,
  VND: 2_545_000,
  EUR: 92,
};

const day = 86_400_000;

/**
 * @param now milliseconds.
 * @returns the price of 1 USDT, another one each day, and when it ends, in milliseconds.
 */
export function usdtRate(
  { currency }: Pick<SandboxBrand, 'currency'>,
  now: number,
): { rate: number; rateUntil: number } {
  const today = Math.floor(now / day);
  // Up to 2 in 100 more, in steps that look like a market's.
  const steps = (today * 7919) % 41;
  const middle = middles[currency] ?? 100;
  return { rate: middle + Math.floor((middle * steps) / 2000), rateUntil: (today + 1) * day };
}
