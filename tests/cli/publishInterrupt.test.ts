import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLocalSite } from '../../cli/deploy/localSite.ts';
import { type Ended, startBrand } from '../support/brandCommand.ts';
import { wholeSite, worksFor } from '../support/deploy/liveSite.ts';
import { s3Places } from '../support/deploy/s3Places.ts';
import { bucket } from '../support/deploy/s3Server.ts';
import { writeSmallSite } from '../support/deploy/smallSite.ts';
import { temporaryFolder, writeTree } from './support/brandFolders.ts';

const s3 = s3Places();

/** Two builds of one brand, a place in the bucket, and the real command to run on them. */
function place() {
  const prefix = s3.fresh();
  const folder = temporaryFolder();
  writeTree(folder, { 'brands/.keep': '' });
  const [one, two] = ['one', 'two'].map((version) => {
    writeSmallSite(join(folder, version), 'heron', version);
    return readLocalSite(join(folder, version), 'heron', 'none');
  });
  if (!one || !two) throw new Error('There are two sites.');
  const store = s3.store(prefix);
  onTestFinished(() => store.close());
  const start = (line: string) => {
    const to = ['--to', `s3://${bucket}/${prefix}`, '--endpoint', s3.server.endpoint];
    const args = [...line.split(' '), ...to, '--brands', join(folder, 'brands')];
    return running(args, folder);
  };
  return { one, two, store, start };
}

type Run = ReturnType<typeof running>;

function running(args: string[], cwd: string) {
  const child = startBrand(args, { cwd });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => {
    ended.stdout += text;
  });
  let words = (): void => undefined;
  child.stderr?.on('data', (text) => {
    ended.stderr += text;
    words();
  });
  const end = new Promise<Ended>((done) => {
    child.on('close', (code) => done({ ...ended, code }));
  });
  const interrupted = new Promise<void>((done) => {
    words = () => ended.stderr.includes('Interrupted: cleaning up') && done();
  });
  return { interrupt: () => child.kill('SIGINT'), interrupted, end };
}

/** Holds the first request that fits. `reached` comes when it is there, `pass` lets it and all others through. */
function hold(method: string, part: RegExp) {
  let pass = (): void => undefined;
  const open = new Promise<null>((done) => {
    pass = () => done(null);
  });
  const reached = new Promise<void>((done) => {
    s3.server.fault = (request) => {
      if (request.method !== method || !part.test(request.path)) return null;
      done();
      return open;
    };
  });
  return { reached, pass };
}

const asset = /place-\d+\/heron\/assets\//;
const page = /place-\d+\/heron\/index\.html/;
const lock = /\.releases\/heron\/lock\.json/;

/** A place with its site of before, and the command that changes it. */
async function prepared(command: 'publish' | 'rollback') {
  const { one, two, store, start } = place();
  const publish = (version: string) => `publish heron --out ${version} --no-verify`;
  expect(await start(publish('one')).end).toMatchObject({ code: 0 });
  const back = command === 'rollback';
  if (back) expect(await start(publish('two')).end).toMatchObject({ code: 0 });
  const line = back ? 'rollback heron --no-verify' : publish('two');
  const [old, next] = back ? [two, one] : [one, two];
  const live = () => wholeSite(store, [one, two]);
  const held = () => store.read('.releases/heron/lock.json');
  return { old, next, store, live, held, start, line };
}

/** The command runs until a PUT of this part is held; a Ctrl-C reaches it there, and the request goes on. */
async function interruptedAt(part: RegExp, run: () => Run): Promise<Run> {
  const { reached, pass } = hold('PUT', part);
  const started = run();
  await Promise.race([reached, started.end]);
  started.interrupt();
  await Promise.race([started.interrupted, started.end]);
  pass();
  return started;
}

type Moment = ['publish' | 'rollback', where: string, RegExp];

describe.each<Moment>([
  ['publish', 'it takes its lock', lock],
  ['publish', 'it sends assets', asset],
  ['rollback', 'it takes its lock', lock],
])('Ctrl-C on brand %s while %s', (command, _, part) => {
  it('leaves the site as it was, lets the lock go and says so', async () => {
    const { old, live, held, start, line } = await prepared(command);
    const run = await interruptedAt(part, () => start(line));
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
    const { next, live, held, start, line } = await prepared(command);
    const run = await interruptedAt(page, () => start(line));
    const { code, stdout, stderr } = await run.end;
    expect(stdout).toMatch(words);
    expect(stderr).not.toContain('unchanged');
    expect(code).toBe(130);
    expect(await live()).toBe(next);
    expect(await held()).toBeNull();
  });

  it('tells so when the store fails meanwhile', async () => {
    const { old, live, held, start, line } = await prepared(command);
    const run = await interruptedAt(page, () => start(line));
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
    const { old, next, store, live, held, start, line } = await prepared(command);
    const { reached } = hold('PUT', part);
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
    const { one, two, store, start } = place();
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
