import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { currencyOf } from '../../app/brand/currency.ts';
import type { BrandData } from '../../app/brand/data.ts';
import type { SandboxBrand } from '../../sandbox/sandbox.ts';

/** Youngest age of whatever asks for one, also where an operator says less. */
const leastAge = 18;

/** What the backend has to know of a brand. */
export function sandboxBrand(brand: Brand | BrandData): SandboxBrand {
  const { id, name, combineId, packageId, platformId, locale, locales, features, origin } = brand;
  return {
    ...{ id, name, combineId, packageId, platformId, locale, locales, features, origin },
    currency: currencyOf(locale),
    legalName: brand.operator?.legalName ?? name[locale] ?? id,
    minimumAge: Math.max(leastAge, brand.operator?.minimumAge ?? leastAge),
  };
}

/** @returns the brand of a finished site, from the data in its page; null where it carries none. */
export function siteBrand(folder: string): SandboxBrand | null {
  try {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const data = /<script type="application\/json" id="brand">([^<]*)<\/script>/.exec(page)?.[1];
    return data === undefined ? null : sandboxBrand(JSON.parse(data) as BrandData);
  } catch {
    // The site is being replaced, or its page is not of this command's making.
    return null;
  }
}
