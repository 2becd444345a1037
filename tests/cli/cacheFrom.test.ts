import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { bucket, startS3Server } from '../support/deploy/s3Server.ts';
import { folderHashes } from '../support/folderHashes.ts';
import { brand, root } from './support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';

const brands = () => brandsFolder({ heron: goodBrand('heron') });

/** Builds on a machine that has the compile and no image. */
async function onNewMachine(folder: string, place: string, env: NodeJS.ProcessEnv = {}) {
  const cache = temporaryFolder();
  const out = temporaryFolder();
  mkdirSync(join(root, '.cache/compile'), { recursive: true });
  symlinkSync(join(root, '.cache/compile'), join(cache, 'compile'));
  const args = ['build', '--brands', folder, '--out', join(out, 'dist'), '--cache-from', place];
  const ended = await brand([...args, '--json'], { env: { BRAND_CACHE_DIR: cache, ...env } });
  const result = JSON.parse(ended.stdout) as BuildResult;
  return { ...ended, result, site: folderHashes(join(out, 'dist')) };
}

describe('brand build --cache-from', () => {
  it('draws nothing that another machine has put into a bucket', async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const env = { ...server.credentials, AWS_ENDPOINT_URL: server.endpoint };
    const folder = brands();
    const first = await onNewMachine(folder, `s3://${bucket}/ci`, env);
    expect(first.result.images).toMatchObject({ fetched: 0, sets: 1 });
    const second = await onNewMachine(folder, `s3://${bucket}/ci`, env);
    expect(second.result.images).toEqual({
      drawn: 0,
      fetched: first.result.images.drawn,
      sets: 0,
    });
    expect(second.site).toEqual(first.site);
    expect(first.stderr + second.stderr).not.toContain(server.credentials.AWS_SECRET_ACCESS_KEY);
  });

  it('shares through a folder, where published sites lie beside the images', async () => {
    const folder = brands();
    const place = temporaryFolder();
    await onNewMachine(folder, place);
    expect(readdirSync(place).filter((name) => !name.startsWith('.'))).toEqual([]);
    expect((await onNewMachine(folder, place)).result.images.drawn).toBe(0);
  });

  it('builds all the same where the place is away, and says so once', async () => {
    const two = brandsFolder({ heron: goodBrand('heron'), ibis: goodBrand('ibis', 3) });
    const away = await onNewMachine(two, './not-mounted');
    expect(away).toMatchObject({ code: 0, result: { ok: true, images: { fetched: 0, sets: 0 } } });
    expect(away.stderr).toContain('Images are drawn here, and not shared.');
    const refused = await onNewMachine(two, `s3://${bucket}`, {
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'any',
      AWS_SECRET_ACCESS_KEY: 'any',
    });
    expect(refused).toMatchObject({ code: 0, result: { ok: true } });
    expect(refused.stderr.match(/not shared/g)).toHaveLength(1);
  });

  it('refuses a name that no target has', async () => {
    const { code, stderr } = await brand(['build', '--brands', brands(), '--cache-from', 'stagng']);
    expect(stderr).toContain('There is no target "stagng"');
    expect(code).toBe(2);
  });
});
