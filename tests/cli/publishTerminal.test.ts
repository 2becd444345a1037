import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Ended, launcher } from '../support/brandCommand.ts';
import { writeSmallSite } from '../support/deploy/smallSite.ts';
import { temporaryFolder, writeTree } from './support/brandFolders.ts';

const ctrlC = String.fromCharCode(3);

/** Built sites of two versions, and the real command on a terminal of its own. */
function place() {
  const folder = temporaryFolder();
  writeTree(folder, { 'brands/.keep': '', 'live/.keep': '' });
  for (const id of ['heron', 'stork']) {
    writeSmallSite(join(folder, 'one'), id, 'one');
    writeSmallSite(join(folder, 'two'), id, 'two');
  }
  const isLive = (id: string): boolean => existsSync(join(folder, 'live', id, 'index.html'));
  const run = (line: string, answers: string[] = []) =>
    onTerminal(`${line} --to ./live --brands brands`, folder, answers);
  return { run, isLive };
}

/** `script` gives the command a terminal; each answer is typed when its question is there. */
function onTerminal(line: string, cwd: string, answers: string[]): Promise<Ended> {
  const { CI, GITHUB_ACTIONS, FORCE_COLOR, DEBUG, ...env } = process.env;
  const command = `stty cols 200 rows 24; ${process.execPath} ${launcher} ${line}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    ...{ cwd, env: { ...env, TERM: 'xterm' } },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  const left = [...answers];
  const asked = new Set<string>();
  child.stdout.on('data', (text) => {
    ended.stdout += text;
    // A question is drawn anew with its answer; each counts once.
    for (const [question] of ended.stdout.matchAll(/(?:Publish|Go back to) [^\r\n?]*\?/g)) {
      if (asked.has(question)) continue;
      asked.add(question);
      // One that nobody expects is answered too, and its words tell.
      child.stdin.write(left.shift() ?? ctrlC);
    }
  });
  onTestFinished(() => {
    child.kill();
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ ...ended, code }));
  });
}

const question = /Publish heron to \.\/live\?/;

describe('brand publish on a terminal', () => {
  it('tells its plan, asks, and publishes after yes', async () => {
    const { run, isLive } = place();
    const { code, stdout } = await run('publish heron --out one', ['y']);
    expect(stdout).toMatch(/heron to .*: \d+ files to send, .*Publish heron to/s);
    expect(stdout).toMatch(/Published heron/);
    expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: true });
  });

  it('writes nothing after no', async () => {
    const { run, isLive } = place();
    const { code, stdout } = await run('publish heron --out one', ['n']);
    expect(stdout).toMatch(/heron was not published\./);
    expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: false });
  });

  it('writes nothing after Ctrl-C, says so and asks for no other brand', async () => {
    const { run, isLive } = place();
    const { code, stdout } = await run('publish --out one', [ctrlC]);
    expect(stdout).toContain('heron: interrupted; the live site is unchanged.');
    expect(stdout).toContain('Not begun: stork.');
    expect(code).toBe(130);
    expect([isLive('heron'), isLive('stork')]).toEqual([false, false]);
  });

  it('asks for each of several brands', async () => {
    const { run, isLive } = place();
    const { code } = await run('publish heron stork --out one', ['n', 'y']);
    expect(code).toBe(0);
    expect([isLive('heron'), isLive('stork')]).toEqual([false, true]);
  });

  it.each(['--yes', '--json', '--dry-run'])('asks nothing with %s', async (flag) => {
    const { run, isLive } = place();
    const { code, stdout } = await run(`publish heron --out one ${flag}`);
    expect(stdout).not.toMatch(question);
    expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: flag !== '--dry-run' });
  });

  it('asks nothing where nothing is to be sent', async () => {
    const { run } = place();
    await run('publish heron --out one --yes');
    const { code, stdout } = await run('publish heron --out one');
    expect(stdout).toMatch(/nothing to send/);
    expect(stdout).not.toMatch(question);
    expect(code).toBe(0);
  });
});

describe('brand rollback on a terminal', () => {
  it.each([
    ['y', 0, /went back to/],
    ['n', 0, /heron was left as it is\./],
    [ctrlC, 130, /heron: interrupted; the live site is unchanged\./],
  ])('asks, and does as the answer %j says', async (answer, code, words) => {
    const { run } = place();
    for (const version of ['one', 'two']) await run(`publish heron --out ${version} --yes`);
    const back = await run('rollback heron', [answer]);
    expect(back.stdout).toMatch(
      /Go back to \d{8}-\d{6}-\w{6} of heron in \.\/live\? \(.* is current\)/,
    );
    expect(back.stdout).toMatch(words);
    expect(back.code).toBe(code);
    // What was left as it was can still be gone back from.
    const next = await run('rollback heron --json');
    expect(next.stdout).not.toContain('Go back to');
    expect(next.code).toBe(answer === 'y' ? 2 : 0);
  });
});
