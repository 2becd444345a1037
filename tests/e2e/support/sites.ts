import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../app/brand/brand.ts';
import { resolveBrand } from '../../../app/brand/resolve.ts';
import type { BrandSource } from '../../../app/brand/schema.ts';
import { type PlannedSite, plan, root } from './plan.ts';

/** Every brand under test, as its file says. */
export const brands: Brand[] = plan.sites.map(({ id }) => {
  const text = readFileSync(join(plan.brandsDir, id, 'brand.json'), 'utf8');
  return resolveBrand(id, JSON.parse(text) as BrandSource);
});

/** @throws where the brand is not under test */
export function siteOf({ id }: Pick<Brand, 'id'>): PlannedSite {
  const found = plan.sites.find((site) => site.id === id);
  if (!found) throw new Error(`No site of the brand ${id} is under test.`);
  return found;
}

/** Absolute address of a path on a brand's site. */
export function addressOf(brand: Pick<Brand, 'id'>, path: string): string {
  return `${siteOf(brand).origin}${path}`;
}

/**
 * Texts of a namespace, or of all of an area, in a language; what is said everywhere is among them,
 * as it is in the app.
 */
export function textsOf(locale: string, area: string): Record<string, string> {
  const folder = join(root, 'app/locales', locale);
  const files = readdirSync(folder).filter((file) => file.startsWith(`${area}.`));
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
  return Object.assign({}, ...['common.json', ...files].map(read));
}

/** @throws where there is no such brand */
export function brandNamed(id: string): Brand {
  const found = brands.find((brand) => brand.id === id);
  if (!found) throw new Error(`There is no brand ${id}.`);
  return found;
}
