import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { FeatureId } from '../../app/brand/features.ts';
import { type Compile, readCompile, startFiles, staticFiles } from '../../cli/compile/output.ts';
import { brand } from '../support/brandCommand.ts';

const features = fileURLToPath(new URL('../../app/features/', import.meta.url));
const ids = readdirSync(features) as FeatureId[];
let compile: Compile;

beforeAll(async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lazy-')), 'app');
  expect((await brand(['build', '--compile-to', folder])).code).toBe(0);
  compile = readCompile(folder) as Compile;
});

it.each(ids)('%s loads its screens when they are shown, and none with the first page', (id) => {
  const source = readFileSync(join(features, id, 'feature.tsx'), 'utf8');
  const screens = [...source.matchAll(/import\('\.\/(?:\w+\/)*(\w+)\.tsx'\)/g)].map(
    ([, name]) => name,
  );
  expect(screens).not.toEqual([]);
  const entry = compile.features[id] as string;
  const first = staticFiles(compile, [...startFiles(compile), entry]).js;
  const later = compile.chunks[entry]?.dynamicImports ?? [];
  for (const name of screens) {
    const file = later.find((path) => path.startsWith(`assets/${name}-`));
    expect(file, `${name} has a file of its own`).toBeDefined();
    expect(first).not.toContain(file);
  }
});
