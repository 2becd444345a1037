import { defaultPhoneRule, type PhoneRule } from '../app/contract/fields/phone.ts';

/** What the sandbox has to know of a brand. */
export type SandboxBrand = {
  id: string;
  /** Name by locale. */
  name: Record<string, string>;
  /** What signed records and proofs call it. */
  combineId: string;
  packageId: number;
  platformId: number;
  /** Currency of its points: ISO 4217. */
  currency: string;
  /** The operator's registered name, else the brand's own. */
  legalName: string;
  /** Youngest age for what asks for one: at least 18. */
  minimumAge: number;
  /** Default language. */
  locale: string;
  locales: string[];
  /** Ids of the features it has. */
  features: string[];
  /** Canonical https origin. */
  origin: string;
  icon?: string;
};

export interface Brands {
  readonly all: readonly SandboxBrand[];
  find(packageId: number): SandboxBrand | null;
}

/** @returns the brands, found by package number. */
export function makeBrands(all: readonly SandboxBrand[]): Brands {
  const byPackage = new Map(all.map((brand) => [brand.packageId, brand]));
  return { all, find: (packageId) => byPackage.get(packageId) ?? null };
}

/** @returns a brand's name in a language, else in its own. */
export function brandName(brand: SandboxBrand, locale: string): string {
  return brand.name[locale] ?? brand.name[brand.locale] ?? Object.values(brand.name)[0] ?? brand.id;
}

/** @returns which mobile numbers a brand takes: mainland ones where it speaks zh-CN. */
export function phoneRuleOf(brand: SandboxBrand): PhoneRule {
  return brand.locale === 'zh-CN'
    ? { minLength: 11, maxLength: 11, pattern: 'mainland' }
    : defaultPhoneRule;
}
