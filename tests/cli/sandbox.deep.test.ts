import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, it } from 'vitest';
import { brand, launcher } from '../support/brandCommand.ts';
import { temporaryFolder } from './support/brandFolders.ts';
import { brands, call, person, start, stopped } from './support/runningSandbox.ts';

describe('brand sandbox', () => {
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
