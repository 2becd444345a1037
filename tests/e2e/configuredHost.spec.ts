import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureIds } from '../../app/brand/features.ts';
import { brand } from '../support/brandCommand.ts';
import { brandFile, makeBrandsFolder, writeBrand } from '../support/fixtureBrands.ts';
import { portOf, startConfiguredHost } from './support/configuredHost.ts';
import { rgb } from './support/siteSteps.ts';
import { expect, forgive, open, test } from './support/test.ts';

// Nobody answers there; what counts is that the policy lets the app ask.
const lines = {
  api: ['https://api.heron.test:8443'],
  im: 'wss://im.heron.test:10001',
  zones: ['heron.test:8443', 'heron.test:10001'],
};

// That nothing breaks the policy of a page is asserted of every page.
test('another colour and the way back suit a host that was configured once', async ({
  page,
  misconduct,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'configured-'));
  mkdirSync(join(folder, 'live'));
  const brands = makeBrandsFolder({});
  const where = ['--out', join(folder, 'out'), '--to', join(folder, 'live')];
  const run = async (...args: string[]): Promise<void> =>
    expect(await brand(args)).toMatchObject({ code: 0 });
  const publish = async (bgColor: string): Promise<void> => {
    writeBrand(brands, 'heron', brandFile('heron', { bgColor, lines, exclude: featureIds }));
    await run('publish', 'heron', '--build', '--brands', brands, ...where);
  };
  const colours = { first: '#F2F4F7', second: '#F4F1EA' };
  await publish(colours.first);
  const host = await startConfiguredHost(join(folder, 'live/heron'));
  const looks = async (colour: string): Promise<void> => {
    await open(page, `http://heron.localhost:${portOf(host)}/`);
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(colour));
  };
  const asked = page.waitForRequest(`${lines.api[0]}/**`);
  await looks(colours.first);
  await asked;
  await publish(colours.second);
  await looks(colours.second);
  await run('rollback', 'heron', ...where.slice(2));
  await looks(colours.first);
  // What the page asks may still fail until it is closed.
  await page.close();
  forgive(misconduct, /^Failed to load resource|^https:\/\/api\.heron\.test:8443\//);
  host.close();
  rmSync(folder, { recursive: true });
});
