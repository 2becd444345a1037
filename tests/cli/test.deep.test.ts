import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResult } from '../../cli/commands/test/testResult.ts';
import { firstAnswer } from '../../scripts/setup.mjs';
import { brand, launcher, root } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';
import { type Failed, failure } from './support/failedTest.ts';

/** Two journeys of visitors, and one that changes data. */
const quick = 'offers exactly its languages|before any script|sends and receives';

describe('brand test, for a brand of operations', () => {
  const place = mkdtempSync(join(tmpdir(), 'brand-test-'));
  const brands = join(place, 'brands');
  const out = join(place, 'dist');
  const common = ['--brands', brands, '--out', out];
  let server: ChildProcess;
  let site: string;

  beforeAll(async () => {
    mkdirSync(brands);
    const made = ['--name', 'Acme', '--seed', '#2F6F4F', '--locale', 'en-US', '--yes'];
    const { code, stderr } = await brand(['new', 'acme', '--brands', brands, ...made]);
    expect(code, stderr).toBe(0);
    expect((await brand(['build', ...common])).code).toBe(0);
    const args = ['preview', ...common, '--data', join(place, 'data'), '--port', '0', '--no-seed'];
    server = spawn(process.execPath, [launcher, ...args, '--json']);
    site = (await firstAnswer(server)).sites[0].url;
  });

  afterAll(async () => {
    server.kill('SIGINT');
    await once(server, 'close');
    rmSync(place, { recursive: true });
  });

  it('serves what it built with a backend, and says what came of it', async () => {
    const results = join(place, 'results.json');
    const args = [...common, '--grep', quick, '--results', results];
    const { code, stdout, stderr } = await brand(['test', 'acme', ...args]);
    expect(stderr).toContain('3 passed, 0 failed');
    expect(stderr).toMatch(/^ok {4}acme: offers exactly its languages.*\(.*s\)$/m);
    expect(stdout).toMatch(/^acme +http:\/\/acme\.localhost:\d+\/ +3 +0 +0 /m);
    expect(code).toBe(0);
    const result = JSON.parse(readFileSync(results, 'utf8')) as TestResult;
    expect(result).toMatchObject({ ok: true, passed: 3, failed: 0, failures: [] });
    expect(result.brands).toMatchObject([{ id: 'acme', backend: 'sandbox', failures: [] }]);
  });

  it('visits what is published, asks for what is absent, and names what it leaves out', async () => {
    const grep = '(game|dating) on its tab|offers exactly its languages';
    const { code, stdout } = await brand([
      ...['test', 'acme', '--json', ...common],
      ...['--site', site, '--grep', grep],
    ]);
    const { brands: tested } = JSON.parse(stdout) as TestResult;
    const left = tested[0]?.skippedBecause ?? [];
    expect(tested).toMatchObject([{ id: 'acme', site, passed: 3, failed: 0 }]);
    expect(left.every(({ feature }) => feature === 'game' || feature === 'dating')).toBe(true);
    expect(left.map(({ journey }) => journey)).toContain('shows dating on its tab');
    expect(code).toBe(0);
  });

  it('ends with 3 where another brand or another release is served, and with 4 where none is', async () => {
    const other = brandsFolder({ beta: goodBrand('beta') });
    const foreign = await failure(['beta', '--brands', other, '--site', site]);
    expect(foreign).toMatchObject({ exit: 3, code: 'site-foreign' });
    expect(foreign.message).toContain('serves the brand acme, not beta');

    const copy = temporaryFolder();
    mkdirSync(join(copy, 'acme'));
    const record = JSON.parse(readFileSync(join(out, 'acme/release.json'), 'utf8'));
    writeFileSync(join(copy, 'acme/release.json'), JSON.stringify({ ...record, id: 'older' }));
    const here = ['--brands', brands, '--out', copy];
    const outdated = await brand(['test', 'acme', ...here, '--site', site]);
    expect(outdated.stderr).toContain(`is release older`);
    expect(outdated.code).toBe(3);

    const silent = await brand(['test', 'acme', ...common, '--site', 'http://acme.localhost:9']);
    expect(silent.stderr).toContain('does not answer (ECONNREFUSED)');
    expect(silent.code).toBe(4);
    const strange = await brand(['test', 'acme', ...common, '--site', `${site}deep/`]);
    expect(strange.code).toBe(2);
  });

  it('ends with 130 at Ctrl-C, and leaves nothing', async () => {
    const temporary = temporaryFolder();
    const results = join(temporary, 'results.json');
    const args = ['test', ...common, '--jobs', '1', '--results', results];
    const child = spawn(process.execPath, [launcher, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TMPDIR: temporary },
    });
    let told = '';
    child.stderr.on('data', (words) => {
      told += words;
      if (String(words).includes('ok  ')) child.kill('SIGINT');
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(told.split('Interrupted')[1]).not.toContain('FAIL');
    expect(JSON.parse(readFileSync(results, 'utf8')).error.code).toBe('interrupted');
    expect(readdirSync(temporary).filter((name) => name.startsWith('brand-'))).toEqual([]);
  });

  it('ends with 1 and the place of what failed', async () => {
    const page = join(out, 'acme/index.html');
    const whole = readFileSync(page, 'utf8');
    // A style that no page of ours has, in every form the page is kept in.
    for (const name of readdirSync(join(out, 'acme')).filter((one) => /^index.html./.test(one)))
      rmSync(join(out, 'acme', name));
    writeFileSync(page, whole.replace('<body', '<body style="color: red"'));
    const { code, stdout } = await brand([
      ...['test', 'acme', '--json', ...common],
      ...['--site', site, '--grep', 'before any script'],
    ]);
    const { ok, brands: tested } = JSON.parse(stdout) as TestResult;
    expect(ok).toBe(false);
    expect(tested).toMatchObject([{ passed: 0, failed: 1 }]);
    expect(tested[0]?.failures[0]?.file).toBe('tests/e2e/support/siteSteps.ts');
    expect(tested[0]?.failures[0]?.title).toContain('acme: paints its paper');
    expect(code).toBe(1);
  });
});

describe('brand test, where the backend is the operator’s', () => {
  it('makes only the journeys of visitors, and says so', async () => {
    const live = goodBrand('live', 7, {
      demo: false,
      origin: 'https://live-chat.net',
      lines: {
        api: ['https://api.live-chat.net'],
        im: 'wss://im.live-chat.net',
        zones: ['live-chat.net'],
      },
      exclude: ['game', 'recharge', 'recharge-usdt', 'exchange', 'dating'],
    });
    const brands = brandsFolder({ live });
    const out = join(temporaryFolder(), 'dist');
    const grep = 'leads a visitor|reloads without a network|sends and receives';
    const { code, stdout } = await brand([
      ...['test', 'live', '--json', '--brands', brands, '--out', out, '--grep', grep],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      brands: [
        {
          ...{ id: 'live', backend: 'operator', passed: 2, failed: 0, failures: [] },
          skippedBecause: [
            {
              journey: 'sends and receives messages, each once and in order',
              reason: 'It changes data, and the backend of this site is not a sandbox.',
            },
          ],
        },
      ],
    });
    expect(code).toBe(0);
  });
});

describe('brand test, with wrong words', () => {
  it.each([
    [['--site', 'https://acme.com'], 'usage', 'is the site of one brand'],
    [['clatter', '--site', 'https://x.com', '--app', 'compiled'], 'usage', 'nothing is stamped'],
    [['clatter', '--site', 'acme.com'], 'usage', 'It must be an address'],
    [['clatter', '--brands', 'nowhere'], 'brands-folder-missing', 'There is no folder'],
    [['clatter', '--grep', 'a ('], 'usage', 'It must be a regular expression'],
  ])('%j ends with 2', async (args, code, words) => {
    const { stdout, ...ended } = await brand(['test', '--json', ...args]);
    const { error } = JSON.parse(stdout) as Failed;
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
    expect(ended.code).toBe(2);
  });

  it.each([root, join(root, 'package.json')])(
    'ends with 4 and how to install a browser where %s is named as one',
    async (path) => {
      const { code, stderr } = await brand(['test', 'clatter'], { env: { CHROMIUM_PATH: path } });
      expect(stderr).toContain(`CHROMIUM_PATH names ${path}, which is no program`);
      expect(stderr).toContain('npx playwright install');
      expect(code).toBe(4);
    },
  );

  it('ends with 4 before it builds where the results cannot be kept', async () => {
    const folder = temporaryFolder();
    const { code, stdout } = await brand(['test', 'nobody', '--json', '--results', folder]);
    expect(JSON.parse(stdout).error.code).toBe('file-unwritable');
    expect(code).toBe(4);
  });
});
