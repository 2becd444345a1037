import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { ReleaseFile } from '../../brand/releaseFile.ts';
import { digestOf, downloadFiles } from './downloadFiles.ts';

const site = 'https://site.example';
const contents: Record<string, string> = {
  '/index.html': '<!doctype html>',
  '/assets/a.js': 'const a = 1;',
  '/assets/b.js': 'const b = 2;',
  '/locales/c.json': '{}',
};
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
};
const typeOf = (url: string): string => types[url.split('.').at(-1) ?? ''] ?? '';
const fileOf = (url: string): ReleaseFile => {
  const content = contents[url] ?? '';
  const hash = createHash('sha256').update(content).digest().subarray(0, 16);
  return {
    url,
    revision: url === '/index.html' ? 'r1' : null,
    bytes: content.length,
    digest: hash.toString('base64').replace(/=+$/, ''),
  };
};
const files = Object.keys(contents).map(fileOf);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A device that downloads from a site with these answers in the place of its own. */
function setUp(odd: Record<string, (init?: RequestInit) => Response | Promise<Response>> = {}) {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const progress: number[][] = [];
  const state = { odd, room: Number.POSITIVE_INFINITY };
  const download = (lanes = 1) =>
    downloadFiles({
      files,
      keyOf: ({ url, revision }) => `${site}${url}${revision === null ? '' : `?r=${revision}`}`,
      cache: {
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
        async put(key, answer) {
          if (kept.size >= state.room) throw new DOMException('Full.', 'QuotaExceededError');
          kept.set(String(key), await answer.text());
        },
      },
      async fetchFile(url, init) {
        asked.push(`${url} ${init?.cache}`);
        init?.signal?.throwIfAborted();
        const answer = state.odd[url]?.(init);
        const usual = new Response(contents[url], { headers: { 'content-type': typeOf(url) } });
        return answer ?? usual;
      },
      digestOf,
      lanes,
      onProgress: (received, all) => progress.push([received, all]),
    });
  return { download, kept, asked, progress, state };
}

describe('the download of a release', () => {
  it('brings in each file once, past the browser’s cache where the address stays', async () => {
    const { download, kept, asked } = setUp();
    await download(3);
    expect(kept.size).toBe(files.length);
    expect(kept.get(`${site}/index.html?r=r1`)).toBe('<!doctype html>');
    expect(asked.sort()).toEqual([
      '/assets/a.js default',
      '/assets/b.js default',
      '/index.html reload',
      '/locales/c.json default',
    ]);
    await download();
    expect(asked).toHaveLength(files.length);
  });

  it('tells how much of what was missing is here', async () => {
    const { download, progress, kept } = setUp();
    await download();
    expect(progress.at(-1)).toEqual([total, total]);
    const received = progress.map(([bytes]) => bytes);
    expect(received).toEqual([...received].sort((a = 0, b = 0) => a - b));
    kept.delete(`${site}/assets/b.js`);
    progress.splice(0);
    await download();
    const size = fileOf('/assets/b.js').bytes;
    expect(progress).toEqual([[size, size]]);
  });

  it('refuses what is not what the list says, and keeps none of it', async () => {
    const damaged = () =>
      new Response('const a = 7;', { headers: { 'content-type': 'text/javascript' } });
    const { download, kept, asked, state } = setUp({ '/assets/a.js': damaged });
    await expect(download()).rejects.toMatchObject({ problem: 'format' });
    expect(asked).toContain('/assets/a.js reload');
    expect([...kept.values()]).not.toContain('const a = 7;');
    // Goes on where it ended.
    state.odd = {};
    asked.splice(0);
    await download();
    expect(asked).not.toContain('/index.html reload');
    expect(kept.size).toBe(files.length);
  });

  it('does without what the browser kept wrong', async () => {
    const { download, kept } = setUp({
      '/assets/a.js': (init) =>
        init?.cache === 'reload'
          ? new Response(contents['/assets/a.js'], {
              headers: { 'content-type': 'text/javascript' },
            })
          : new Response('old', { headers: { 'content-type': 'text/javascript' } }),
    });
    await download();
    expect(kept.get(`${site}/assets/a.js`)).toBe('const a = 1;');
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('offline'))],
    ['the file is gone', () => new Response('', { status: 404 })],
    [
      'the page comes in its place',
      () =>
        new Response('<!doctype html>', {
          headers: { 'content-type': 'text/html' },
        }),
    ],
  ])('fails as a download when %s', async (_, answer) => {
    const { download } = setUp({ '/assets/b.js': answer });
    await expect(download(2)).rejects.toMatchObject({ problem: 'download' });
  });

  it('ends when nothing comes any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { download, asked } = setUp({
        '/assets/b.js': (init) =>
          new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          }),
      });
      const ended = expect(download()).rejects.toMatchObject({ problem: 'download' });
      await vi.waitFor(() => expect(asked).toContain('/assets/b.js default'));
      await vi.advanceTimersByTimeAsync(30_000);
      await ended;
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that the device has no room', async () => {
    const { download, state } = setUp();
    state.room = 2;
    await expect(download()).rejects.toMatchObject({ problem: 'install' });
  });
});
