import { currencyOf } from '../../../brand/currency.ts';
import { useBrand } from '../../../core/brand/brand.tsx';

/** @returns the currency that is transferred here, which a point of this brand is one unit of: ISO 4217. */
export function useCurrency(): string {
  return currencyOf(useBrand().locale);
}
