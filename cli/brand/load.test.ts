import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBrand } from '../commands/new/draft.ts';
import { sha256 } from '../files/hash.ts';
import { loadBrands } from './load.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2F4F86" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>';

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'brands-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addBrand(id: string, packageIds: number[] = []): string {
  const draft = draftBrand(id, {}, 'icon.svg', { packageIds, schemaPath: 'x' });
  const text = JSON.stringify(draft);
  mkdirSync(join(folder, id));
  writeFileSync(join(folder, id, 'brand.json'), text);
  writeFileSync(join(folder, id, 'icon.svg'), icon);
  return text;
}

describe('loadBrands', () => {
  it('gives sound brands with everything their site is made from', async () => {
    const text = addBrand('acme');
    writeFileSync(join(folder, 'notes.txt'), 'a file is no brand');
    mkdirSync(join(folder, '.git'));
    const { brands, problems } = await loadBrands(folder, [], { cwd: folder });
    expect(problems).toEqual([]);
    expect(brands.map(({ id }) => id)).toEqual(['acme']);
    expect(brands[0]?.files).toEqual([
      { path: 'brand.json', sha256: sha256(text) },
      { path: 'icon.svg', sha256: sha256(icon) },
    ]);
    expect(brands[0]?.artwork.source?.kind).toBe('svg');
  });

  it('keeps verdicts and finds them again', async () => {
    addBrand('acme');
    const place = { cwd: folder, cacheDir: join(folder, '.cache'), signature: 'one' };
    const first = await loadBrands(folder, [], place);
    const kept = () => readdirSync(join(folder, '.cache/check'), { recursive: true }).length;
    const count = kept();
    expect(await loadBrands(folder, [], place)).toEqual(first);
    expect(kept()).toBe(count);
    await loadBrands(folder, [], { ...place, signature: 'two' });
    expect(kept()).toBeGreaterThan(count);
  });

  it('survives a cache that was damaged', async () => {
    addBrand('acme');
    const place = { cwd: folder, cacheDir: join(folder, '.cache'), signature: 'one' };
    const first = await loadBrands(folder, [], place);
    for (const path of readdirSync(join(folder, '.cache'), { recursive: true }).map(String)) {
      if (path.endsWith('.json')) writeFileSync(join(folder, '.cache', path), '{"half":');
    }
    expect(await loadBrands(folder, [], place)).toEqual(first);
  });

  it('tells a clash to the brand asked for, whichever comes first', async () => {
    addBrand('acme', [9]);
    addBrand('beta', [9]);
    for (const id of ['acme', 'beta']) {
      const { problems } = await loadBrands(folder, [id], { cwd: folder });
      expect(problems.map(({ brand, code }) => [brand, code])).toEqual([[id, 'brand-duplicate']]);
    }
  });

  it('refuses unknown ids by name', async () => {
    addBrand('acme');
    await expect(loadBrands(folder, ['acm', '../x'], { cwd: folder })).rejects.toMatchObject({
      code: 'brand-unknown',
      exitCode: 2,
      message: 'There are no brands "acm", "../x".',
      fix: 'Did you mean acme?',
    });
  });
});
