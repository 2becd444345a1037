import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicKeyText } from '../../cli/commands/lines/keys.ts';
import { brand, launcher, root } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';

const lines = (publicKeys: string[]) => ({
  lines: { api: ['/api'], im: '/im', zones: ['acme.test'], publicKeys },
});

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
const publicKey = publicKeyText(privateKey);

/** A folder with the key of the brand acme, which knows it, and of zebra, which knows none. */
function makePlace() {
  const brands = brandsFolder({
    acme: goodBrand('acme', 1, lines([publicKey])),
    zebra: goodBrand('zebra', 2, lines([])),
  });
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'acme.pem'), pem);
  const run = (args: string[]) => brand([...args, '--brands', brands], { cwd: folder });
  return { folder, run, brands };
}

describe('brand lines keygen', () => {
  it('keeps the private key for its owner, prints the public one, and overwrites nothing', async () => {
    const { folder, run, brands } = makePlace();
    const { code, stdout, stderr } = await run(['lines', 'keygen', '--out', 'new.pem']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
    expect(stderr).toContain('lines.publicKeys');
    expect(stderr).toContain('recordKeys');
    expect(statSync(join(folder, 'new.pem')).mode & 0o777).toBe(0o600);
    const again = await run(['lines', 'keygen', '--out', 'new.pem']);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('exists already')]);
    const published = await run(['lines', 'keygen', '--out', join(brands, 'acme', 'key.pem')]);
    expect(published.code).toBe(2);
    expect(existsSync(join(brands, 'acme', 'key.pem'))).toBe(false);
  });
});

describe('brand lines sign', () => {
  it('writes a list that verify takes, with everything in it', async () => {
    const { folder, run } = makePlace();
    const sign = [
      'lines',
      'sign',
      'acme',
      '--key',
      'acme.pem',
      '--number',
      '7',
      '--expires',
      '12h',
    ];
    const signed = await run([...sign, 'https://b.acme.test/v1', 'https://c.acme.test']);
    expect(signed.code).toBe(0);
    expect(signed.stdout).toMatch(
      /^https:\/\/b\.acme\.test\/v1\nhttps:\/\/c\.acme\.test\n#v 7\n#expires \d{10}\n#sig [A-Za-z0-9+/]{86}==\n$/,
    );
    writeFileSync(join(folder, 'list'), signed.stdout);
    const { code, stdout } = await run(['lines', 'verify', 'acme', 'list', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      version: 7,
      lines: ['https://b.acme.test/v1', 'https://c.acme.test'],
      ignored: [],
    });
    const words = await run(['lines', 'verify', 'acme', 'list']);
    expect(words.stdout).toMatch(/^valid until {2}\d{4}-.*\nversion {6}7\nline {9}https:/);
  });

  it('takes addresses from a file, and verify a list from stdin', async () => {
    const { folder, run, brands } = makePlace();
    writeFileSync(
      join(folder, 'lines.txt'),
      '# ours\nhttps://b.acme.test/\r\n\nhttps://b.acme.test\n',
    );
    const sign = ['lines', 'sign', 'acme', '--key', 'acme.pem', '--file', 'lines.txt'];
    expect((await run([...sign, '--out', 'list'])).code).toBe(0);
    const input = readFileSync(join(folder, 'list'));
    const args = [launcher, 'lines', 'verify', 'acme', '-', '--brands', brands];
    const { status, stdout } = spawnSync(process.execPath, args, { input, cwd: root });
    expect(status).toBe(0);
    expect(stdout.toString()).toMatch(/line {9}https:\/\/b\.acme\.test\n$/);
  });

  it.each([
    ['an address outside the zones', ['https://evil.test'], 'is under none of lines.zones'],
    ['a port that no zone has', ['https://b.acme.test:8443'], 'or on another port'],
    ['plain http', ['http://b.acme.test'], 'does not begin with https://'],
    ['no address at all', [], 'here are 0'],
    ['a lifetime of years', ['https://b.acme.test', '--expires', '900d'], 'from 1h to 366d'],
    ['an unknown brand', [], 'Did you mean acme?', 'acm'],
    ['a brand without keys', ['https://b.acme.test'], 'takes no list', 'zebra'],
    ['no key', ['https://b.acme.test', '--key', 'missing.pem'], 'is not a private key'],
    ['a file that is none', ['--file', 'missing.txt'], 'cannot be read'],
  ])('refuses %s, and writes nothing', async (_case, args, sentence, id = 'acme') => {
    const { folder, run } = makePlace();
    const ended = await run(['lines', 'sign', id, '--key', 'acme.pem', '--out', 'list', ...args]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(sentence);
    expect(ended.stdout).toBe('');
    expect(existsSync(join(folder, 'list'))).toBe(false);
  });

  it('refuses a key the brand does not know, and never shows it', async () => {
    const { folder, run } = makePlace();
    await run(['lines', 'keygen', '--out', 'other.pem']);
    const ended = await run(['lines', 'sign', 'acme', '--key', 'other.pem', 'https://b.acme.test']);
    expect([ended.code, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toContain('not in lines.publicKeys');
    const secret = readFileSync(join(folder, 'other.pem'), 'utf8').split('\n')[1] ?? '';
    writeFileSync(join(folder, 'broken.pem'), `-----BEGIN PRIVATE KEY-----\n${secret}`);
    const broken = await run([
      'lines',
      'sign',
      'acme',
      '--key',
      'broken.pem',
      'https://b.acme.test',
    ]);
    expect(broken.code).toBe(2);
    expect(ended.stderr + broken.stderr).not.toContain(secret);
  });
});

describe('brand lines verify', () => {
  it('says why the app would ignore a list, and ends with 2', async () => {
    const { folder, run } = makePlace();
    const { stdout } = await run([
      'lines',
      'sign',
      'acme',
      '--key',
      'acme.pem',
      'https://b.acme.test',
    ]);
    const cases: Record<string, string> = {
      'signature-wrong': stdout.replace('b.acme', 'd.acme'),
      unsigned: stdout.replace(/#sig.*\n/, ''),
      malformed: '<html></html>',
      'too-large': 'x'.repeat(70_000),
    };
    for (const [reason, text] of Object.entries(cases)) {
      writeFileSync(join(folder, 'list'), text);
      const ended = await run(['lines', 'verify', 'acme', 'list']);
      expect(ended.code).toBe(2);
      expect(ended.stderr).toContain(`(${reason})`);
    }
    expect((await run(['lines', 'verify', 'acme', 'nothing'])).stderr).toContain('cannot be read');
  });
});

describe('brand lines', () => {
  it('shows what there is, and treats a wrong flag as any command does', async () => {
    const help = await brand(['lines', '--help']);
    expect(help.code).toBe(0);
    for (const part of ['keygen', 'sign', 'verify']) expect(help.stdout).toContain(part);
    const wrong = await brand(['lines', 'sign', 'acme', '--kee', 'x', '--json']);
    expect(wrong.code).toBe(2);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false, error: { code: 'usage' } });
  });
});
