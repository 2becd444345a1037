import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import { register } from '../../../app/contract/session/register.ts';
import { mine } from '../../../app/contract/user/mine.ts';
import { uploadAvatar } from '../../../app/contract/user/uploadAvatar.ts';
import { mediaFolder } from '../../media/mediaStore.ts';
import { emptyZip, mp4, twoHalves, webm } from '../../testing/mediaSamples.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand } from '../../testing/testBrands.data.ts';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const { packageId } = plainBrand;
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const answer = await sandbox.send(register, { ...client, account: 'anna', password: 'demo1234' });
  token = answer.data.token;
});
afterEach(() => sandbox.close());

const blob = (bytes: Uint8Array | string, type = '') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

const avatar = (file: Blob | undefined, key?: string) =>
  sandbox.send(uploadAvatar, {}, { token, ...(file ? { file } : {}), ...(key ? { key } : {}) });

const media = (kind: string, file: Blob) =>
  sandbox.send(uploadMedia, { kind, name: 'a file' }, { token, file });

const fetchFile = (path: string) => sandbox.fetch(new Request(`http://plain.localhost${path}`));

const keptFiles = () => {
  try {
    return readdirSync(mediaFolder(sandbox.folder));
  } catch {
    return [];
  }
};

describe('a profile photo', () => {
  it('is shown from then on, as a square without metadata', async () => {
    const photo = await twoHalves(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'x' } })
      .toBuffer();
    const answer = await avatar(blob(photo, 'image/jpeg'));
    expect(answer.data.avatar).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect((await sandbox.send(mine, {}, { token })).data.avatar).toBe(answer.data.avatar);
    const file = await fetchFile(answer.data.avatar);
    const { width, height, exif } = await sharp(await file.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined });
  });

  it('is not asked what it is called: a web page named as a picture is refused', async () => {
    for (const page of ['<html><script>alert(1)</script>', '<svg onload="alert(1)"/>', 'text']) {
      expect(await avatar(blob(page, 'image/png'))).toMatchObject({ code: 4002 });
    }
    const gif = await twoHalves(20, 20).gif().toBuffer();
    expect(await avatar(blob(gif, 'image/png'))).toMatchObject({ code: 4002 });
    expect(keptFiles()).toEqual([]);
  });

  it('is refused where it is missing, damaged or too large', async () => {
    const whole = await twoHalves(600, 600).jpeg().toBuffer();
    expect(await avatar(undefined)).toMatchObject({ code: 4001 });
    expect(await avatar(blob(''))).toMatchObject({ code: 4003 });
    expect(await avatar(blob(whole.subarray(0, whole.length >> 1)))).toMatchObject({ code: 4003 });
    const padded = Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await avatar(blob(padded))).toMatchObject({ code: 4004 });
    expect((await sandbox.send(mine, {}, { token })).data.avatar).toBe('');
    expect(keptFiles()).toEqual([]);
  });

  it('is changed once by a request that is repeated', async () => {
    const one = blob(await twoHalves(60, 60).png().toBuffer());
    const other = blob(await twoHalves(90, 30).png().toBuffer());
    const first = await avatar(one, 'the-same-key');
    expect(await avatar(one, 'the-same-key')).toMatchObject({ code: 0, data: first.data });
    expect(await avatar(other, 'the-same-key')).toMatchObject({ code: 1005 });
  });
});

describe('a file of a message', () => {
  it.each([
    ['voice', webm('A_OPUS'), 'audio/webm'],
    ['voice', mp4('M4A ', 'soun'), 'audio/mp4'],
    ['video', mp4('isom', 'vide'), 'video/mp4'],
    ['file', emptyZip, 'application/zip'],
    ['file', Buffer.from('notes'), 'text/plain'],
  ])('is kept as it is: %s', async (kind, bytes, mediaType) => {
    const answer = await media(kind, blob(bytes, 'application/octet-stream'));
    const facts = { mediaType, bytes: bytes.length, width: 0, height: 0 };
    expect(answer).toMatchObject({ code: 0, data: facts });
    const file = await fetchFile(answer.data.url);
    expect(file.headers.get('content-type')).toContain(mediaType);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is written anew where it is a picture, and its size is told', async () => {
    const answer = await media('image', blob(await twoHalves(40, 30).png().toBuffer()));
    expect(answer.data).toMatchObject({ mediaType: 'image/png', width: 40, height: 30 });
  });

  it.each([
    ['image', webm('A_OPUS')],
    ['voice', mp4('isom', 'vide')],
    ['video', Buffer.from('notes')],
    ['file', Buffer.from('<!doctype html><title>x</title>')],
    ['file', Buffer.from('MZ\x90\0\x03', 'latin1')],
  ])('is refused where it is not what the message says: %s', async (kind, bytes) => {
    expect(await media(kind, blob(bytes))).toMatchObject({ code: 4002 });
  });

  it('is refused where it is cut short', async () => {
    const cut = mp4('isom', 'vide').subarray(0, -4);
    expect(await media('video', blob(cut))).toMatchObject({ code: 4003 });
  });
});
