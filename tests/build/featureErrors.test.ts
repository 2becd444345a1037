import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { brandJson } from '../support/brandCommand.ts';
import { errorTexts } from '../support/errorTexts.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';

const locales = ['en-US', 'zh-CN'] as const;
const sentences = locales.map((locale) =>
  String(errorTexts(locale)['recharge-usdt.errors']?.['rateChanged']),
);
const out = mkdtempSync(join(tmpdir(), 'out-'));

/** Files of a site that hold a text, as they were before compression. */
function filesWith(id: string, text: string): string[] {
  const folder = join(out, id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile() && !/\.(br|gz)$/.test(path))
    .filter((path) => readFileSync(join(folder, path)).includes(text));
}

beforeAll(async () => {
  const exclude = ['contacts-upload', 'dating'];
  const brands = makeBrandsFolder({
    alder: brandFile('alder', { locales, exclude }),
    beech: brandFile('beech', { locales, exclude: [...exclude, 'recharge-usdt'] }),
  });
  const result = await brandJson<BuildResult>(['build', '--brands', brands, '--out', out]);
  expect(result.ok).toBe(true);
});

describe('the errors of a feature', () => {
  it('go with it: their names into code, their sentences into every language', () => {
    expect(filesWith('alder', 'rateChanged').filter((path) => path.endsWith('.js'))).not.toEqual(
      [],
    );
    for (const [at, sentence] of sentences.entries()) {
      expect(filesWith('alder', sentence)).toEqual([
        expect.stringMatching(`^locales/${locales[at]}/recharge-usdt\\.errors\\.`),
      ]);
    }
  });

  it('are nowhere in a site without it', () => {
    for (const text of ['rateChanged', 'recharge-usdt.errors', ...sentences]) {
      expect(filesWith('beech', text), text).toEqual([]);
    }
    // What registration says of an invitation code is no feature's.
    expect(filesWith('beech', 'inviteCodeUnknown')).not.toEqual([]);
  });
});
