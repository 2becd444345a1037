import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '../support/brandCommand.ts';
import { bucket, startS3Server } from '../support/deploy/s3Server.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';
import { onNewMachine } from './support/newMachine.ts';

const brands = () => brandsFolder({ heron: goodBrand('heron') });

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

  it('builds all the same without the settings of the store, as a fork of the repository does', async () => {
    const unset = { AWS_ENDPOINT_URL: '', AWS_REGION: '', AWS_DEFAULT_REGION: '' };
    const keys = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_CONFIG_FILE: '/nowhere' };
    const ended = await onNewMachine(brands(), `s3://${bucket}`, { ...unset, ...keys });
    expect(ended).toMatchObject({ code: 0, result: { ok: true, images: { fetched: 0, sets: 0 } } });
    expect(ended.stderr).toContain(`No usable region is named for s3://${bucket}.`);
    expect(ended.stderr).toContain('Images are drawn here, and not shared.');
  });

  it('builds all the same where no store answers, but something else', async () => {
    const page = createServer((_, response) => response.writeHead(404).end('<h1>Not here</h1>'));
    page.listen(0, '127.0.0.1');
    await once(page, 'listening');
    onTestFinished(() => void page.close());
    const { port } = page.address() as AddressInfo;
    const ended = await onNewMachine(brands(), `s3://${bucket}`, {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'any',
      AWS_SECRET_ACCESS_KEY: 'any',
    });
    expect(ended).toMatchObject({ code: 0, result: { ok: true, images: { fetched: 0, sets: 0 } } });
    expect(ended.stderr).toContain('refuses what was asked (404');
  });

  it.each([
    ['', {}, 'It must name a folder, a bucket or a target.'],
    ['s3://sites', { AWS_ENDPOINT_URL: 'nonsense' }, 'AWS_ENDPOINT_URL "nonsense" is no address'],
  ])('refuses the place %j with %j', async (place, env, words) => {
    const args = ['build', '--brands', brands(), '--out', temporaryFolder()];
    const { code, stderr } = await brand([...args, '--cache-from', place], { env });
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  });
});
