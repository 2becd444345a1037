import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { brand, brandJson } from '../support/brandCommand.ts';
import { makeBrandsFolder } from '../support/fixtureBrands.ts';
import { fullBrand } from '../support/fullBrand.ts';

it('a brand with all that a brand can have is built, and its page comes with the first packets', async () => {
  const where = ['--brands', makeBrandsFolder({ halcyon: fullBrand })];
  expect(await brand(['check', ...where])).toMatchObject({ code: 0 });
  const out = mkdtempSync(join(tmpdir(), 'full-'));
  const result = await brandJson<BuildResult>(['build', ...where, '--out', out]);
  expect(result).toMatchObject({ ok: true, overweight: [] });
  expect(statSync(join(out, 'halcyon/index.html.br')).size).toBeLessThan(12 * 1024);
});
