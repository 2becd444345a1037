import { BrandError } from '../errors.ts';
import type { Report } from '../report.ts';
import type { Loaded, LoadedBrand } from './load.ts';

/**
 * For commands that work on brands: tells warnings and hands the brands over.
 * @throws BrandError (2) with every problem where a brand has an error, or where there is no brand.
 */
export function requireSound(loaded: Loaded, report: Report): LoadedBrand[] {
  const { brands, problems } = loaded;
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new BrandError({
      code: 'brands-invalid',
      message: 'Some brands have errors; nothing was done.',
      fix: 'Correct them and run the command again; `brand explain CODE` says more.',
      exitCode: 2,
      problems,
    });
  }
  if (brands.length === 0) throw noBrands();
  report.problems(problems, 'words');
  return brands;
}

export function noBrands(): BrandError {
  return new BrandError({
    code: 'brands-none',
    message: 'There are no brands.',
    fix: 'Make the first one with `brand new <id>`.',
    exitCode: 2,
  });
}
