import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../../../app/brand/brand.ts';
import { resolveBrand } from '../../../app/brand/resolve.ts';
import type { BrandSource } from '../../../app/brand/schema.ts';
import { port } from '../playwright.config.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder the sites under test were built into. */
export const sitesFolder = join(root, '.cache/e2e-sites');

/** Every brand of `brands/`, as its file says. */
export const brands: Brand[] = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const text = readFileSync(join(root, 'brands', name, 'brand.json'), 'utf8');
    return resolveBrand(name, JSON.parse(text) as BrandSource);
  });

/** Absolute address of a path on a brand's site. */
export function addressOf(brand: Brand, path: string): string {
  return `http://${brand.id}.localhost:${port}${path}`;
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
