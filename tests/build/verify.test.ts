import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAssets } from '../../cli/assets/make.ts';
import { planAssets } from '../../cli/assets/plan.ts';
import { loadBrands } from '../../cli/brand/load.ts';
import { compileApp } from '../../cli/compile/compile.ts';
import { openFileThread } from '../../cli/files/fileThread.ts';
import type { StampInput } from '../../cli/stamp/ownFiles.ts';
import type { ReleaseRecord } from '../../cli/stamp/release.ts';
import { planSite } from '../../cli/stamp/site.ts';
import { stampSite } from '../../cli/stamp/stampSite.ts';
import { foreignSearch, type Search } from '../../cli/verify/leaks.ts';
import { neutralText } from '../../cli/verify/neutralText.ts';
import { verifySite } from '../../cli/verify/verifySite.ts';
import { root } from '../support/brandCommand.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';

let input: StampInput;
let foreign: Search;

beforeAll(async () => {
  const exclude = ['contacts-upload', 'dating', 'invite', 'multi-account', 'recharge-usdt'];
  const folder = makeBrandsFolder({
    fern: brandFile('fern', { exclude }),
    gorse: brandFile('gorse'),
  });
  const { brands, problems } = await loadBrands(folder, [], { cwd: root });
  expect(problems).toEqual([]);
  const [fern, gorse] = brands;
  if (!fern || !gorse) throw new Error('The fixture brands did not load.');
  const cacheDir = join(root, '.cache');
  const { compile } = await compileApp(root, cacheDir, () => undefined);
  const { brand, artwork } = fern;
  const assets = await makeAssets(brand, artwork, {
    cacheDir: mkdtempSync(join(tmpdir(), 'cache-')),
  });
  const plan = planSite(brand, compile, planAssets(brand, artwork));
  input = { brand, plan, compile, assets, cacheKey: '0123456789abcdef' };
  foreign = foreignSearch([brand, gorse.brand], neutralText(compile))(brand);
});

/**
 * Stamps a site, damages it before it is verified, and gives the sentence it is refused with.
 * @param overweight gets what it is not refused for
 */
async function refusal(
  damage: (folder: string, record: ReleaseRecord) => void,
  overweight: string[] = [],
): Promise<string> {
  const target = join(mkdtempSync(join(tmpdir(), 'verify-')), 'fern');
  const { brand, plan, compile, assets } = input;
  const stamped = stampSite(input, target, openFileThread(1).place, async (folder, record) => {
    damage(folder, record);
    // A picture found broken is dropped from the cache, which the other tests share.
    const images = assets.map((asset) => ({ ...asset, cacheFile: `${asset.cacheFile}.dropped` }));
    const site = { brand, plan, compile, images, foreign };
    overweight.push(...(await verifySite(site, folder, record)));
  });
  const message = await stamped.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(existsSync(target)).toBe(message === '');
  return message;
}

const edit = (folder: string, path: string, from: string | RegExp, to: string): void => {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  // Shared files have other names in other sites: they are replaced, never written to.
  rmSync(file);
  writeFileSync(file, after);
};

