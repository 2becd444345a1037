import { describe, expect, it } from 'vitest';
import { isKeepable } from './isKeepable.ts';
import { type Fetch, mendKeptFiles, pastWrongAnswer } from './pastCache.ts';

const script = '/assets/a.js';
const answer = (type: string, status = 200): Response =>
  new Response('', { status, headers: { 'content-type': type } });
const right = (): Response => answer('text/javascript');
const page = (): Response => answer('text/html');

/** A cache that keeps what it is given, before a site. */
function device(kept: Record<string, Response>, site: (url: string) => Response) {
  const asked: string[] = [];
  const fetchFile: Fetch = async (url, init) => {
    asked.push(`${init?.cache} ${url}`);
    return (init?.cache === 'reload' ? undefined : kept[url]) ?? site(url);
  };
  return { asked, fetchFile };
}

describe('pastWrongAnswer', () => {
  it.each([
    ['the page', page()],
    ['an error', answer('text/plain', 404)],
  ])('asks the site past the cache for what is kept as %s', async (_, kept) => {
    const { asked, fetchFile } = device({}, right);
    const found = await pastWrongAnswer(script, kept, fetchFile);
    expect(found.headers.get('content-type')).toBe('text/javascript');
    expect(asked).toEqual([`reload ${script}`]);
  });

  it('asks nobody where the answer is right', async () => {
    const { asked, fetchFile } = device({}, page);
    const kept = right();
    expect(await pastWrongAnswer(script, kept, fetchFile)).toBe(kept);
    expect(asked).toEqual([]);
  });
});

describe('mendKeptFiles', () => {
  const style = '/assets/a.css';

  it('mends what is kept wrong, and leaves the rest', async () => {
    const kept = { [script]: page(), [style]: answer('text/css') };
    const { asked, fetchFile } = device(kept, right);
    expect(await mendKeptFiles([script, style], fetchFile)).toBe(true);
    expect(asked.filter((one) => one.startsWith('reload'))).toEqual([`reload ${script}`]);
  });

  it('says so where nothing is wrong, or the site has nothing better', async () => {
    expect(await mendKeptFiles([script], device({}, right).fetchFile)).toBe(false);
    expect(await mendKeptFiles([script], device({ [script]: page() }, page).fetchFile)).toBe(false);
    expect(await mendKeptFiles([script], () => Promise.reject(new Error('offline')))).toBe(false);
  });
});

describe('isKeepable', () => {
  it('refuses the start page in place of a file', () => {
    for (const file of ['a.js', 'a.css', 'a.json', 'a.png', 'a.woff2', 'a.xyz']) {
      expect(isKeepable(`https://site.example/assets/${file}`, 200, 'text/html')).toBe(false);
    }
  });

  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.js', 'application/javascript'],
    ['/assets/a.css', 'text/css'],
    ['/locales/en-US/shell.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/i/icon.png', 'image/png'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/', 'text/html'],
  ])('keeps %s as %s', (path, type) => {
    expect(isKeepable(`https://site.example${path}`, 200, type)).toBe(true);
  });

  it('refuses error answers, empty types and other pages', () => {
    expect(isKeepable('https://site.example/a.js', 404, 'text/javascript')).toBe(false);
    expect(isKeepable('https://site.example/a.js', 206, 'text/javascript')).toBe(false);
    expect(isKeepable('https://site.example/a.js', 200, null)).toBe(false);
    expect(isKeepable('https://site.example/', 200, 'application/json')).toBe(false);
  });
});
