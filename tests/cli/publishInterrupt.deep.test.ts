import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Ended } from '../support/brandCommand.ts';
import { wholeSite, worksFor } from '../support/deploy/liveSite.ts';
import { s3Places } from '../support/deploy/s3Places.ts';
import { asset, hold, interruptedAt, lock, page, place, prepared } from './support/interrupted.ts';

const s3 = s3Places();

type Moment = ['publish' | 'rollback', where: string, RegExp];

describe.each<Moment>([
  ['publish', 'it takes its lock', lock],
  ['rollback', 'it takes its lock', lock],
])('Ctrl-C on brand %s while %s', (command, _, part) => {
  it('leaves the site as it was, lets the lock go and says so', async () => {
    const { old, live, held, start, line } = await prepared(s3, command);
    const run = await interruptedAt(s3, part, () => start(line));
    const { code, stdout, stderr } = await run.end;
    expect(stderr).toContain('heron: interrupted; the live site is unchanged.');
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(await live()).toBe(old);
    expect(await held()).toBeNull();
  });
});

describe.each<['publish' | 'rollback', RegExp]>([
  ['publish', /^Published heron .*\n$/],
  ['rollback', /^heron in .* went back to .*\n$/],
])('Ctrl-C on brand %s while it puts pages in place', (command, words) => {
  it('carries that to its end, lets the lock go and says so', async () => {
    const { next, live, held, start, line } = await prepared(s3, command);
    const run = await interruptedAt(s3, page, () => start(line));
    const { code, stdout, stderr } = await run.end;
    expect(stdout).toMatch(words);
    expect(stderr).not.toContain('unchanged');
    expect(code).toBe(130);
    expect(await live()).toBe(next);
    expect(await held()).toBeNull();
  });

  it('tells so when the store fails meanwhile', async () => {
    const { old, live, held, start, line } = await prepared(s3, command);
    const run = await interruptedAt(s3, page, () => start(line));
    let full = true;
    s3.server.fault = ({ method, path }) => {
      if (!full || method !== 'PUT' || !path.endsWith('/heron/sw.js')) return null;
      full = false;
      return 'full';
    };
    const { code, stderr } = await run.end;
    expect(stderr).toMatch(/heron: There is no room left .* put back\./);
    expect(code).toBe(130);
    expect(await live()).toBe(old);
    expect(await held()).toBeNull();
  });
});

describe.each<Moment>([
  ['publish', 'it sends assets', asset],
  ['publish', 'it puts pages in place', page],
  ['rollback', 'it puts pages in place', page],
])('a second Ctrl-C on brand %s while %s', (command, _, part) => {
  it('stops at once, and the next run recovers', async () => {
    const { old, next, store, live, held, start, line } = await prepared(s3, command);
    const { reached } = hold(s3, 'PUT', part);
    // The lock cannot be let go either, so that only the second signal ends the run.
    const { fault } = s3.server;
    let stuck = false;
    s3.server.fault = (request) => (stuck ? 'silent' : (fault?.(request) ?? null));
    const run = start(line);
    await Promise.race([reached, run.end]);
    stuck = true;
    run.interrupt();
    await Promise.race([run.interrupted, run.end]);
    run.interrupt();
    expect(await run.end).toMatchObject({ code: 130, stdout: '' });
    s3.server.fault = null;
    expect(await worksFor(store, [old, next])).toBe(true);
    expect(await start(line).end).toMatchObject({ code: 0 });
    expect(await live()).toBe(next);
    expect(await held()).toBeNull();
  });
});

describe('Ctrl-C while the live site is looked at', () => {
  it('says that it is published and not verified, also to machines', async () => {
    const asked = new EventTarget();
    const silent = createServer(() => asked.dispatchEvent(new Event('request')));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { one, two, store, start } = place(s3);
    const site = `--site http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const interrupted = async (line: string): Promise<Ended> => {
      const run = start(`${line} ${site}`);
      await Promise.race([once(asked, 'request'), run.end]);
      run.interrupt();
      return run.end;
    };
    const words = await interrupted('publish heron --out one');
    expect(words).toMatchObject({ code: 130, stdout: expect.stringMatching(/^Published heron/) });
    expect(words.stderr).toContain('heron: interrupted; it was not verified.');
    expect(await wholeSite(store, [one, two])).toBe(one);
    const json = await interrupted('publish heron --out two --json');
    expect(json.code).toBe(130);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      error: { code: 'interrupted' },
      brands: [{ id: 'heron', outcome: 'published', verification: { by: 'none' } }],
    });
    const back = await interrupted('rollback heron');
    expect(back).toMatchObject({ code: 130, stdout: expect.stringContaining('went back to') });
    expect(back.stderr).toContain('heron: interrupted; it was not verified.');
    expect(await wholeSite(store, [one, two])).toBe(one);
  });
});
