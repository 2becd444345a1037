import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Ended, launcher } from '../../support/brandCommand.ts';
import { writeSmallSite } from '../../support/deploy/smallSite.ts';
import { temporaryFolder, writeTree } from './brandFolders.ts';

export const ctrlC = String.fromCharCode(3);

/** Built sites of two versions, and the real command on a terminal of its own. */
export function place() {
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
