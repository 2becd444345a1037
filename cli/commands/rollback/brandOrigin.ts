import { join } from 'node:path';
import { readBrandFile } from '../../brand/readBrandFile.ts';
import type { Context } from '../../context.ts';

/** @returns the origin of a brand's file; null where there is none to read: going back needs no brand. */
export function brandOrigin(id: string, { brandsDir, cwd }: Context): string | null {
  return readBrandFile({ id, dir: join(brandsDir, id) }, cwd).source?.origin ?? null;
}
