import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { featureIds } from '../../../app/brand/features.ts';
import { firstAnswer } from '../../../scripts/setup.mjs';
import { brand, startBrand } from '../../support/brandCommand.ts';
import { brandFile, makeBrandsFolder, writeBrand } from '../../support/fixtureBrands.ts';
import { installed } from './offline.ts';
import { expect, open, ready, test } from './test.ts';

/** A site that each test of a file builds and serves itself, in a first release. */
export type OwnRelease = {
  /** Its address, with a slash at its end. */
  address(): string;
  /** The folder of its files. */
  files(): string;
  /** Builds it once more. */
  build(): Promise<void>;
  /** Builds its next release, which has another colour. */
  publish(bgColor: string): Promise<void>;
  /** The id of the release that is served. */
  published(): string;
};

/** Has each test of the file begin with a site of its own. */
export function ownRelease(): OwnRelease {
  let brands: string;
  let out: string;
  let server: ChildProcess;
  let site: string;

  const build = async (): Promise<void> => {
    const run = await brand(['build', '--brands', brands, '--out', out]);
    expect(run.stderr).toContain('1 site ready');
    expect(run.code).toBe(0);
  };
  const publish = (bgColor: string): Promise<void> => {
    // Without any feature: what is not there need not be installed.
    writeBrand(brands, 'heron', brandFile('heron', { bgColor, exclude: featureIds }));
    return build();
  };

  test.beforeEach(async () => {
    brands = makeBrandsFolder({});
    out = mkdtempSync(join(tmpdir(), 'release-'));
    await publish('#F2F4F7');
    const data = join(out, '.data');
    server = startBrand([
      ...['preview', '--out', out, '--data', data, '--no-seed', '--port', '0', '--json'],
    ]);
    const { sites } = await firstAnswer(server);
    site = sites[0].url;
  });

  test.afterEach(async ({ page }) => {
    await page.close();
    server.kill('SIGINT');
    await once(server, 'close');
    rmSync(out, { recursive: true });
  });

  const files = () => join(out, 'heron');
  return {
    ...{ address: () => site, files, build, publish },
    published: () => JSON.parse(readFileSync(join(files(), 'release.json'), 'utf8')).id,
  };
}

/** The id of the release that a page is of. */
export const releaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('brand')?.textContent ?? '{}').release.id);

/** Opens a site until it is installed, and once more as the installed app. */
export async function openInstalled(page: Page, address: string): Promise<void> {
  await open(page, address);
  await installed(page);
  await page.reload();
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
