import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile, mediaFolder } from './mediaStore.ts';
import { serveMedia } from './serveMedia.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'media-'));
const bytes = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
let video: string;
let archive: string;

beforeAll(async () => {
  video = await keepFile(dataDir, bytes, 'video/mp4');
  archive = await keepFile(dataDir, bytes, 'application/zip');
  writeFileSync(join(mediaFolder(dataDir), 'stray.html'), '<script>alert(1)</script>');
  writeFileSync(join(dataDir, 'secret'), 'secret');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveMedia({ dataDir }, new Request(`http://a.localhost/media/${name}`, { method, headers }));

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a kept file', () => {
  it('is kept once, however often it is sent', async () => {
    expect(await keepFile(dataDir, bytes, 'video/mp4')).toBe(video);
    const names = readdirSync(mediaFolder(dataDir)).sort();
    expect(names).toEqual([archive, 'stray.html', video].sort());
  });

  it('is answered whole, as what it is and nothing else', async () => {
    const response = await ask(video);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100',
      'content-disposition': 'inline',
      'cache-control': expect.stringMatching(/^private, max-age=3600, stale-while-revalidate=/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await bodyOf(response)).equals(bytes)).toBe(true);
  });

  it('is offered for saving where it is no picture, sound or video', async () => {
    expect((await ask(archive)).headers.get('content-disposition')).toBe('attachment');
  });

  it('is answered in part', async () => {
    const response = await ask(video, { range: 'bytes=10-19' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 10-19/100');
    expect((await bodyOf(response)).equals(bytes.subarray(10, 20))).toBe(true);
  });

  it('has no part behind its end', async () => {
    const response = await ask(video, { range: 'bytes=100-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */100');
  });

  it('is answered whole where the part asked for is one of another file', async () => {
    const range = 'bytes=0-1';
    expect((await ask(video, { range, 'if-range': '"another"' })).status).toBe(200);
    const etag = (await ask(video)).headers.get('etag') ?? '';
    expect((await ask(video, { range, 'if-range': etag })).status).toBe(206);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask(video)).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await ask(video, { 'if-none-match': tag });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await ask(video, {}, 'HEAD');
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['100', '']);
  });

  it('cannot be changed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await ask(video, {}, method)).status).toBe(405);
    }
  });
});

it.each([
  'stray.html',
  '../secret',
  '..%2fsecret',
  '',
  '.0123456789abcdef.part',
  `${'0'.repeat(64)}.webp`,
  `${'0'.repeat(64)}.html`,
])('answers "%s" with 404', async (name) => expect((await ask(name)).status).toBe(404));
