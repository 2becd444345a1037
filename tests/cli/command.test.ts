import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand, root, run } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';

const commands = [
  'new',
  'list',
  'check',
  'explain',
  'matrix',
  'completion',
  'build',
  'assets',
  'dev',
  'preview',
  'sandbox',
];

describe('brand', () => {
  it('starts help with examples, on stdout, for itself and for every command', async () => {
    for (const name of ['', ...commands]) {
      const { code, stdout, stderr } = await brand([...(name ? [name] : []), '--help']);
      expect([name, code, stderr]).toEqual([name, 0, '']);
      expect(stdout).toMatch(/^Examples:\n {2}brand /);
      expect(stdout).toContain('--brands <dir>');
      expect(stdout).toContain('--json');
    }
  });

  it.each([
    [['chek'], 'Did you mean check?'],
    [['check', '--jsn'], 'Did you mean --json?'],
    [['list', 'extra'], 'too many arguments'],
    [['matrix', '--max-shards', '257'], 'from 1 to 256'],
    [['matrix', '--max-shards', '0'], 'from 1 to 256'],
    [['completion', 'tcsh'], 'bash, zsh, fish'],
    [[], 'Usage: brand'],
  ])('ends with 2 for %j', async (args, words) => {
    const { code, stdout, stderr } = await brand(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
  });

  it('tells usage errors to machines on stdout', async () => {
    const { code, stdout, stderr } = await brand(['chek', '--json']);
    expect(code).toBe(2);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      error: {
        code: 'usage',
        message: "unknown command 'chek'",
        fix: 'Did you mean check? Run the command with --help to see what it takes.',
      },
    });
  });

  it('prints its version', async () => {
    expect(await brand(['--version'])).toEqual({ code: 0, stdout: '1.0.0\n', stderr: '' });
  });

  it('colours only what a person will see', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme') });
    const escapeCharacter = String.fromCharCode(27);
    const list = (args: string[], env: NodeJS.ProcessEnv) =>
      brand(['list', '--brands', brands, ...args], { env });
    expect((await list([], {})).stdout).not.toContain(escapeCharacter);
    expect((await list([], { FORCE_COLOR: '1' })).stdout).toContain(escapeCharacter);
    expect((await list(['--no-color'], { FORCE_COLOR: '1' })).stdout).not.toContain(
      escapeCharacter,
    );
    expect((await list([], { FORCE_COLOR: '1', NO_COLOR: '1' })).stdout).not.toContain(
      escapeCharacter,
    );
  });

  it('ends with 4 where the working folder is gone', async () => {
    const folder = join(temporaryFolder(), 'gone');
    mkdirSync(folder);
    const line = `cd ${folder} && rmdir ${folder} && node ${root}/cli/bin.js list`;
    const { code, stderr } = await run('bash', ['-c', line], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
    expect(code).toBe(4);
    expect(stderr).not.toContain('    at ');
  });

  it('ends with 2 where --brands leads nowhere', async () => {
    const { code, stderr } = await brand(['list', '--brands', 'no/such/folder']);
    expect(code).toBe(2);
    expect(stderr).toContain('There is no folder no/such/folder.');
  });
});

describe('brand list', () => {
  it('shows what each brand has, and the broken ones as problems', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme'), broken: '{' });
    const { code, stdout } = await brand(['list', '--json', '--brands', brands]);
    const answer = JSON.parse(stdout);
    expect(code).toBe(2);
    expect(answer.brands).toEqual([
      {
        id: 'acme',
        name: 'Brand 1',
        combineId: 'acme',
        packageId: 100002001,
        locale: 'en-US',
        locales: ['en-US'],
        features: expect.arrayContaining(['groups', 'game']),
        excluded: ['contacts-upload', 'dating'],
        demo: true,
      },
    ]);
    expect(answer.problems).toMatchObject([{ brand: 'broken', code: 'json-syntax' }]);
  });
});

describe('brand explain', () => {
  it('explains a code, lists all of them and guesses at slips', async () => {
    const one = await brand(['explain', 'contrast-low']);
    expect(one.stdout).toContain('4.5');
    const all = JSON.parse((await brand(['explain', '--json'])).stdout);
    expect(all.topics.length).toBeGreaterThan(2);
    const slip = await brand(['explain', 'contrast-lo']);
    expect(slip.code).toBe(2);
    expect(slip.stderr).toContain('Did you mean contrast-low?');
  });
});

describe('brand completion', () => {
  it('prints a bash script that completes commands, flags and brand ids', async () => {
    const { stdout } = await brand(['completion', 'bash']);
    const brands = brandsFolder({ acme: goodBrand('acme'), beta: goodBrand('beta', 2) });
    const ask = (...words: string[]) => `
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
      _brand; echo "\${COMPREPLY[*]}"`;
    const script = `${stdout}
      brand() { node ${root}/cli/bin.js "$@" --brands ${brands}; }
      ${ask('brand', 'ma')}${ask('brand', 'check', 'b')}${ask('brand', 'matrix', '--max')}
      ${ask('brand', 'completion', 'z')}${ask('brand', '--brands', 'x', 'check', 'a')}`;
    const ended = await run('bash', ['-c', script]);
    expect(ended.stderr).toBe('');
    expect(ended.stdout.trim().split('\n')).toEqual([
      'matrix',
      'beta',
      '--max-shards',
      'zsh',
      'acme',
    ]);
  });

  it('prints scripts for the other shells', async () => {
    for (const shell of ['zsh', 'fish']) {
      const { code, stdout } = await brand(['completion', shell]);
      expect(code).toBe(0);
      for (const name of commands) expect(stdout).toContain(name);
    }
  });
});
