import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type S3Target, toOption } from '../../cli/deploy/target.ts';
import { startPreview } from '../../cli/serve/previewServer.ts';
import { brand, root } from '../support/brandCommand.ts';
import { bucket, startS3Server } from '../support/deploy/s3Server.ts';
import { writeSmallSite } from '../support/deploy/smallSite.ts';
import { temporaryFolder, writeTree } from './support/brandFolders.ts';

const noKeys = { AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined };

/** Built sites of two versions, and a folder beside them to publish to. */
function place(tree: Parameters<typeof writeTree>[1] = {}) {
  const folder = temporaryFolder();
  writeTree(folder, { 'brands/.keep': '', 'live/.keep': '', ...tree });
  writeSmallSite(join(folder, 'one'), 'heron', 'one');
  writeSmallSite(join(folder, 'two'), 'heron', 'two');
  const run = (line: string, env: NodeJS.ProcessEnv = {}) =>
    brand([...line.split(' '), '--brands', join(folder, 'brands')], {
      cwd: folder,
      env: { GITHUB_ACTOR: 'ana', GITHUB_SHA: undefined, ...env },
    });
  return { folder, run };
}

const s3Target: S3Target = {
  ...{ kind: 's3', name: 'test', encoding: 'none', keepDays: 30, siteUrl: null, bucket },
  ...{ prefix: '', endpoint: undefined, region: undefined, profile: undefined },
  ...{ pathStyle: true, timeoutMs: 1000 },
};

const releaseIn = (text: string): string => /\d{8}-\d{6}-[0-9a-f]{6}/.exec(text)?.[0] ?? '';

