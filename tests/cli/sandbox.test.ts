import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../support/brandCommand.ts';
import { temporaryFolder } from './support/brandFolders.ts';
import { brands, call, person, start, stopped } from './support/runningSandbox.ts';

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

  it('leaves a folder that holds something else alone', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'thesis.txt'), 'years of work');
    const args = ['sandbox', '--port', '0', '--brands', brands(), '--data', data, '--reset'];
    const ended = await brand([...args, '--json']);
    expect(ended.code).toBe(2);
    expect(JSON.parse(ended.stdout).error).toMatchObject({ code: 'sandbox-folder-foreign' });
    expect(readdirSync(data)).toEqual(['thesis.txt']);
  });
});
