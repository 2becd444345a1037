import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '../../cli/deploy/store.ts';
import { wholeSite } from '../support/deploy/liveSite.ts';
import { builtSite, publish } from '../support/deploy/publishing.ts';
import type { Fault } from '../support/deploy/s3Faults.ts';
import { s3Places } from '../support/deploy/s3Places.ts';
import { bucket } from '../support/deploy/s3Server.ts';

const out = mkdtempSync(join(tmpdir(), 'publish-slow-'));
const one = builtSite(out, 'one', 'none');
const two = builtSite(out, 'two', 'none');
const all = [one, two];
/** A request may take this long by itself, and three times as long in all. */
const timeoutMs = 300;
/** Far more than the run needs, far less than the store would take. */
const bound = 20_000;
const s3 = s3Places();

afterAll(() => rmSync(out, { recursive: true }));

/** The store as the slow run sees it, and as one looks at it afterwards. */
function place(): { slow: Store; patient: Store } {
  const prefix = s3.fresh();
  return { slow: s3.store(prefix, { timeoutMs }), patient: s3.store(prefix) };
}

const inBound = async (work: Promise<unknown>): Promise<unknown> => {
  const late = new AbortController();
  const ended = work.then(
    () => 'success',
    (error) => error,
  );
  const first = await Promise.race([ended, after(bound, 'too late', { signal: late.signal })]);
  late.abort();
  return first;
};

const faults: [Fault, method: string, part: string, words: RegExp][] = [
  ['trickle-answer', 'GET', '/state.json', /did not answer in time/],
  ['endless-answer', 'GET', '/state.json', /did not answer in time/],
  ['endless-answer', 'GET', `/${bucket}/`, /did not answer in time/],
  ['endless-answer', 'PUT', '/heron/assets/', /live site is unchanged/],
  ['stall', 'PUT', '/heron/assets/', /live site is unchanged/],
  ['stall', 'PUT', '/heron/index.html', /put back/],
];

describe.each(faults)('a store with %s to %s of %s', (fault, method, part, words) => {
  it('is given up in bounded time, its site whole', async () => {
    const { slow, patient } = place();
    await publish(patient, one);
    let times = 0;
    s3.server.fault = (request) => {
      const meant =
        request.method === method &&
        (method === 'GET'
          ? request.path.endsWith(part)
          : request.path.includes(part) && !request.path.includes('/.releases/'));
      // The three tries of one request; what comes after is to find the store well.
      if (!meant || (part.endsWith('index.html') && times === 3)) return null;
      times += 1;
      return fault;
    };
    expect(await inBound(publish(slow, two))).toMatchObject({
      code: 'target-unreachable',
      exitCode: 4,
      message: expect.stringMatching(words),
    });
    expect(times).toBeGreaterThan(0);
    s3.server.fault = null;
    expect(await wholeSite(patient, all)).toBe(one);
    await publish(patient, two);
    expect(await wholeSite(patient, all)).toBe(two);
  });
});

describe('a large file', () => {
  const large = Buffer.alloc(6_000_000, 'x');

  it.each<Fault>(['stall', 'trickle-upload'])('that meets a %s is given up', async (fault) => {
    const { slow, patient } = place();
    s3.server.fault = ({ method }) => (method === 'PUT' ? fault : null);
    expect(await inBound(slow.write('heron/large', large))).toMatchObject({
      code: 'target-unreachable',
    });
    s3.server.fault = null;
    expect(await patient.read('heron/large')).toBeNull();
  });

  it('passes where bytes get through', async () => {
    const { patient } = place();
    await patient.write('heron/large', large);
    expect((await patient.read('heron/large'))?.body.equals(large)).toBe(true);
  });
});
