import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { firstAnswer } from '../../scripts/setup.mjs';
import { brand, startBrand } from '../support/brandCommand.ts';
import { copyProject } from '../support/copyProject.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';
import { textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const texts = textsOf('en-US', 'account.mine');

// The two releases are built once for both.
test.describe.configure({ mode: 'default' });

let folder: string;
let live: string;
let server: ChildProcess;
let site: string;

/** Compiles the app with one page changed, as the next release of it would have it. */
function compileChangedApp(): string {
  const project = copyProject();
  const page = join(project, 'app/base/account/language/LanguageScreen.tsx');
  const source = readFileSync(page, 'utf8');
  const changed = source.replace('<div className={css.choices}', '$& data-changed');
  expect(changed).not.toBe(source);
  writeFileSync(page, changed);
  const compiled = join(folder, 'compiled');
  const run = spawnSync(process.execPath, ['cli/bin.js', 'build', '--compile-to', compiled], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0 });
  rmSync(project, { recursive: true });
  return compiled;
}

const languagePages = (of: string): string[] =>
  readdirSync(join(folder, of, 'heron/assets')).filter((name) =>
    /^LanguageScreen.*\.js$/.test(name),
  );

async function publish(out: string): Promise<void> {
  const run = await brand(['publish', 'heron', '--out', join(folder, out), '--to', live]);
  expect(run).toMatchObject({ code: 0 });
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const brands = makeBrandsFolder({ heron: brandFile('heron') });
  const build = (name: string, ...more: string[]) =>
    brand(['build', '--brands', brands, '--out', join(folder, name), ...more]);
  expect(await build('one')).toMatchObject({ code: 0 });
  expect(await build('two', '--app', compileChangedApp())).toMatchObject({ code: 0 });
});

test.beforeEach(async () => {
  live = join(folder, 'live');
  mkdirSync(live);
  await publish('one');
  const data = join(folder, 'data');
  server = startBrand([
    ...['preview', '--out', live, '--data', data, '--no-seed', '--port', '0', '--json'],
  ]);
  site = (await firstAnswer(server)).sites[0].url;
});

test.afterEach(async ({ page }) => {
  await page.close();
  server.kill('SIGINT');
  await once(server, 'close');
  rmSync(live, { recursive: true });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the own page without a worker, so that each route's code comes from the host when it is opened. */
async function openOwnPage(page: Page): Promise<() => number> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await open(page, `${site}pages/tabBar/mine`);
  return () => loads;
}

async function openLanguages(page: Page, changed: boolean): Promise<void> {
  await page.getByText(String(texts['language'])).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.locator('[data-changed]')).toHaveCount(changed ? 1 : 0);
}

test('an open page goes on with its own release through a publication', async ({ page }) => {
  const loads = await openOwnPage(page);
  await publish('two');
  expect(languagePages('two')).not.toEqual(languagePages('one'));
  expect(languagePages('live').sort()).toEqual(
    [...languagePages('one'), ...languagePages('two')].sort(),
  );
  await openLanguages(page, false);
  expect(loads()).toBe(1);
});

test('an open page goes on with its own release through a rollback', async ({ page, context }) => {
  await publish('two');
  const loads = await openOwnPage(page);
  expect(await brand(['rollback', 'heron', '--to', live])).toMatchObject({ code: 0 });
  await openLanguages(page, true);
  expect(loads()).toBe(1);
  const other = await context.newPage();
  await openOwnPage(other);
  await openLanguages(other, false);
  await other.close();
});
