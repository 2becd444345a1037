import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { brand, brandJson } from '../support/brandCommand.ts';
import { brandFile, makeBrandsFolder, writeBrand } from '../support/fixtureBrands.ts';
import { folderHashes } from '../support/folderHashes.ts';

const left = ['game', 'video', 'highlights', 'dating'];

/** A brand without the features that have code. */
const birch = (changes: object = {}) =>
  brandFile('birch', { exclude: [...left, 'contacts-upload'], ...changes });

let brands: string;
let out: string;

const build = (...args: string[]) =>
  brandJson<BuildResult>(['build', '--brands', brands, '--out', out, ...args]);

beforeAll(() => {
  brands = makeBrandsFolder({
    aster: brandFile('aster'),
    birch: birch(),
  });
  out = mkdtempSync(join(tmpdir(), 'out-'));
});

describe('brand build', () => {
  it('makes a whole site per brand and says what each consists of', async () => {
    const result = await build();
    expect(result).toMatchObject({ ok: true, failures: [] });
    expect(result.brands.map(({ id, cached }) => [id, cached])).toEqual([
      ['aster', false],
      ['birch', false],
    ]);
    for (const { id, files, bytes, firstLoad, features } of result.brands) {
      const hashes = folderHashes(join(out, id));
      expect(Object.keys(hashes)).toHaveLength(files);
      const release = JSON.parse(readFileSync(join(out, id, 'release.json'), 'utf8'));
      const listed = Object.entries(
        release.files as Record<string, { bytes: number; sha256: string }>,
      );
      expect(Object.fromEntries(listed.map(([path, file]) => [path, file.sha256]))).toEqual(
        Object.fromEntries(Object.entries(hashes).filter(([path]) => path !== 'release.json')),
      );
      expect(bytes).toBe(listed.reduce((sum, [, file]) => sum + file.bytes, 0));
      expect(
        firstLoad.every(
          ({ jsGzip, cssGzip, htmlGzip }) => jsGzip > 0 && cssGzip > 0 && htmlGzip > 0,
        ),
      ).toBe(true);
      expect(features).not.toContain('dating');
    }
    expect(result.brands[1]?.firstLoad.map(({ route }) => route)).toEqual([
      '/pages/tabBar/chat',
      '/pages/tabBar/mine',
    ]);
  });

  it('compresses code and texts ahead where that spares something', () => {
    const { files } = JSON.parse(readFileSync(join(out, 'aster/release.json'), 'utf8')) as {
      files: Record<string, { bytes: number }>;
    };
    const shared = Object.keys(files).filter((path) => /^(?:assets|locales)\/.*\.\w+$/.test(path));
    const plain = shared.filter((path) => !/\.(?:br|gz)$/.test(path));
    const wanted = plain.flatMap((path) =>
      (files[path]?.bytes ?? 0) < 512 ? [path] : [path, `${path}.br`, `${path}.gz`],
    );
    expect(shared.sort()).toEqual(wanted.sort());
  });

  it('does nothing when nothing changed', async () => {
    const before = statSync(join(out, 'aster/index.html')).mtimeMs;
    const result = await build();
    expect(result.brands.every(({ cached }) => cached)).toBe(true);
    expect(statSync(join(out, 'aster/index.html')).mtimeMs).toBe(before);
  });

  it('makes only the brand that changed', async () => {
    writeBrand(brands, 'birch', birch({ bgColor: '#F4F1EA' }));
    expect((await build()).brands.map(({ id, cached }) => [id, cached])).toEqual([
      ['aster', true],
      ['birch', false],
    ]);
  });

  it('makes a site anew whose files were lost', async () => {
    rmSync(join(out, 'aster/sw.js'));
    expect((await build()).brands[0]?.cached).toBe(false);
    expect(existsSync(join(out, 'aster/sw.js'))).toBe(true);
  });

  it('makes the same bytes again when forced', async () => {
    const before = folderHashes(out);
    expect((await build('--force')).brands.every(({ cached }) => !cached)).toBe(true);
    expect(folderHashes(out)).toEqual(before);
  });

  it('shares code between sites instead of copying it', () => {
    const [shared] = readdirSync(join(out, 'aster/assets')).filter((name) =>
      existsSync(join(out, 'birch/assets', name)),
    );
    expect(statSync(join(out, 'aster/assets', String(shared))).ino).toBe(
      statSync(join(out, 'birch/assets', String(shared))).ino,
    );
  });

  it('leaves no file of an excluded feature in a site', () => {
    const files = (id: string) =>
      readdirSync(join(out, id), { recursive: true, encoding: 'utf8' }).join('\n');
    expect(files('aster')).toMatch(/locales\/en-US\/game\./);
    for (const id of left) expect(files('birch')).not.toContain(id);
  });

  it('stamps one brand without touching another', async () => {
    const before = folderHashes(join(out, 'aster'));
    expect((await build('birch', '--force')).brands.map(({ id }) => id)).toEqual(['birch']);
    expect(folderHashes(join(out, 'aster'))).toEqual(before);
  });

  it('prints the plan without writing', async () => {
    const elsewhere = join(mkdtempSync(join(tmpdir(), 'plan-')), 'dist');
    const run = await brand(['build', '--dry-run', '--brands', brands, '--out', elsewhere]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('+ index.html');
    expect(run.stdout).toMatch(/left out {3}game, video, highlights, dating/);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('stamps from a compile made elsewhere, with the same bytes', async () => {
    const compiled = join(mkdtempSync(join(tmpdir(), 'compiled-')), 'app');
    expect((await brand(['build', '--compile-to', compiled])).code).toBe(0);
    const other = mkdtempSync(join(tmpdir(), 'out-'));
    const result = await brandJson<BuildResult>([
      'build',
      '--brands',
      brands,
      '--out',
      other,
      '--app',
      compiled,
    ]);
    expect(result.ok).toBe(true);
    expect(folderHashes(other)).toEqual(folderHashes(out));
  });

  it('says so when the compile it is pointed to is none', async () => {
    const run = await brand(['build', '--brands', brands, '--out', out, '--app', tmpdir()]);
    expect(run.code).toBe(4);
    expect(run.stderr).toContain('holds no compiled app');
  });
});

describe('brand build, refusing', () => {
  it('builds nothing while any brand asked for is invalid, and keeps the old sites', async () => {
    const before = folderHashes(out);
    writeBrand(brands, 'birch', birch({ bgColor: 'blue' }));
    const run = await brand(['build', '--brands', brands, '--out', out, '--json']);
    expect(run.code).toBe(2);
    expect(JSON.parse(run.stdout)).toMatchObject({
      ok: false,
      problems: [{ brand: 'birch', path: 'bgColor' }],
    });
    expect(folderHashes(out)).toEqual(before);
    writeBrand(brands, 'birch', birch());
  });

  it('leaves a folder alone that it did not make', async () => {
    const mine = mkdtempSync(join(tmpdir(), 'mine-'));
    mkdirSync(join(mine, 'aster'));
    writeFileSync(join(mine, 'aster/thesis.txt'), 'years of work');
    const run = await brand(['build', 'aster', '--brands', brands, '--out', mine]);
    expect(run.code).not.toBe(0);
    expect(run.stderr).toContain('not a site made by this command');
    expect(folderHashes(mine)).toEqual(folderHashes(mine));
    expect(readFileSync(join(mine, 'aster/thesis.txt'), 'utf8')).toBe('years of work');
  });

  it.each(['app', 'cli', '.', 'brands/quedu'])(
    'does not take %s as output folder',
    async (folder) => {
      const run = await brand(['build', '--out', folder]);
      expect(run.code).toBe(2);
      expect(run.stderr).toContain('output folder');
    },
  );

  it('names a file that stands where the output folder should be', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'file-')), 'dist');
    writeFileSync(file, 'a file');
    const run = await brand(['build', '--brands', brands, '--out', file]);
    expect(run.code).toBe(4);
    expect(run.stderr).toContain('cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('a file');
  });
});