describe('verifySite', () => {
  it('accepts what the stamp makes', async () => {
    const overweight: string[] = [];
    expect(await refusal(() => undefined, overweight)).toBe('');
    expect(overweight).toEqual([]);
  });

  it('refuses artwork that is too heavy, and no site for what the app weighs', async () => {
    const weigh =
      (file: string) =>
      (_: string, { files }: ReleaseRecord) => {
        files[file] = { bytes: 9_000_000, sha256: String(files[file]?.sha256) };
      };
    expect(await refusal(weigh('favicon.ico'))).toContain('all images');
    const overweight: string[] = [];
    expect(await refusal(weigh('index.html.br'), overweight)).toBe('');
    expect(overweight).toEqual([expect.stringMatching(/^index\.html: 9000000 bytes, over/)]);
  });

  it('misses a file', async () => {
    expect(await refusal((folder) => rmSync(join(folder, 'sw.js.br')))).toContain(
      'sw.js.br is missing',
    );
  });

  it('misses a file that many sites share', async () => {
    const [sheet] = input.plan.shared.filter((path) => path.endsWith('.css'));
    expect(await refusal((folder) => rmSync(join(folder, String(sheet))))).toContain(
      `${sheet} is missing`,
    );
  });

  it('finds a file that is not listed', async () => {
    expect(await refusal((folder) => writeFileSync(join(folder, 'notes.txt'), 'x'))).toContain(
      'notes.txt is not listed',
    );
  });

  it('finds code that is not what the compile made', async () => {
    const [script] = input.plan.shared.filter((path) => path.endsWith('.js'));
    const message = await refusal((folder) => edit(folder, String(script), /^/, ';'));
    expect(message).toContain(`${script} differs from its hash`);
  });

  it('finds an address in the manifest that leads nowhere', async () => {
    const message = await refusal((folder) =>
      edit(folder, 'manifest.webmanifest', /\/i\/icon-512\.\w+/, '/i/icon-512.00000000'),
    );
    expect(message).toContain('refers to /i/icon-512.00000000.png, which is not in the site');
  });

  it('finds an address in the page that leads to the wrong kind of file', async () => {
    const message = await refusal((folder) =>
      edit(folder, 'index.html', 'href="/manifest.webmanifest"', 'href="/favicon.ico"'),
    );
    expect(message).toContain('needs /favicon.ico to be application/manifest+json');
  });

  it('finds a picture that was cut off', async () => {
    const picture = input.assets.find((asset) => asset.file === 'og.png');
    const path = String(picture?.url.slice(1));
    const message = await refusal((folder) => {
      const file = join(folder, path);
      const bytes = readFileSync(file);
      rmSync(file);
      writeFileSync(file, bytes);
      truncateSync(file, bytes.byteLength >> 1);
    });
    expect(message).toContain(`/${path}`);
  });

  it.each(['combine-gorse', 'gorse.example', 'Fixture gorse'])(
    'finds "%s" of another brand',
    async (mark) => {
      const message = await refusal((folder) =>
        edit(folder, 'index.html', '</body>', `<p>${mark}</p></body>`),
      );
      expect(message).toContain('belongs to the brand gorse');
    },
  );

  it('finds a trace of a feature the brand leaves out', async () => {
    expect(input.plan.dropped).toContain('dating');
    const message = await refusal((folder) =>
      edit(folder, 'index.html', '</body>', '<i>feature/dating</i></body>'),
    );
    expect(message).toContain('belongs to the feature dating');
  });

  it('finds the bare id of a feature the brand leaves out, such as in a table of needs', async () => {
    expect(input.plan.dropped).toContain('multi-account');
    const message = await refusal((folder) =>
      edit(folder, 'index.html', '</body>', '<script>n={"multi-account":[]}</script></body>'),
    );
    expect(message).toContain('contains "multi-account", which belongs to the feature');
  });

  it('finds a sentence of a feature the brand leaves out', async () => {
    const sentence = 'People near you who choose to be listed will appear here.';
    const message = await refusal((folder) =>
      edit(folder, 'index.html', '</body>', `<i>${sentence}</i></body>`),
    );
    expect(message).toContain('belongs to the feature dating');
  });

  it.each([
    ['the name of an error', '<script>e={rateChanged:5007}</script>'],
    ['the sentence of an error', '<i>The rate has changed. Confirm with the new one.</i>'],
    ['the address of its sentences', '<link href="/locales/en-US/recharge-usdt.errors.0.json">'],
  ])('finds %s of a feature the brand leaves out', async (_case, trace) => {
    expect(input.plan.dropped).toContain('recharge-usdt');
    const message = await refusal((folder) =>
      edit(folder, 'index.html', '</body>', `${trace}</body>`),
    );
    expect(message).toContain('belongs to the feature recharge-usdt');
  });

  it.each([
    ['stops its style', '</head>', '<style>a{}</style></head>', 'stops its own inline style'],
    ['stops its script', '</script>', ';</script>', 'stops its own inline script'],
    [
      'comes too late',
      '<meta charset',
      '<link rel="stylesheet" href="/early.css"><meta charset',
      'after something',
    ],
    ['is loose', 'style-src &#39;self&#39;', 'style-src &#39;unsafe-inline&#39;', 'is loose'],
    ['is missing', /<meta http-equiv[^>]*>/, '', 'must state one'],
  ])('finds a policy of the page that %s', async (_case, from, to, sentence) => {
    const message = await refusal((folder) => edit(folder, 'index.html', from, to));
    expect(message).toContain(sentence);
  });
});
