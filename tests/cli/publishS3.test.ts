import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runPool } from '../../cli/build/pool.ts';
import { rollbackSite } from '../../cli/deploy/rollbackSite.ts';
import type { S3Target } from '../../cli/deploy/target.ts';
import { wholeSite } from '../support/deploy/liveSite.ts';
import { builtSite, publish, rollbackOptions } from '../support/deploy/publishing.ts';
import type { Fault } from '../support/deploy/s3Faults.ts';
import { s3Places } from '../support/deploy/s3Places.ts';
import { bucket, startS3Server } from '../support/deploy/s3Server.ts';

const out = mkdtempSync(join(tmpdir(), 'publish-s3-'));
const one = builtSite(out, 'one', 'none');
const two = builtSite(out, 'two', 'none');
const three = builtSite(out, 'three', 'none');
const all = [one, two, three];
const s3 = s3Places();

afterAll(() => rmSync(out, { recursive: true }));

const freshStore = (changes: Partial<S3Target> = {}) => s3.store(s3.fresh(), changes);

/** The faults fall on what is written into the live site, not on the records beside it. */
const onLive = (fault: Fault, part: string) => (request: { method: string; path: string }) =>
  request.method === 'PUT' &&
  request.path.includes(`/heron/${part}`) &&
  !request.path.includes('/.releases/')
    ? fault
    : null;

