import { describe, expect, it } from 'vitest';
import { affectedBrands, touchedBy } from './touched.ts';

describe('touchedBy', () => {
  it.each([
    'app/shell/App.tsx',
    'cli/main.ts',
    'package-lock.json',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
    '.github/workflows/brands.yml',
    '.npmrc',
    'something-new',
  ])('%s changes every site', (path) => {
    expect(touchedBy(path, 'brands')).toEqual({ kind: 'everything' });
  });

  it.each([
    'README.md',
    'app/README.md',
    'docs/picture.png',
    '.github/CODEOWNERS',
    '.github/pull_request_template.md',
    'tests/cli/new.test.ts',
    'cli/report.test.ts',
    'app/ui/Button.test.tsx',
    'scripts/bench.mjs',
    'sandbox/server.ts',
    'biome.json',
    'brands/README.md',
    'brands/notes.json',
    'brands/acme/NOTES.md',
  ])('%s changes none', (path) => {
    expect(touchedBy(path, 'brands')).toEqual({ kind: 'nothing' });
  });

  it.each(['brands/acme/brand.json', 'brands/acme/art/logo.svg'])('%s changes one', (path) => {
    expect(touchedBy(path, 'brands')).toEqual({ kind: 'brand', id: 'acme' });
  });
});

describe('affectedBrands', () => {
  const ids = ['acme', 'beta'];

  it('names the first file that concerns every brand', () => {
    const affected = affectedBrands(['README.md', 'app/x.ts', 'cli/y.ts'], 'brands', ids);
    expect(affected).toEqual({ brands: ids, removed: [], all: true, reason: 'app/x.ts changed' });
  });

  it('counts what changed and what went', () => {
    const paths = ['brands/acme/brand.json', 'brands/acme/icon.svg', 'brands/gone/brand.json'];
    expect(affectedBrands(paths, 'brands', ids)).toEqual({
      brands: ['acme'],
      removed: ['gone'],
      all: false,
      reason: '1 brand changed, 1 brand removed',
    });
  });

  it('has nothing to do for documents', () => {
    expect(affectedBrands(['docs/a.md'], 'brands', ids).brands).toEqual([]);
  });
});
