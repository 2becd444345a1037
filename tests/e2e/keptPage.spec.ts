import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { paths } from '../../app/core/navigation/paths.ts';
import { siteHandler } from '../../cli/serve/siteHandler.ts';
import { installed } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, ready, test } from './support/test.ts';

test.use({ ownDevices: true });

const brand = brandNamed('clatter');
const folder = siteOf(brand).folder ?? '';

/** The file of the site whose name begins so. */
function fileNamed(start: string): string {
  const found = readdirSync(join(folder, 'assets')).find(
    (name) => name.startsWith(`${start}-`) && name.endsWith('.js'),
  );
  if (found === undefined) throw new Error(`The site has no file ${start}.`);
  return `/assets/${found}`;
}

let host: Server;
let address: string;
/** Files in whose place the host answers with the page, for a year. */
const lost = new Set<string>();

test.beforeEach(async () => {
  const serve = siteHandler(folder);
  host = createServer((request, response) => {
    if (lost.has(request.url ?? '')) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>The page</title>');
    } else serve(request, response);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  address = `http://kept.localhost:${(host.address() as AddressInfo).port}`;
});

test.afterEach(async ({ page, misconduct }) => {
  lost.clear();
  await page.close();
  // The host has no backend, and a browser says aloud that a script is a page: until the page is closed.
  forgive(misconduct, /Failed to load|integrity|MIME type|Failed to find a valid digest/);
  host.closeAllConnections();
  host.close();
});

test('a page that opened while its code was lost opens once the code is there', async ({
  page,
}) => {
  const about = page.getByRole('heading', { level: 1, name: wordsOf(brand).of('common')('about') });
  lost.add(fileNamed('AboutScreen'));
  await page.goto(address + paths.about);
  await expect(
    page.getByRole('button', { name: wordsOf(brand).of('common')('tryAgain') }),
  ).toBeVisible();
  lost.clear();
  await page.reload();
  await expect(about).toBeVisible();
  await expect(page.getByText('clatter', { exact: false }).first()).toBeVisible();
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a site that was lost at its first visit starts and installs at the next', async ({
    page,
  }) => {
    const other = fileNamed('InstallScreen');
    lost.add(fileNamed('entry')).add(other);
    await page.goto(address);
    const kept = (): Promise<string | null> =>
      page.evaluate((url) => fetch(url).then(({ headers }) => headers.get('content-type')), other);
    expect(await kept()).toContain('text/html');
    lost.clear();
    expect(await kept()).toContain('text/html');
    await page.reload();
    await ready(page);
    await installed(page);
    expect(await kept()).toContain('javascript');
  });
});
