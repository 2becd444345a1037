import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Preview, startPreview } from './previewServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const files = {
  'acme/release.json': '{}',
  'acme/index.html': '<title>Acme</title>',
  'acme/assets/entry.js': 'entry',
  'acme/assets/entry.js.br': 'entry in brotli',
  'acme/assets/entry.js.gz': 'entry in gzip',
  'acme/assets/plain.js': 'plain',
  'acme/_headers': '/*\n  Cache-Control: no-cache\n/assets/*\n  Cache-Control: immutable\n',
  'acme/_redirects': '/asked /pages/tabBar/chat 302\n/pages/tabBar/chat / 200\n',
  'acme/404.html': '<title>404</title>',
  'older/release.json': '{}',
  'older/index.html': '<title>Older</title>',
  'older/missing.txt': 'Not found\n',
  'older/_headers': '/assets/*\n  Cache-Control: immutable\n',
  'older/_redirects': '/assets/* /missing.txt 404\n/* /index.html 200\n',
  'beta/release.json': '{}',
  'beta/index.html': '<title>Beta</title>',
  'draft/index.html': 'no release record: not a finished site',
  'secret.txt': 'outside of every site',
};

let preview: Preview;
let port: number;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  preview = await startPreview(folder, 0);
  port = preview.port;
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

type Reply = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

/** Paths are sent as they are, which `fetch` would tidy. */
function ask(
  path: string,
  { host = 'acme.localhost', method = 'GET', accept = '' } = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': accept };
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, text }),
      );
    })
      .on('error', fail)
      .end();
  });
}

describe('a site', () => {
  it.each([
    '/',
    '/index.html',
    '/pages/none',
    '/pages/tabBar/chat',
    '/pages/tabBar/chat?x=1#y',
    '//',
    '/./',
  ])('answers %s with its page', async (path) => {
    const { status, headers, text } = await ask(path);
    expect({ status, text }).toEqual({ status: 200, text: '<title>Acme</title>' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/gone.js', '/.env', '/pages/none.html', '/i/none'])(
    'answers %s, which it does not have, with 404, never to be kept',
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect({ status, text }).toEqual({ status: 404, text: '<title>404</title>' });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('leads to where its rules lead', async () => {
    const { status, headers } = await ask('/asked');
    expect([status, headers['location']]).toEqual([302, '/pages/tabBar/chat']);
  });

  it('is not for search engines, wherever it is served', async () => {
    for (const path of ['/', '/assets/plain.js', '/gone.js', '/asked'])
      expect((await ask(path)).headers['x-robots-tag']).toBe('noindex');
  });

  it('is served by the rules of its own day', async () => {
    const host = 'older.localhost';
    expect(await ask('/any/where', { host })).toMatchObject({
      status: 200,
      text: '<title>Older</title>',
    });
    const missing = await ask('/assets/gone.js', { host });
    expect(missing).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/../beta/index.html',
    '/_headers',
    '/assets/..%2f_headers',
    '/.%2f_redirects',
    '/%5f%68eaders',
  ])('gives nothing away at %s', async (path) => {
    const { text } = await ask(path);
    expect(['<title>Acme</title>', '<title>404</title>']).toContain(text);
  });

  it.each(['/%', '/%zz', '/%00', '/a%5cb', '*'])('refuses the address %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it.each([
    ['br, gzip', 'br', 'entry in brotli'],
    ['gzip', 'gzip', 'entry in gzip'],
    ['br;q=0, gzip', 'gzip', 'entry in gzip'],
    ['', undefined, 'entry'],
  ])('sends what a reader of %j takes', async (accept, encoding, text) => {
    const reply = await ask('/assets/entry.js', { accept });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toBe('Accept-Encoding');
    expect(reply.headers['cache-control']).toBe('immutable');
    expect(reply.text).toBe(text);
  });

  it('sends the original where no compressed one was made', async () => {
    const reply = await ask('/assets/plain.js', { accept: 'br, gzip' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.text).toBe('plain');
  });

  it('answers HEAD with the headers alone, and refuses to be written to', async () => {
    const head = await ask('/assets/plain.js', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe('5');
    const post = await ask('/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers['allow']).toBe('GET, HEAD');
  });

  it('says so while its rules are missing', async () => {
    expect((await ask('/', { host: 'beta.localhost' })).status).toBe(503);
  });
});

describe('the preview', () => {
  it('lists finished sites at the bare host and at hosts it does not know', async () => {
    const bare = await ask('/', { host: 'localhost' });
    expect(bare.status).toBe(200);
    expect(bare.text).toContain(`http://acme.localhost:${port}/`);
    expect(bare.text).not.toContain('draft');
    expect((await ask('/', { host: 'nobody.localhost' })).status).toBe(404);
    expect((await ask('/', { host: '../acme.localhost' })).status).toBe(404);
  });

  it('serves only the brands asked for', async () => {
    const one = await startPreview(folder, 0, ['beta']);
    const { port: other } = one;
    const list = await (await fetch(`http://127.0.0.1:${other}/`)).text();
    expect(list).toContain('beta');
    expect(list).not.toContain('acme');
    await one.close();
  });

  it('names a port that is taken, and another to try', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const address = taken.address();
    const number = typeof address === 'object' && address ? address.port : 0;
    await expect(startPreview(folder, number)).rejects.toMatchObject({
      code: 'port-taken',
      exitCode: 4,
      fix: expect.stringContaining('--port '),
    });
    await new Promise((done) => taken.close(done));
  });
});
