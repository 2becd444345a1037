import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFile, writeBrand as writeFixture } from '../../tests/support/fixtureBrands.ts';
import { workerPolicy } from '../stamp/contentSecurityPolicy.ts';
import { startDevServer } from './devServer.ts';
import { testContext } from './testing/testContext.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const place = mkdtempSync(join(tmpdir(), 'dev-'));
let words = '';
let server: Awaited<ReturnType<typeof startDevServer>>;
let address: string;

const context = testContext(root, place, (text) => {
  words += text;
});

function writeBrand(id: string, changes: object = {}): void {
  writeFixture(context.brandsDir, id, brandFile(id, changes));
}

const get = (path: string, accept = 'text/html') =>
  fetch(`${address}${path}`, { headers: { accept } });

const page = async () => (await get('/pages/tabBar/chat')).text();

/** Asks again until the answer fits; the test's own limit ends it. */
async function until(fits: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await fits())) await new Promise((next) => setImmediate(next));
}

beforeAll(async () => {
  writeBrand('acme');
  writeBrand('acme-two');
  server = await startDevServer('acme', 0, context);
  address = `http://127.0.0.1:${new URL(server.url).port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true, force: true });
});

describe('the dev server', () => {
  it('answers any page with the brand over the sources', async () => {
    expect(server.url).toMatch(/^http:\/\/acme\.localhost:\d+\/$/);
    const html = await page();
    expect(html).toContain('<title>Fixture acme</title>');
    expect(html).toContain('/app/entry.tsx');
    expect(html).toContain('/@vite/client');
  });

  it('serves what the page refers to, and 404 for the rest', async () => {
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string }[] };
    const icon = await get(String(icons[0]?.src), 'image/*');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const [, theme] = /rel="stylesheet" href="([^"]*)"/.exec(await page()) ?? [];
    expect(await (await get(String(theme), 'text/css')).text()).toContain('--page:');
    expect(icon.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect((await get('/i/none.png', 'image/*')).status).toBe(404);
  });

  it.each([
    ['/sw.js', 'serviceworker'],
    ['/app/platform/pictureWorker.ts?worker_file&type=module', 'worker'],
  ])('lets the worker %s reach this site alone', async (path, dest) => {
    const answer = await fetch(`${address}${path}`, { headers: { 'sec-fetch-dest': dest } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(workerPolicy);
  });

  it.each(['/foo.js', '/.env', '/pages/foo.js', '/.well-known/assetlinks.json', '/.well-known/x'])(
    'answers %s with 404 whoever asks, for it is no page',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('leads password managers to their page, and search engines away', async () => {
    const asked = `${address}/.well-known/change-password`;
    const { status, headers } = await fetch(asked, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/pages/setting/modify-password']);
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['/%', '/%00', '/a%5Cb'])('refuses the address %s and goes on', async (path) => {
    expect((await get(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it('keeps the last good page while the brand has problems, and follows when it is mended', async () => {
    words = '';
    writeBrand('acme', { bgColor: 'blue' });
    await until(() => words.includes('brand.json'));
    expect(words).toContain('brands/acme/brand.json:');
    expect(await page()).toContain('<title>Fixture acme</title>');
    writeBrand('acme', { name: 'Mended' });
    await until(async () => (await page()).includes('<title>Mended</title>'));
  });

  it('does not mind a brand whose id begins alike', async () => {
    words = '';
    writeBrand('acme-two', { bgColor: 'blue' });
    writeBrand('acme', { name: 'Later' });
    await until(async () => (await page()).includes('<title>Later</title>'));
    expect(words).not.toContain('acme-two');
  });

  it('draws the images again when the cache was deleted', async () => {
    const manifest = (await (await get('/manifest.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    const icon = String(manifest.icons[0]?.src);
    for (const name of readdirSync(context.cacheDir).filter((one) => one !== 'vite')) {
      rmSync(join(context.cacheDir, name), { recursive: true });
    }
    expect((await get(icon, 'image/*')).status).toBe(404);
    await until(async () => (await get(icon, 'image/*')).status === 200);
  });

  it('names a port that is taken, and leaves nothing running', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startDevServer('acme', port, context)).rejects.toMatchObject({
      code: 'port-taken',
      exitCode: 4,
    });
  });

  it('does not start for a brand with problems', async () => {
    await expect(startDevServer('acme-two', 0, context)).rejects.toMatchObject({
      code: 'brands-invalid',
      problems: [{ brand: 'acme-two', path: 'bgColor' }],
    });
  });
});
