import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../cli/brand/load.ts';
import { brand } from '../support/brandCommand.ts';
import { goodBrand, icon, type Tree, temporaryFolder, writeTree } from './support/brandFolders.ts';

/** Everything a folder can hold instead of a good `brand.json`. */
const brandJson = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constant(''),
  fc.constant('\uFEFF{}'),
  fc.integer({ min: 100, max: 100_000 }).map((depth) => '['.repeat(depth)),
  fc
    .integer({ min: 100, max: 50_000 })
    .map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.constant(`{"name":"${'x'.repeat(1_100_000)}"}`),
  fc.constant('{"__proto__":{"name":1},"constructor":{}}'),
);

/** A good brand with one value replaced by anything. */
const changedBrand = fc
  .tuple(
    fc.constantFrom(...Object.keys(goodBrand('acme')), 'operator', 'manifest', 'nmae', '__proto__'),
    fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<fc.JsonValue>(
        '../../etc/passwd',
        '\u202Eevil',
        '鹊渡',
        'قلعة',
        '\u0000',
        1e308,
        -0,
      ),
      fc.record({
        source: fc.constantFrom('../icon.svg', '/etc/passwd', '.', 'icon.svg\u0000', 'no.svg'),
      }),
    ),
  )
  .map(([key, value]) => {
    const source = goodBrand('acme');
    Object.defineProperty(source, key, { value, enumerable: true, configurable: true });
    return source;
  });

const folder: fc.Arbitrary<Tree> = fc.oneof(
  brandJson.map((content) => ({ 'brand.json': content, 'icon.svg': icon })),
  changedBrand.map((source) => ({ 'brand.json': source, 'icon.svg': icon })),
  fc.constant({ 'brand.json/nested.json': '{}' }),
  fc.constant({ 'brand.jsn': '{}', 'icon.SVG': icon }),
);

async function expectListedOrValid(brandsDir: string): Promise<void> {
  const { brands, problems } = await loadBrands(brandsDir, [], { cwd: brandsDir });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.map((problem) => problem.brand));
  for (const problem of problems) {
    expect(problem.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(problem.message).not.toBe('');
    expect(problem.fix).not.toBe('');
    expect(problem.file).not.toBe('');
    expect(problem.line === 0).toBe(problem.column === 0);
  }
  for (const { id } of brands) expect(faulty.has(id)).toBe(false);
  expect(brands.length + faulty.size).toBeGreaterThan(0);
}

describe('loadBrands on anything', () => {
  it('lists a problem or gives a valid brand, and never throws', async () => {
    const brandsDir = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(folder, async (tree) => {
        rmSync(join(brandsDir, 'acme'), { recursive: true, force: true });
        writeTree(join(brandsDir, 'acme'), tree);
        await expectListedOrValid(brandsDir);
      }),
      { numRuns: 400 },
    );
  });

  it('takes any folder name', async () => {
    const name = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        fc.constantFrom('Acme', 'a', '鹊渡', 'شركة', 'a b', '-x'),
      )
      .filter(
        (text) =>
          !text.includes('/') &&
          !text.includes('\0') &&
          !text.startsWith('.') &&
          Buffer.byteLength(text) < 200,
      );
    await fc.assert(
      fc.asyncProperty(name, async (id) => {
        const brandsDir = temporaryFolder();
        writeTree(join(brandsDir, id), { 'brand.json': goodBrand('acme'), 'icon.svg': icon });
        await expectListedOrValid(brandsDir);
        rmSync(brandsDir, { recursive: true });
      }),
      { numRuns: 60 },
    );
  });
});

describe('brand check on hostile folders', () => {
  it('lists each one and leaves everything as it was', async () => {
    const brandsDir = temporaryFolder();
    const good = goodBrand('good');
    writeTree(brandsDir, {
      'good/brand.json': good,
      'good/icon.svg': icon,
      'twin/brand.json': { ...goodBrand('good', 2) },
      'twin/icon.svg': icon,
      'linked/icon.svg': icon,
      'climbing/brand.json': goodBrand('climbing', 3, { icons: { source: '../good/icon.svg' } }),
      'outside.json': good,
      'deep/brand.json': '['.repeat(200_000),
      'latin/brand.json': Buffer.from('{"name":"caf\xe9"}', 'latin1'),
      'Upper/brand.json': good,
    });
    mkdirSync(join(brandsDir, 'empty'));
    mkdirSync(join(brandsDir, 'piped'));
    execFileSync('mkfifo', [join(brandsDir, 'piped/brand.json')]);
    symlinkSync('../outside.json', join(brandsDir, 'linked/brand.json'));
    symlinkSync('good', join(brandsDir, 'alias'));
    const { code, stdout } = await brand(['check', '--json', '--brands', brandsDir]);
    const found = JSON.parse(stdout) as {
      ok: boolean;
      problems: { brand: string; code: string }[];
    };
    const codes = Object.fromEntries(
      found.problems.map((problem) => [problem.brand, problem.code]),
    );
    expect(code).toBe(2);
    expect(found.ok).toBe(false);
    expect(codes).toEqual({
      Upper: 'folder-name',
      alias: 'folder-link',
      climbing: 'artwork-outside',
      deep: 'json-deep',
      empty: 'file-missing',
      latin: 'file-encoding',
      linked: 'link-outside',
      piped: 'file-not-file',
      twin: 'brand-duplicate',
    });
  });

  it('names a file the system will not open', async () => {
    const brandsDir = temporaryFolder();
    mkdirSync(join(brandsDir, 'acme'));
    symlinkSync('brand.json', join(brandsDir, 'acme/brand.json'));
    const { problems } = await loadBrands(brandsDir, [], { cwd: brandsDir });
    expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
      'file-unreadable',
      'brand.json cannot be read (ELOOP).',
    ]);
  });
});
