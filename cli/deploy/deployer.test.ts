import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkedOutCommit, deployer } from './deployer.ts';

const { PATH } = process.env;
const told = 'a'.repeat(40);

it('reads the commit that is checked out, and whether files differ from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { PATH, HOME: folder, GIT_CEILING_DIRECTORIES: tmpdir() };
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    }).trim();
  mkdirSync(join(folder, 'brands'));
  const known = (more = {}) => checkedOutCommit(join(folder, 'brands'), { ...env, ...more });
  expect(await known()).toBeNull();
  expect(await known({ GITHUB_SHA: told })).toBe(told);
  git('init', '--quiet');
  writeFileSync(join(folder, 'brands/a'), '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  const commit = git('rev-parse', 'HEAD');
  expect(await known({ GITHUB_SHA: told })).toBe(commit);
  writeFileSync(join(folder, 'brands/b'), 'not followed');
  expect(await known()).toBe(commit);
  writeFileSync(join(folder, 'brands/a'), '2');
  expect(await known()).toBe(`${commit}-dirty`);
});

it('names the person whom CI works for', () => {
  expect(deployer({ GITHUB_ACTOR: 'ana' })).toBe('ana');
  expect(deployer({})).toMatch(/.@./);
});
