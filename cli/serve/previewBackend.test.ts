import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { scriptJson } from '../stamp/markup.ts';
import { type Preview, startPreview } from './previewServer.ts';
import { siteBrand } from './sandboxBrand.ts';
import { type SandboxServer, startSandbox } from './sandboxServer.ts';
import { testContext } from './testing/testContext.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const place = mkdtempSync(join(tmpdir(), 'preview-backend-'));
const shared = {
  ...{ id: 'acme', combineId: 'acme' },
  name: { 'en-US': 'Acme </script> & Co' },
  ...{ packageId: 100002009, platformId: 10000, locale: 'en-US', locales: ['en-US'] },
  ...{ features: ['support'], origin: 'https://acme.example' },
};
const page = { ...shared, operator: { legalName: 'Acme Ltd', minimumAge: 13 } };
const brand = { ...shared, currency: 'USD', legalName: 'Acme Ltd', minimumAge: 18 };

let preview: Preview;
let sandbox: SandboxServer;

beforeAll(async () => {
  const site = join(place, 'sites/acme');
  mkdirSync(site, { recursive: true });
  const block = `<script type="application/json" id="brand">${scriptJson(page)}</script>`;
  writeFileSync(join(site, 'index.html'), `<title>Acme</title>${block}`);
  for (const name of ['_headers', 'release.json']) writeFileSync(join(site, name), '{}');
  writeFileSync(join(site, '_redirects'), '/* /index.html 200\n');
  const context = testContext(root, place);
  const start = { brands: [siteBrand(site) ?? brand], dataDir: join(place, 'data'), reset: false };
  sandbox = await startSandbox(start, context);
  preview = await startPreview(join(place, 'sites'), 0, [], sandbox);
});

afterAll(async () => {
  await preview.close();
  await sandbox.close();
  rmSync(place, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${preview.port}${path}`, init);

const domainInfo = { domain: 'x', param: '', type: 'h5', platformId: 10000, packageId: 100002009 };

describe('a preview with a backend', () => {
  it('reads from the page of a site which brand it is', () => {
    expect(siteBrand(join(place, 'sites/acme'))).toEqual(brand);
    expect(siteBrand(join(place, 'sites'))).toBeNull();
  });

  it('answers calls beside the sites', async () => {
    const body = JSON.stringify(domainInfo);
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/api/getDomainInfo', { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({
      code: 0,
      data: {
        appName: brand.name['en-US'],
        ossUrl: '/media',
        customerService: 'https://acme.example/support',
      },
    });
  });

  it('answers the pages of the backend on the bare host, which leads there', async () => {
    expect(await (await ask('/')).text()).toContain('href="/sandbox"');
    expect(await (await ask('/sandbox')).text()).toContain('for development');
  });

  it('answers files that are not there with 404 and no page', async () => {
    const missing = await ask('/media/none.webp');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });

  it('hands the messaging gateway its connections, and ends all others', async () => {
    const upgrade = (path: string) =>
      new Promise<number | string>((done) => {
        const socket = new WebSocket(`ws://127.0.0.1:${preview.port}${path}`);
        socket.once('unexpected-response', (_, { statusCode }) => done(statusCode ?? 0));
        socket.once('error', (error) => done(error.message));
      });
    expect(await upgrade('/im')).toBe(400);
    expect(await upgrade('/im?sendID=x&token=y&platformID=5')).toBe(401);
    expect(await upgrade('/elsewhere')).toBe('socket hang up');
    expect((await ask('/im')).status).toBe(426);
  });

  it('keeps a second backend off its data', async () => {
    const again = { brands: [brand], dataDir: join(place, 'data'), reset: true };
    await expect(startSandbox(again, testContext(root, place))).rejects.toMatchObject({
      code: 'sandbox-folder-busy',
      exitCode: 4,
    });
  });
});
