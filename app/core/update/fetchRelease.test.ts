import { describe, expect, it } from 'vitest';
import { fetchRelease, parseRelease } from './fetchRelease.ts';

const release = { id: 'abc', version: '1.0.0', minimumVersion: '1.0.0' };

describe('fetchRelease', () => {
  it('asks past every cache', async () => {
    const asked: unknown[] = [];
    const found = await fetchRelease((url, init) => {
      asked.push(url, init?.cache);
      return Promise.resolve(Response.json({ ...release, files: {} }));
    });
    expect(found).toEqual(release);
    expect(asked).toEqual(['/release.json', 'no-store']);
  });

  it('rejects an error answer and a page in place of the file', async () => {
    await expect(
      fetchRelease(() => Promise.resolve(new Response('', { status: 503 }))),
    ).rejects.toThrow('503');
    await expect(
      fetchRelease(() => Promise.resolve(new Response('<!doctype html>'))),
    ).rejects.toThrow();
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
