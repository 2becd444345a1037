import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brand, launcher } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';

const brands = () => brandsFolder({ acme: goodBrand('acme', 1), beta: goodBrand('beta', 2) });

type Running = { child: ChildProcess; answer: { port: number; data: string }; words: () => string };

/** Starts the real command and reads the answer it gives when it serves. */
async function start(args: string[]): Promise<Running> {
  const all = [launcher, 'sandbox', '--json', '--port', '0', ...args];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [told, words] = ['', ''];
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const answer = await new Promise<Running['answer']>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      told += chunk;
      if (told.trimEnd().endsWith('}')) resolve(JSON.parse(told));
    });
    child.on('close', () => reject(new Error(words + told)));
  });
  return { child, answer, words: () => words };
}

const stopped = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.kill('SIGINT');
  });

const call = async ({ port }: { port: number }, path: string, input: object) => {
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': 'key-of-the-test' };
  const url = `http://127.0.0.1:${port}/api${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) });
  return response.json();
};

const person = {
  ...{ packageId: 100002001, platform: 'h5', deviceId: 'device-1', operationID: 'op' },
  ...{ account: 'anna', password: 'demo1234' },
};

describe('brand sandbox', () => {
  it('serves the brands, stops on Ctrl-C with its database closed, and keeps what it was told', async () => {
    const data = join(temporaryFolder(), 'data');
    const args = ['--brands', brands(), '--data', data, '--no-seed'];
    const first = await start(args);
    expect(first.answer.data).toBe(data);
    expect(await call(first.answer, '/register', person)).toMatchObject({ code: 0 });
    expect(await stopped(first.child)).toBe(130);
    // SQLite removes its log of changes when the last connection is closed.
    expect(readdirSync(data).filter((name) => name.startsWith('sandbox.db'))).toEqual([
      'sandbox.db',
    ]);
    const log = readFileSync(join(data, 'requests.jsonl'), 'utf8');
    expect(JSON.parse(log.trim())).toMatchObject({ call: 'session.register', code: 0 });
    expect(log).not.toContain(person.password);
    const second = await start(args);
    expect(await call(second.answer, '/accountLogin', person)).toMatchObject({ code: 0 });
    await stopped(second.child);
    const afresh = await start([...args, '--reset']);
    expect(await call(afresh.answer, '/accountLogin', person)).toMatchObject({ code: 2001 });
    await stopped(afresh.child);
  });

  it('lets no second one at the same data', async () => {
    const args = ['--brands', brands(), '--data', join(temporaryFolder(), 'data'), '--no-seed'];
    const first = await start(args);
    const second = await brand(['sandbox', '--port', '0', ...args, '--reset']);
    expect(second.code).toBe(4);
    expect(second.stderr).toContain('Another sandbox is using the data');
    expect(await call(first.answer, '/register', person)).toMatchObject({ code: 0 });
    await stopped(first.child);
  });

  it('leaves the data to the next one when it is killed', async () => {
    const args = ['--brands', brands(), '--data', join(temporaryFolder(), 'data'), '--no-seed'];
    const first = await start(args);
    await call(first.answer, '/register', person);
    const gone = new Promise((resolve) => first.child.on('close', resolve));
    first.child.kill('SIGKILL');
    await gone;
    const second = await start(args);
    expect(await call(second.answer, '/accountLogin', person)).toMatchObject({ code: 0 });
    await stopped(second.child);
  });

  it('makes demo people that its overview lists', async () => {
    const args = ['--brands', brands(), '--data', join(temporaryFolder(), 'data')];
    const { child, answer } = await start(args);
    const list = async () => {
      const url = `http://127.0.0.1:${answer.port}/sandbox`;
      const response = await fetch(url, { headers: { accept: 'application/json' } });
      return (await response.json()).people as { account: string; password: string }[];
    };
    while (!(await list()).some(({ account }) => account === 'thuylinh')) {
      await new Promise((next) => setImmediate(next));
    }
    expect(await list()).toContainEqual(
      expect.objectContaining({ account: 'olivia', password: 'demo1234' }),
    );
    expect(await stopped(child)).toBe(130);
  });

  it('leaves a folder that holds something else alone', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'thesis.txt'), 'years of work');
    const args = ['sandbox', '--port', '0', '--brands', brands(), '--data', data, '--reset'];
    const ended = await brand([...args, '--json']);
    expect(ended.code).toBe(2);
    expect(JSON.parse(ended.stdout).error).toMatchObject({ code: 'sandbox-folder-foreign' });
    expect(readdirSync(data)).toEqual(['thesis.txt']);
  });

  it.each([
    ['', 2, 'usage'],
    ['/proc/nowhere', 4, 'sandbox-folder'],
    [launcher, 4, 'sandbox-folder'],
  ])('refuses "%s" as its data folder', async (data, exitCode, code) => {
    const args = ['sandbox', '--json', '--port', '0', '--brands', brands(), '--data', data];
    const ended = await brand(args);
    expect([ended.code, JSON.parse(ended.stdout).error.code]).toEqual([exitCode, code]);
  });

  it('says which database is too new for it', async () => {
    const data = join(temporaryFolder(), 'data');
    const args = ['--brands', brands(), '--data', data, '--no-seed'];
    await stopped((await start(args)).child);
    const client = createClient({ url: `file:${join(data, 'sandbox.db')}` });
    await client.execute('UPDATE __drizzle_migrations SET created_at = created_at + 1000000000000');
    client.close();
    const ended = await brand(['sandbox', '--port', '0', '--json', ...args]);
    expect(ended.code).toBe(4);
    expect(JSON.parse(ended.stdout).error).toMatchObject({ code: 'sandbox-database-newer' });
  });

  it('says that its port is taken, and lets go of the data', async () => {
    const data = join(temporaryFolder(), 'data');
    const args = ['--brands', brands(), '--data', data, '--no-seed'];
    const other = await start(['--brands', brands(), '--data', join(temporaryFolder(), 'other')]);
    const port = String(other.answer.port);
    const ended = await brand(['sandbox', ...args, '--port', port, '--json']);
    expect([ended.code, JSON.parse(ended.stdout).error.code]).toEqual([4, 'port-taken']);
    await stopped(other.child);
    await stopped((await start(args)).child);
  });
});