describe('brand publish to a folder', () => {
  it('publishes, verifies over HTTP, lists and goes back', async () => {
    const { folder, run } = place();
    const preview = await startPreview(join(folder, 'live'), 0);
    onTestFinished(() => preview.close());
    const to = `--to ./live --site http://{id}.localhost:${preview.port}`;
    const planned = await run('publish heron --out one --to ./live --dry-run');
    expect(planned.stdout).toContain('+ index.html');
    expect(planned.stdout.indexOf('+ assets/')).toBeLessThan(
      planned.stdout.indexOf('+ index.html'),
    );
    expect(await run('releases heron --to ./live')).toMatchObject({
      stdout: '',
      stderr: expect.stringContaining('never published'),
    });
    const first = await run(`publish heron --out one ${to}`);
    expect(first).toMatchObject({ code: 0 });
    expect(first.stderr).toContain('all as they should be');
    const again = await run('publish heron --out one --to ./live --no-verify');
    expect(again.stdout).toContain('nothing to send');
    const second = await run(`publish heron --out two --commit aaaa2 ${to}`);
    expect(second.stderr).toContain(`Before it: ${releaseIn(first.stdout)}.`);
    const back = await run(`rollback heron ${to} --reason blank --json`);
    expect(JSON.parse(back.stdout)).toMatchObject({
      ok: true,
      outcome: 'rolled-back',
      release: releaseIn(first.stdout),
      previous: releaseIn(second.stdout),
      verification: { by: 'address', faults: [] },
    });
    const { releases } = JSON.parse((await run('releases heron --to ./live --json')).stdout);
    const mark = { by: 'ana', reason: 'blank', at: expect.stringContaining('T') };
    expect(releases).toMatchObject([
      { by: 'ana', commit: 'aaaa2', current: false, withdrawn: mark },
      { by: 'ana', commit: null, current: true, withdrawn: null, live: [{}, { until: null }] },
    ]);
    const { stdout } = await run('releases heron --to ./live');
    expect(stdout).toMatch(/ana +aaaa2 .* withdrawn by ana: blank/);
    const current = stdout.split('\n').filter((line) => line.endsWith('current'));
    expect(current.map(releaseIn)).toEqual([releaseIn(first.stdout)]);
  });

  it('lists what a live site does otherwise, ends with 3 and says what to do', async () => {
    const { folder, run } = place();
    const preview = await startPreview(join(folder, 'live'), 0);
    onTestFinished(() => preview.close());
    const to = `--to ./live --site http://heron.localhost:${preview.port}`;
    expect(await run('publish heron --out one --to ./live --no-verify')).toMatchObject({ code: 0 });
    // Somebody changed files of the host by hand; their sizes stay, so that nothing is sent again.
    const change = (path: string, from: string, into: string): void => {
      const file = join(folder, 'live/heron', path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, into));
    };
    change('favicon.ico', 'icon of', 'icon 0f');
    change('_headers', 'nosniff', 'nosnifx');
    const { code, stdout, stderr } = await run(`publish heron --out one ${to}`);
    expect(stdout).toContain('nothing to send');
    expect(stderr).toMatch(/favicon\.ico is not the file of this release/);
    expect(stderr).toMatch(/has X-Content-Type-Options "nosnifx" instead of "nosniff"/);
    expect(stderr).toContain('--force');
    expect(code).toBe(3);
    expect(await run(`publish heron --out one ${to} --force`)).toMatchObject({ code: 0 });
  });

  it('keeps no brand back because of another, and tells at the end which failed', async () => {
    const { folder, run } = place();
    writeSmallSite(join(folder, 'one'), 'egret', 'one');
    writeSmallSite(join(folder, 'one'), 'stork', 'one');
    writeFileSync(join(folder, 'one/egret/favicon.ico'), 'edited by hand');
    const { code, stdout, stderr } = await run('publish --out one --to ./live');
    expect(stdout).toMatch(/Published heron .*\nPublished stork /);
    expect(stderr).toMatch(/egret: .*favicon\.ico/);
    expect(stderr.trimEnd().endsWith('1 of 3 not as they should be: egret.')).toBe(true);
    expect(code).toBe(3);
  });

  it('names a release to go back to only where there is one, and leads to the same place', async () => {
    const { run } = place({ 'a place/.keep': '' });
    const words = async (version: string) =>
      (await run(`publish heron --out ${version} --to ./live --site http://127.0.0.1:9`)).stderr;
    expect(await words('one')).not.toContain('Go back');
    expect(await words('two')).toContain('Go back with: brand rollback heron --to ./live\n');
    expect(toOption({ ...s3Target, name: 's3://sites', endpoint: 'http://store' })).toBe(
      '--to s3://sites --endpoint http://store',
    );
    expect(toOption({ ...s3Target, name: 'a place' })).toBe("--to 'a place'");
  });

  it('goes back to no release whose pages are gone, without touching the site', async () => {
    const { folder, run } = place();
    for (const version of ['one', 'two']) await run(`publish heron --out ${version} --to ./live`);
    const { stdout } = await run('releases heron --to ./live --json');
    const [, first] = JSON.parse(stdout).releases;
    const { release } = first;
    rmSync(join(folder, `live/.releases/heron/${release}/pages/_headers`));
    const { code, stderr } = await run('rollback heron --to ./live');
    expect(code).toBe(4);
    expect(stderr).toContain('_headers missing');
    expect(stderr).not.toContain('put back');
  });

  it('tells everything wrong with deploy.json, with its place', async () => {
    const { run } = place({
      'deploy.json': `{
  "targets": {
    "production": { "kind": "s3", "bucket": "sites", "bukket": 1, "keepDays": 0 },
    "staging": { "kind": "foldr", "path": "x" },
    "third": { "kind": "folder" }
  },
  "defaut": "staging"
}`,
    });
    const { code, stderr } = await run('publish heron --out one');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /deploy\.json:3:54 .*targets\.production\.bukket.*Did you mean "bucket"/,
    );
    expect(stderr).toMatch(/deploy\.json:3:\d+ .*keepDays 0 is not a number of days/);
    expect(stderr).toMatch(/deploy\.json:4:\d+ .*Did you mean "folder"/);
    expect(stderr).toMatch(/deploy\.json:5:\d+ .*targets\.third\.path is missing/);
    expect(stderr).toMatch(/deploy\.json:7:3 .*Did you mean "default"/);
  });

  it('refuses what cannot be meant', async () => {
    const { folder, run } = place({
      'deploy.json': { targets: { staging: { kind: 'folder', path: 'live' } }, default: 'staging' },
      'other/heron/notes.txt': 'somebody else wrote this',
    });
    const cases: [line: string, code: number, words: RegExp][] = [
      ['publish heron --out one --to stagin', 2, /Did you mean staging\?/],
      ['publish heron --out one --to ./missing', 4, /mkdir -p/],
      ['publish heron --out one --to ./one', 2, /overlaps/],
      ['publish heron --out one --to ./other', 2, /no site of this command/],
      ['publish egret --out one', 2, /egret is not built.*\n.*--build/],
      ['publish heron egret --out one', 2, /egret is not built.*Nothing was sent/],
      ['publish heron --out one --to https://sites.example', 2, /s3:\/\/bucket\/prefix/],
      ['publish heron --out one --to s3://', 2, /s3:\/\/bucket\/prefix/],
      ['publish heron --out one --to s3://sites//live', 2, /s3:\/\/bucket\/prefix/],
      ['publish heron --out one --to s3://sites/../live', 2, /s3:\/\/bucket\/prefix/],
      ['publish heron --out one --to s3://no_bucket!', 2, /s3:\/\/bucket\/prefix/],
      ['publish heron --out one --keep-days 0', 2, /whole number, from 1 to 3650/],
      ['publish heron --out one --site heron', 2, /must be an address/],
      ['rollback heron 20200101-000000-abcdef', 2, /no release/],
      ['rollback ../up', 2, /is not a brand id/],
    ];
    const ended = await Promise.all(cases.map(([line]) => run(line)));
    for (const [index, [line, code, words]] of cases.entries()) {
      expect(ended[index], line).toMatchObject({ code, stderr: expect.stringMatching(words) });
    }
    expect(existsSync(join(folder, 'live/heron'))).toBe(false);
    writeFileSync(join(folder, 'one/heron/favicon.ico'), 'edited by hand');
    const damaged = await run('publish heron --out one');
    expect(damaged).toMatchObject({ code: 3, stderr: expect.stringContaining('favicon.ico') });
  });
});

describe('brand publish to a bucket', () => {
  it('takes credentials from the environment and shows none, also with a wrong clock', async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const { run } = place();
    const line = `publish heron --out one --to s3://${bucket}/live --endpoint ${server.endpoint} --no-verify`;
    const clock = pathToFileURL(join(root, 'tests/support/deploy/skewedClock.mjs')).href;
    const [none, wrong, skewed] = [
      await run(line, { ...noKeys, AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nonexistent' }),
      await run(`${line} --debug`, {
        ...server.credentials,
        AWS_SECRET_ACCESS_KEY: 'a-secret-of-mine',
      }),
      await run(line, { ...server.credentials, NODE_OPTIONS: `--import=${clock}` }),
    ];
    expect(none).toMatchObject({ code: 4, stderr: expect.stringContaining('No credentials') });
    expect(wrong).toMatchObject({ code: 4, stderr: expect.stringContaining('secret key') });
    expect(wrong.stdout + wrong.stderr).not.toContain('a-secret-of-mine');
    expect(skewed.stderr + skewed.stdout).toContain('Published heron');
    expect(skewed.code).toBe(0);
    const listed = await run(
      `releases heron --to s3://${bucket}/live --endpoint ${server.endpoint}`,
      server.credentials,
    );
    expect(listed.stdout).toContain(releaseIn(skewed.stdout));
  });
});
