import type { Brand } from '../../../app/brand/brand.ts';
import { loadBrands } from '../../brand/load.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';

/** @throws BrandError (2) for an unknown brand, one with errors, or one without keys for lists */
export async function brandWithKeys(id: string, context: Context): Promise<Brand> {
  const { brands, problems } = await loadBrands(context.brandsDir, [id], context);
  const [loaded] = brands;
  if (!loaded) {
    throw new BrandError({
      code: 'brands-invalid',
      message: `The brand ${id} has errors.`,
      fix: 'Correct what is listed, then run this again.',
      exitCode: 2,
      problems,
    });
  }
  if (loaded.brand.lines.publicKeys.length > 0) return loaded.brand;
  throw new BrandError({
    code: 'keys-none',
    message: `The brand ${id} has no lines.publicKeys, so its app takes no list.`,
    fix: 'Make a key pair with `brand lines keygen` and add its public key to brand.json.',
    exitCode: 2,
  });
}
