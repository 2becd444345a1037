import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPassionateVideo } from '../../app/contract/highlights/getPassionateVideo.ts';
import { register } from '../../app/contract/session/register.ts';
import { highlights } from '../database/schema.ts';
import { addTestContent } from '../testing/addTestContent.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand } from '../testing/testBrands.data.ts';
import { keepClip } from './clipFolder.ts';

const { packageId } = plainBrand;
let sandbox: TestSandbox;
let id: string;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const person = { account: 'anna', nickName: 'Anna', password: 'demo1234' };
  const { data } = await sandbox.send(register, { ...client, ...person });
  id = (await addTestContent(sandbox.services, packageId, data.userId)).highlight;
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  const file = join(folder, 'index.m3u8');
  const segments = [0, 1, 2].map((index) => `#EXTINF:2.0,\nsegment-${index}.m4s\n`);
  writeFileSync(file, `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n${segments.join('')}#EXT-X-ENDLIST\n`);
  const clip = await keepClip(sandbox.services.dataDir, { 'index.m3u8': file });
  rmSync(folder, { recursive: true });
  await change({
    clip,
    file: 'index.m3u8',
    type: 'hls',
    state: 'live',
    captions: '{"en-US":"en-US.vtt"}',
  });
});
afterEach(() => sandbox.close());

const change = (fields: Partial<typeof highlights.$inferInsert>) =>
  sandbox.services.db.write((tx) => tx.update(highlights).set(fields).where(eq(highlights.id, id)));

const ask = (agent = 'one', method = 'GET') =>
  sandbox.fetch(
    new Request(`http://localhost/media/highlights/${id}/live.m3u8`, {
      method,
      headers: { 'user-agent': agent },
    }),
  );

const listed = async () =>
  (await sandbox.send(getPassionateVideo, { packageId, limit: 10 })).data.list[0];

it('plays on by the clock, and is never kept', async () => {
  expect(await listed()).toMatchObject({ url: `/media/highlights/${id}/live.m3u8`, captions: [] });
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(await first.text()).toMatch(/SEQUENCE:0\n[\s\S]*segment-0\.m4s\n$/);
  sandbox.clock.now += 6_000;
  expect(await (await ask()).text()).toMatch(/DISCONTINUITY\n[\s\S]*segment-0\.m4s\n$/);
});

it('counts who watches it now', async () => {
  expect((await listed())?.viewers).toBe(0);
  for (const agent of ['one', 'two', 'one']) await ask(agent);
  await ask('three', 'HEAD');
  expect((await listed())?.viewers).toBe(2);
  sandbox.clock.now += 29_000;
  await ask('two');
  sandbox.clock.now += 1_000;
  expect((await listed())?.viewers).toBe(1);
});

it('is there while it is live alone', async () => {
  for (const fields of [{ state: 'replay' as const }, { state: 'ended' as const }]) {
    await change(fields);
    expect((await ask()).status).toBe(404);
    expect((await listed())?.viewers).toBeNull();
  }
  await change({ state: 'live', removedAt: 1 });
  expect((await ask()).status).toBe(404);
});
