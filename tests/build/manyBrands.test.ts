import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { brandJson } from '../support/brandCommand.ts';
import { brandFile, makeBrandsFolder, writeBrand } from '../support/fixtureBrands.ts';

const freshFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

describe('brand build', () => {
  it('builds the other brands when one fails, and keeps what the failed one had', async () => {
    const out = freshFolder('failing');
    const folder = makeBrandsFolder({ cedar: brandFile('cedar'), daisy: brandFile('daisy') });
    mkdirSync(join(out, 'cedar'));
    writeFileSync(join(out, 'cedar/thesis.txt'), 'years of work');
    const result = await brandJson<BuildResult>(['build', '--brands', folder, '--out', out]);
    expect(result.ok).toBe(false);
    expect(result.failures.map(({ id, code }) => [id, code])).toEqual([['cedar', 'out-foreign']]);
    expect(result.brands.map(({ id }) => id)).toEqual(['daisy']);
    expect(existsSync(join(out, 'daisy/index.html'))).toBe(true);
  });

  it('takes a brand whose names are in scripts written from right to left', async () => {
    const folder = makeBrandsFolder({});
    writeBrand(
      folder,
      'shams',
      brandFile('shams', { name: 'شمس الصباح', shortName: 'שמש', description: '🌅 日出' }),
    );
    const out = freshFolder('rtl');
    expect(await brandJson<BuildResult>(['build', '--brands', folder, '--out', out])).toMatchObject(
      {
        ok: true,
      },
    );
    expect(readFileSync(join(out, 'shams/index.html'), 'utf8')).toContain('شمس الصباح');
  });
});
