import type { ExchangeRule } from '../../app/contract/points/amount.ts';

type ExchangeLimits = Readonly<Omit<ExchangeRule, 'dayUsed'>>;
type Bounds = Pick<ExchangeLimits, 'min' | 'max' | 'dayMax'>;

const usual: Bounds = { min: 10_000, max: 5_000_000, dayMax: 10_000_000 };

/** Of currencies whose unit is worth so little that the usual bounds would be next to nothing. */
const boundsOf: Readonly<Record<string, Bounds>> = {
  TWD: { min: 50_000, max: 100_000_000, dayMax: 200_000_000 },
  VND: { min: 10_000_000, max: 50_000_000_000, dayMax: 100_000_000_000 },
};

/** @returns what one withdrawal may be, in hundredths of a point, by the currency of the points: ISO 4217. */
export function exchangeLimitsOf(currency: string): ExchangeLimits {
  return { ...(boundsOf[currency] ?? usual), fee: 0, feePerMille: 0, arrivalHours: 24 };
}
