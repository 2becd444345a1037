import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { featureIds } from '../../app/brand/features.ts';
import { resolveBrand } from '../../app/brand/resolve.ts';
import type { BrandSource } from '../../app/brand/schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(join(root, 'app/features'));
const brands = readdirSync(join(root, 'brands'))
  .filter((name) => statSync(join(root, 'brands', name)).isDirectory())
  .map((name) => {
    const text = readFileSync(join(root, 'brands', name, 'brand.json'), 'utf8');
    return resolveBrand(name, JSON.parse(text) as BrandSource);
  });

describe('app/features', () => {
  it.each(folders)('%s is in the vocabulary and has its face and its texts', (id) => {
    expect(featureIds).toContain(id);
    expect(existsSync(join(root, 'app/features', id, 'feature.tsx'))).toBe(true);
    expect(existsSync(join(root, 'app/locales/en-US', `${id}.labels.json`))).toBe(true);
    expect(readFileSync(join(root, 'app/features', id, 'feature.tsx'), 'utf8')).toContain(
      `feature/${id}`,
    );
  });

  it('is named nowhere in what every brand gets', () => {
    const shared = [
      'app/core',
      'app/parts',
      'app/base',
      'app/shell',
      'app/ui',
      'app/theme',
      'app/platform',
      'app/lib',
    ].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
        .map((path) => join(root, folder, path)),
    );
    // A message may be a video, whatever features a brand has.
    const ofMessages = ['app/core/messaging/', 'app/base/chat/', 'app/parts/message/'];
    const isProtocol = (file: string) =>
      ofMessages.some((folder) => file.startsWith(join(root, folder)));
    const naming = shared.filter((file) => {
      const ids = folders.filter((id) => id !== 'video' || !isProtocol(file));
      const marks = new RegExp(`['"\`/](feature/)?(${ids.join('|')})(/|\\.json)?['"\`]`);
      return marks.test(readFileSync(file, 'utf8'));
    });
    expect(naming).toEqual([]);
  });
});

describe('the demo brands', () => {
  it('together show every feature', () => {
    expect(new Set(brands.flatMap((brand) => brand.features))).toEqual(new Set(featureIds));
  });

  it('together use every exclusion', () => {
    expect(new Set(brands.flatMap((brand) => brand.excluded))).toEqual(new Set(featureIds));
  });

  it('have one default language each, all six', () => {
    expect(new Set(brands.map((brand) => brand.locale)).size).toBe(6);
  });
});
