import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileApp, exportCompile } from '../../cli/compile/compile.ts';
import { brand } from '../support/brandCommand.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';
import { marks, projectWithMadeUpFeature } from '../support/madeUpFeature.ts';

const exclude = ['contacts-upload', 'dating', 'game', 'highlights', 'invite', 'multi-account'];
const place = mkdtempSync(join(tmpdir(), 'slots-'));
const out = join(place, 'out');
let root: string;

/** @returns the files of a site that contain a text; compressed copies hold what their originals do. */
function filesWith(brand: string, text: string): string[] {
  return readdirSync(join(out, brand), { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(html|js|css|json|webmanifest)$/.test(path) &&
      readFileSync(join(out, brand, path), 'utf8').includes(text),
  );
}

const page = (brand: string): string => readFileSync(join(out, brand, 'index.html'), 'utf8');

/** @returns the code that the page fetches before anything is asked of it. */
function firstCode(brand: string): string {
  const urls = page(brand).matchAll(
    /<(?:link rel="modulepreload" href|script [^>]*src)="([^"]+)"/g,
  );
  return [...urls].map(([, url = '']) => readFileSync(join(out, brand, url), 'utf8')).join('\n');
}

beforeAll(async () => {
  root = projectWithMadeUpFeature();
  const { compile } = await compileApp(root, join(place, 'cache'), () => undefined);
  const app = join(place, 'app');
  expect(exportCompile(compile, app)).toBe(true);
  const brands = makeBrandsFolder({
    with: brandFile('with', { exclude }),
    without: brandFile('without', { exclude: [...exclude, 'video'] }),
  });
  const run = await brand(['build', '--brands', brands, '--out', out, '--app', app]);
  expect(run.stderr).not.toContain('verify-failed');
  expect(run.code).toBe(0);
});

afterAll(() => {
  for (const folder of [place, root]) rmSync(folder, { recursive: true, force: true });
});

describe('a feature with a screen, a part in a slot, a call and a verb', () => {
  it.each(Object.entries(marks))('brings its %s to the brand that has it', (_, mark) => {
    expect(filesWith('with', mark)).not.toEqual([]);
  });

  it.each(Object.entries(marks))('leaves no %s in the brand without it', (_, mark) => {
    expect(filesWith('without', mark)).toEqual([]);
  });

  it('has its face and its labels in the first page, and nothing else', () => {
    expect(page('with')).toContain(marks.label);
    expect(page('with')).not.toContain(marks.words);
    const code = firstCode('with');
    expect(code).toContain(marks.face);
    expect(code).not.toContain(marks.screen);
    expect(code).not.toContain(marks.part);
  });
});
