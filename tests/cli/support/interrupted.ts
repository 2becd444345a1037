import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readLocalSite } from '../../../cli/deploy/localSite.ts';
import { type Ended, startBrand } from '../../support/brandCommand.ts';
import { wholeSite } from '../../support/deploy/liveSite.ts';
import type { S3Places } from '../../support/deploy/s3Places.ts';
import { bucket } from '../../support/deploy/s3Server.ts';
import { writeSmallSite } from '../../support/deploy/smallSite.ts';
import { temporaryFolder, writeTree } from './brandFolders.ts';

/** Two builds of one brand, a place in the bucket, and the real command to run on them. */
export function place(s3: S3Places) {
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
export function hold(s3: S3Places, method: string, part: RegExp) {
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

export const asset = /place-\d+\/heron\/assets\//;
export const page = /place-\d+\/heron\/index\.html/;
export const lock = /\.releases\/heron\/lock\.json/;

/** A place with its site of before, and the command that changes it. */
export async function prepared(s3: S3Places, command: 'publish' | 'rollback') {
  const { one, two, store, start } = place(s3);
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
export async function interruptedAt(s3: S3Places, part: RegExp, run: () => Run): Promise<Run> {
  const { reached, pass } = hold(s3, 'PUT', part);
  const started = run();
  await Promise.race([reached, started.end]);
  started.interrupt();
  await Promise.race([started.interrupted, started.end]);
  pass();
  return started;
}
