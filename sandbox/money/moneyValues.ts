import type { Brands } from '../brands.ts';
import type { MoneyValue } from '../notices/notices.ts';

/** @returns amounts of a brand for a notice, which writes them in the language of its reader. */
export function moneyValues<Name extends string>(
  brands: Brands,
  packageId: number,
  amounts: Record<Name, number>,
): Record<Name, MoneyValue> {
  const currency = brands.find(packageId)?.currency ?? 'USD';
  const entries = Object.entries<number>(amounts);
  return Object.fromEntries(
    entries.map(([name, hundredths]) => [name, { hundredths, currency }]),
  ) as Record<Name, MoneyValue>;
}
