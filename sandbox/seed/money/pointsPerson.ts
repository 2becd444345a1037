import type { SandboxBrand } from '../../brands.ts';
import { offers } from '../../money/requireFeature.ts';
import { type SeedPerson, seedPeople } from '../people.data.ts';

/** @returns whose points a brand begins with: the first demo person of its language; or null. */
export function pointsPersonOf(
  brand: Pick<SandboxBrand, 'features' | 'locale'>,
): SeedPerson | null {
  if (!offers(brand, 'points')) return null;
  return seedPeople.find(({ locale, isSupport }) => locale === brand.locale && !isSupport) ?? null;
}
