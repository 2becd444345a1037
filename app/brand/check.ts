import type { Finding } from './finding.ts';
import { makeFinding } from './makeFinding.ts';
import { resolveBrand } from './resolve.ts';
import { contrastRules } from './rules/contrastRules.ts';
import { featureRules } from './rules/featureRules.ts';
import { keyRules } from './rules/keyRules.ts';
import { lineRules } from './rules/lineRules.ts';
import { protectionRules } from './rules/protectionRules.ts';
import { textRules } from './rules/textRules.ts';
import { tokenRules } from './rules/tokenRules.ts';
import type { BrandSource } from './schema.ts';

/** @returns everything wrong with a brand file that passed the schema, taken by itself. */
export function checkBrand(source: BrandSource): Finding[] {
  const brand = resolveBrand('', source);
  return [
    ...textRules(source),
    ...featureRules(source),
    ...protectionRules(source),
    ...lineRules(source),
    ...keyRules(source),
    ...tokenRules(brand),
    ...contrastRules(brand, typeof source.bgColor === 'string'),
  ];
}

export type NamedSource = { id: string; source: BrandSource };

/** @returns what two brands may not share; each clash is told to every brand but the first. */
export function checkBrands(brands: readonly NamedSource[]): { id: string; finding: Finding }[] {
  return (['combineId', 'packageId', 'origin'] as const).flatMap((key) => {
    const owners = new Map<string, string>();
    return brands.flatMap(({ id, source }) => {
      // Storage paths and hosts do not tell cases apart.
      const value = String(source[key]).toLowerCase();
      const owner = owners.get(value);
      if (owner === undefined) {
        owners.set(value, id);
        return [];
      }
      const finding = makeFinding(
        'brand-duplicate',
        [key],
        `${key} ${JSON.stringify(source[key])} already belongs to the brand ${owner}.`,
        `Give each brand its own ${key}.`,
      );
      return [{ id, finding }];
    });
  });
}
