import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandInputs } from '../../cli/build/brandInputs.ts';
import { siteKey } from '../../cli/build/finished.ts';
import type { BuildResult } from '../../cli/build/result.ts';
import { readCompile } from '../../cli/compile/output.ts';
import { brandJson, root } from '../support/brandCommand.ts';
import { brandFile, writeBrand } from '../support/fixtureBrands.ts';

/** So many that more than one thread looks at them. */
const count = 250;

it('finds each of hundreds of sites finished, in their order', async () => {
  const place = mkdtempSync(join(tmpdir(), 'many-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [app, brands, out] = ['app', 'brands', 'dist'].map((name) => join(place, name));
  if (!app || !brands || !out) throw new Error('There are three folders.');
  mkdirSync(app);
  // As much of a compile as a build with nothing to do reads.
  writeFileSync(join(app, 'compile.json'), JSON.stringify({ format: 3, hash: 'compile' }));
  const compile = readCompile(app);
  const key = compile && siteKey(root, compile);
  const ids = Array.from({ length: count }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  for (const id of ids) {
    writeBrand(brands, id, brandFile(id));
    mkdirSync(join(out, id), { recursive: true });
    writeFileSync(join(out, id, 'index.html'), 'page');
    const cacheKey = key?.(id, brandInputs(join(brands, id)) ?? '');
    const files = { 'index.html': { bytes: 4, sha256: '' } };
    const record = { brand: id, cacheKey, files, features: [], locales: [], firstLoad: [] };
    writeFileSync(join(out, id, 'release.json'), JSON.stringify(record));
  }
  const build = ['build', '--brands', brands, '--out', out, '--app', app];
  const { ok, brands: built } = await brandJson<BuildResult>(build);
  expect(ok).toBe(true);
  expect(built.map(({ id, cached, files }) => ({ id, cached, files }))).toEqual(
    ids.map((id) => ({ id, cached: true, files: 2 })),
  );
});
