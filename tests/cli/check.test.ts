import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoRecordKeys } from '../../app/brand/demoRecordKeys.ts';
import type { Problem } from '../../cli/problem.ts';
import { brand, launcher, run } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder, writeTree } from './support/brandFolders.ts';

const misspelt = `{
  "name": "Acme",
  "nmae": "Acme",
  "theme": { "seed": "#12345" }
}
`;

describe('brand check', () => {
  it('ends with 0 and few words where nothing is wrong', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme') });
    const ended = await brand(['check', '--brands', brands]);
    expect(ended).toEqual({ code: 0, stdout: '', stderr: 'ok  1 brand, nothing to correct\n' });
  });

  it('prints each problem with file, place, path, fix and code, and ends with 2', async () => {
    const brands = brandsFolder({ acme: misspelt });
    const { code, stdout, stderr } = await brand(['check', '--brands', '.'], { cwd: brands });
    expect(code).toBe(2);
    expect(stdout).toContain(
      'acme/brand.json:4:22  error  theme.seed  theme.seed "#12345" is not a colour. Write 6 hex digits, e.g. "#2F4F86".  [value-malformed]\n',
    );
    expect(stdout).toContain('acme/brand.json:3:3  error  nmae  ');
    expect(stdout).toContain('Did you mean "name"?');
    expect(stderr).toContain('brand explain ');
    expect(stdout).not.toContain(String.fromCharCode(27));
  });

  it('gives machines exactly the keys of a problem', async () => {
    const brands = brandsFolder({ acme: misspelt });
    const { code, stdout, stderr } = await brand(['check', '--json', '--brands', brands]);
    const answer = JSON.parse(stdout) as { ok: boolean; problems: Problem[] };
    expect(code).toBe(2);
    expect(stderr).toBe('');
    expect(Object.keys(answer)).toEqual(['ok', 'problems']);
    for (const problem of answer.problems) {
      expect(Object.keys(problem).sort()).toEqual([
        'brand',
        'code',
        'column',
        'file',
        'fix',
        'line',
        'message',
        'path',
        'severity',
      ]);
    }
  });

  it('names each record key that must not sign for real people, at its own line', async () => {
    const key = 'W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY=';
    const acme = goodBrand('acme', 1, {
      demo: false,
      origin: 'https://app.acme.com',
      exclude: ['contacts-upload', 'dating', 'recharge', 'recharge-usdt', 'exchange', 'game'],
      lines: {
        api: ['https://api.acme.com'],
        im: 'wss://im.acme.com',
        zones: ['acme.com'],
        publicKeys: [key],
      },
      recordKeys: [key, demoRecordKeys[0]],
    });
    const brands = brandsFolder({ acme });
    const at = (key: string) =>
      readFileSync(join(brands, 'acme/brand.json'), 'utf8')
        .split('\n')
        .findLastIndex((line) => line.includes(key)) + 1;
    const { code, stdout } = await brand(['check', '--brands', '.'], { cwd: brands });
    expect(code).toBe(2);
    expect(stdout.trim().split('\n')).toEqual([
      `acme/brand.json:${at(key)}:5  error  recordKeys[0]  recordKeys[0] is lines.publicKeys[0] too. Make another key pair for recordKeys with \`brand lines keygen\`, and keep it in another place.  [key-shared]`,
      `acme/brand.json:${at(demoRecordKeys[0])}:5  error  recordKeys[1]  recordKeys[1] is a demo key: everybody can sign with it. Make the brand's own key pair with \`brand lines keygen\` and write its public key.  [key-demo]`,
    ]);
  });

  it('looks only at the brands named, and at clashes with the others', async () => {
    const brands = brandsFolder({
      acme: goodBrand('acme'),
      broken: '{',
      zebra: goodBrand('zebra', 2, { combineId: 'acme' }),
    });
    expect((await brand(['check', 'zebra', '--json', '--brands', brands])).stdout).toContain(
      'brand-duplicate',
    );
    expect((await brand(['check', 'acme', '--json', '--brands', brands])).stdout).toContain(
      'brand-duplicate',
    );
    const { code, stderr } = await brand(['check', 'acm', '--brands', brands]);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean acme?');
  });

  it('passes with warnings alone', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme') });
    writeTree(brands, { 'acme/brand.jsn': '{}', 'acme/README.md': 'ours', 'acme/.DS_Store': '' });
    const { code, stdout } = await brand(['check', '--brands', '.'], { cwd: brands });
    expect(code).toBe(0);
    expect(stdout).toBe(
      'acme/brand.jsn  warning  Nothing reads brand.jsn. Did you mean brand.json? Rename it or remove it.  [file-unused]\n',
    );
  });

  it('refuses a link that leaves the folder even where nothing reads it', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme') });
    symlinkSync('/etc/hostname', join(brands, 'acme/logo.svg'));
    const { code, stdout } = await brand(['check', '--brands', brands]);
    expect(code).toBe(2);
    expect(stdout).toContain('[link-outside]');
  });

  it('says how to begin where there is no brand', async () => {
    const { code, stderr } = await brand(['check', '--brands', temporaryFolder()]);
    expect(code).toBe(2);
    expect(stderr).toContain('brand new <id>');
  });

  it('marks the lines of a pull request on GitHub', async () => {
    const brands = brandsFolder({ acme: misspelt });
    const env = { GITHUB_ACTIONS: 'true' };
    const { stderr } = await brand(['check', '--brands', '.'], { cwd: brands, env });
    expect(stderr).toContain('::error file=acme/brand.json,line=4,col=22,title=value-malformed::');
  });

  it('does not let a brand file steer the terminal', async () => {
    const evil = `${String.fromCharCode(27)}[2J\u202E`;
    const brands = brandsFolder({ acme: { ...goodBrand('acme'), [`k${evil}`]: evil } });
    const { stdout } = await brand(['check', '--brands', brands]);
    expect(stdout).not.toContain(String.fromCharCode(27));
    expect(stdout).not.toContain('\u202E');
  });

  it('ends quietly when its reader goes away', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`brand-${index}`, misspelt]),
    );
    const brands = brandsFolder(many);
    const line = `node ${launcher} check --brands ${brands} | head -1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await run('bash', ['-c', line]);
    expect(stdout.trim().split('\n').at(-1)).toBe('0');
    expect(stderr).not.toContain('EPIPE');
    expect(stderr).not.toContain('    at ');
  });
});
