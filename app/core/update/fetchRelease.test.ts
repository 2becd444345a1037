import { describe, expect, it } from 'vitest';
import { fetchRelease, parseRelease } from './fetchRelease.ts';

const release = { id: 'abc', version: '1.0.0', minimumVersion: '1.0.0' };

/** A site with these files; @returns its `fetch`, and what was asked of it. */
function siteWith(files: Record<string, () => Response>) {
  const asked: unknown[] = [];
  const fetchFile = (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push([url, init?.cache]);
    return Promise.resolve(files[String(url)]?.() ?? new Response('', { status: 404 }));
  };
  return { asked, fetchFile };
}

describe('fetchRelease', () => {
  it('asks past every cache, and not for the record of all files', async () => {
    const { asked, fetchFile } = siteWith({ '/latest.json': () => Response.json(release) });
    expect(await fetchRelease(fetchFile)).toEqual(release);
    expect(asked).toEqual([['/latest.json', 'no-store']]);
  });

  it.each([
    ['an error', () => new Response('', { status: 404 })],
    ['the page', () => new Response('<!doctype html>')],
  ])('reads the record of a site of an older release, which answers with %s', async (_, answer) => {
    const record = () => Response.json({ ...release, files: {} });
    const { fetchFile } = siteWith({ '/latest.json': answer, '/release.json': record });
    expect(await fetchRelease(fetchFile)).toEqual(release);
  });

  it('rejects a host in trouble without asking for more', async () => {
    const { asked, fetchFile } = siteWith({
      '/latest.json': () => new Response('', { status: 503 }),
    });
    await expect(fetchRelease(fetchFile)).rejects.toThrow('503');
    expect(asked).toHaveLength(1);
  });

  it('rejects a site that has neither', async () => {
    await expect(fetchRelease(siteWith({}).fetchFile)).rejects.toThrow('Neither');
  });
});

describe('parseRelease', () => {
  it('refuses what is no release', () => {
    for (const value of [null, 1, 'x', [], {}, { id: 'abc' }, { id: 1, version: '1.0.0' }]) {
      expect(parseRelease(value)).toBeNull();
    }
  });

  it('forces nobody when no minimum is given', () => {
    expect(parseRelease({ id: 'abc', version: '1.0.0' })?.minimumVersion).toBe('0.0.0');
  });
});
