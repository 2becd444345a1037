import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder, writeTree } from './support/brandFolders.ts';

type Answer = {
  include: { shard: number; of: number; brands: string }[];
  all: boolean;
  reason: string;
  removed: string[];
};

function repository(): string {
  const folder = temporaryFolder();
  const ids = ['acme', 'beta', 'core', 'delta', 'echo'];
  for (const [index, id] of ids.entries()) {
    writeTree(folder, { [`brands/${id}/brand.json`]: goodBrand(id, index) });
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder);
  return folder;
}

function git(folder: string, ...args: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...person, ...args], { cwd: folder, stdio: 'pipe' });
}

function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'change');
}

async function matrix(folder: string, ...args: string[]): Promise<Answer> {
  const { stdout } = await brand(['matrix', '--json', '--brands', 'brands', ...args], {
    cwd: folder,
  });
  return JSON.parse(stdout);
}

const brandsOf = ({ include }: Answer) => include.flatMap(({ brands }) => brands.split(' '));

describe('brand matrix', () => {
  it('takes every brand without --since', async () => {
    const answer = await matrix(repository());
    expect(answer).toEqual({
      include: [
        { shard: 1, of: 2, brands: 'acme core echo' },
        { shard: 2, of: 2, brands: 'beta delta' },
      ],
      all: true,
      reason: 'no --since',
      removed: [],
    });
  });

  it('weighs what the brand files say', async () => {
    const folder = temporaryFolder();
    const exclude = ['groups', 'channels', 'points', 'recharge', 'recharge-usdt', 'exchange'];
    const light = { exclude: [...exclude, 'game', 'video', 'highlights', 'dating', 'invite'] };
    for (const [index, id] of ['acme', 'beta', 'core', 'delta', 'echo', 'fox'].entries()) {
      writeTree(folder, {
        [`brands/${id}/brand.json`]: goodBrand(id, index, id === 'fox' ? {} : light),
      });
    }
    const { include } = await matrix(folder);
    expect(include.map(({ brands }) => brands)).toEqual(['core echo fox', 'acme beta delta']);
  });

  it('takes the brands whose files changed, committed or not', async () => {
    const folder = repository();
    git(folder, 'switch', '--quiet', '--create', 'topic');
    writeTree(folder, { 'brands/beta/icon.svg': 'new', 'brands/core/README.md': 'words' });
    commit(folder);
    writeTree(folder, { 'brands/echo/brand.json': '{}', 'brands/fresh/brand.json': '{}' });
    rmSync(join(folder, 'brands/acme'), { recursive: true });
    const answer = await matrix(folder, '--since', 'main');
    expect(brandsOf(answer)).toEqual(['beta', 'echo', 'fresh']);
    expect(answer.removed).toEqual(['acme']);
    expect(answer.all).toBe(false);
  });

  it('builds a renamed brand under its new name', async () => {
    const folder = repository();
    renameSync(join(folder, 'brands/acme'), join(folder, 'brands/zebra'));
    commit(folder);
    const answer = await matrix(folder, '--since', 'HEAD~1');
    expect(brandsOf(answer)).toEqual(['zebra']);
    expect(answer.removed).toEqual(['acme']);
  });

  it('has no job and says so where nothing changed', async () => {
    const folder = repository();
    const args = ['matrix', '--since', 'HEAD', '--format', 'github', '--brands', 'brands'];
    const { code, stdout } = await brand(args, { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toBe('matrix={"include":[]}\nany=false\n');
  });

  it('prints two lines for a workflow', async () => {
    const folder = repository();
    const args = ['matrix', '--max-shards', '1', '--format', 'github', '--brands', 'brands'];
    const { stdout } = await brand(args, { cwd: folder });
    expect(stdout).toBe(
      'matrix={"include":[{"shard":1,"of":1,"brands":"acme beta core delta echo"}]}\nany=true\n',
    );
  });

  it('ends with 4 and the remedy where the commit was not fetched', async () => {
    const folder = repository();
    for (const ref of ['origin/main', '--output=x', 'HEAD~9']) {
      const args = ['matrix', `--since=${ref}`, '--brands', 'brands'];
      const { code, stderr } = await brand(args, { cwd: folder });
      expect(code).toBe(4);
      expect(stderr).toContain('fetch-depth: 0');
    }
  });

  it('ends with 4 outside a repository', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme') });
    const { code, stderr } = await brand(['matrix', '--since', 'main', '--brands', brands]);
    expect(code).toBe(4);
    expect(stderr).toContain('not inside a git repository');
  });

  it('ends with 2 where a folder would be built by no job', async () => {
    const folder = repository();
    mkdirSync(join(folder, 'brands/New Brand'));
    const { code, stderr } = await brand(['matrix', '--brands', 'brands'], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('new-brand');
  });
});