describe('a bucket', () => {
  it('keeps type, encoding and caching of each file, and is gone back in', async () => {
    const place = s3.fresh();
    const store = s3.store(place, { encoding: 'brotli' });
    const packed = builtSite(out, 'packed', 'brotli');
    await publish(store, packed);
    const page = await fetch(`${s3.server.endpoint}/${bucket}/${place}/heron/index.html`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<p>packed</p>');
    const live = [...(await store.list('heron/')).keys()];
    expect(live.filter((key) => /\.(?:br|gz)$|_headers|nginx/.test(key))).toEqual([]);
    await publish(store, builtSite(out, 'packed-two', 'brotli'));
    await rollbackSite(store, 'heron', rollbackOptions());
    expect(await wholeSite(store, [packed])).toBe(packed);
  });

  it('is sent nothing twice', async () => {
    const store = freshStore();
    await publish(store, one);
    s3.server.requests.length = 0;
    expect(await publish(store, one)).toMatchObject({ outcome: 'unchanged' });
    expect(s3.server.requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
    const second = await publish(store, two);
    const sent = [...second.plan.assets, ...second.plan.pages.flat()].map(({ path }) => path);
    expect(sent.some((path) => path.startsWith('assets/shared.'))).toBe(false);
    expect(await wholeSite(store, all)).toBe(two);
  });

  it('is listed whole where a list has several pages', async () => {
    const store = freshStore();
    const keys = Array.from({ length: 50 }, (_, index) => `heron/assets/${index}.js`);
    await runPool(keys, 8, async (key) => {
      await store.write(key, Buffer.from('1'));
    });
    s3.server.requests.length = 0;
    expect([...(await store.list('heron/')).keys()].sort()).toEqual([...keys].sort());
    expect(s3.server.requests).toHaveLength(3);
  });

  it('lets one of two runs through', async () => {
    const place = s3.fresh();
    const store = s3.store(place);
    await publish(store, one);
    const results = await Promise.allSettled([
      publish(s3.store(place), two),
      publish(s3.store(place), three),
    ]);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toMatchObject([{ code: 'target-busy', exitCode: 4 }]);
    expect(await wholeSite(store, [two, three])).not.toBeNull();
  });
});

const faults: [Fault, part: string, code: string][] = [
  ['refuse', 'assets/', 'target-unreachable'],
  ['full', 'assets/', 'target-full'],
  ['unwell', 'i/', 'target-unreachable'],
  ['silent', 'assets/', 'target-unreachable'],
  ['refuse', 'index.html', 'target-unreachable'],
  ['full', 'index.html', 'target-full'],
  ['full', 'sw.js', 'target-full'],
  ['lose-answer', 'sw.js', 'target-unreachable'],
];

describe.each(faults)('a store that answers with %s to %s', (fault, part, code) => {
  it('keeps the old site whole, and takes the new one later', async () => {
    const store = freshStore(fault === 'silent' ? { timeoutMs: 1000 } : {});
    await publish(store, one);
    const spoil = onLive(fault, part);
    let times = 0;
    // Long enough to outlast the retries of one write; then the pages of before are put back.
    const outlasts = fault === 'full' ? 1 : 3;
    s3.server.fault = (request) => {
      const found = spoil(request);
      if (found !== null) times += 1;
      return found !== null && times <= outlasts ? found : null;
    };
    await expect(publish(store, two)).rejects.toMatchObject({
      code,
      exitCode: 4,
      message: expect.stringMatching(/live site is unchanged|put back/),
    });
    expect(times).toBeGreaterThanOrEqual(outlasts);
    s3.server.fault = null;
    expect(await wholeSite(store, all)).toBe(one);
    await publish(store, two);
    expect(await wholeSite(store, all)).toBe(two);
  });
});

describe('a store', () => {
  it('that loses an answer now and then is published to all the same', async () => {
    const store = freshStore();
    let count = 0;
    s3.server.fault = ({ method }) => {
      count += 1;
      return method === 'PUT' && count % 5 === 0 ? 'lose-answer' : null;
    };
    expect(await publish(store, one)).toMatchObject({ outcome: 'published' });
    s3.server.fault = null;
    expect(await wholeSite(store, all)).toBe(one);
    expect(await store.read('.releases/heron/lock.json')).toBeNull();
  });

  it('that cuts its answers is told as such', async () => {
    const store = freshStore();
    await publish(store, one);
    s3.server.fault = ({ method, path }) =>
      method === 'GET' && path.endsWith('state.json') ? 'cut-answer' : null;
    await expect(publish(store, two)).rejects.toMatchObject({ code: 'target-unreachable' });
  });

  it('that knows no conditions is found out', async () => {
    const plain = await startS3Server({ conditions: false });
    const warnings: string[] = [];
    try {
      const store = freshStore({ endpoint: plain.endpoint });
      await publish(store, one, { warn: (words) => warnings.push(words) });
    } finally {
      await plain.close();
    }
    expect(warnings).toEqual([expect.stringContaining('ignores conditional writes')]);
  });

  it.each([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong-secret-value' }, 'target-credentials'],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'UNKNOWNKEY' }, 'target-credentials'],
  ])('refuses %s without showing it', async (_, credentials, code) => {
    Object.assign(process.env, credentials);
    const error = await publish(freshStore(), one).catch((thrown) => thrown);
    expect(error).toMatchObject({ code, exitCode: 4 });
    const shown = `${error.message} ${error.fix} ${error.stack}`;
    for (const value of Object.values(credentials)) expect(shown).not.toContain(value);
  });

  it('without the bucket says so', async () => {
    const store = freshStore({ bucket: 'nothing-here' });
    await expect(publish(store, one)).rejects.toMatchObject({ code: 'target-missing' });
  });

  it.each([
    ['no-store', 'target-unable', /does not answer as an S3-compatible store/],
    ['wrong-region', 'target-region', /another region/],
    ['odd-refusal', 'target-refused', /refuses what was asked \(400 InvalidBucketName\)/],
  ] as const)('that is %s says so', async (fault, code, message) => {
    const store = freshStore();
    s3.server.fault = ({ path }) => (path === `/${bucket}/` ? fault : null);
    await expect(publish(store, one)).rejects.toMatchObject({
      code,
      exitCode: 4,
      message: expect.stringMatching(message),
    });
  });

  it('of AWS needs a region', async () => {
    Object.assign(process.env, { AWS_CONFIG_FILE: '/nonexistent' });
    await expect(publish(freshStore({ endpoint: undefined }), one)).rejects.toMatchObject({
      code: 'target-region',
      exitCode: 4,
    });
  });

  it('that nobody listens at says so', async () => {
    const store = freshStore({ endpoint: 'http://127.0.0.1:9' });
    await expect(publish(store, one)).rejects.toMatchObject({
      code: 'target-unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
