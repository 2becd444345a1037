import { BrandError } from '../errors.ts';

/** For commands that would otherwise do nothing and look fine. */
export function noBrands(): BrandError {
  return new BrandError({
    code: 'brands-none',
    message: 'There are no brands.',
    fix: 'Make the first one with `brand new <id>`.',
    exitCode: 2,
  });
}
