import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPassionateVideo } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { indexCarousel } from '../../../app/contract/platform/indexCarousel.ts';
import { onloadImg } from '../../../app/contract/platform/onloadImg.ts';
import { zztj } from '../../../app/contract/platform/zztj.ts';
import { register } from '../../../app/contract/session/register.ts';
import { checkVideoCount } from '../../../app/contract/video/checkVideoCount.ts';
import { getFindVideo } from '../../../app/contract/video/getFindVideo.ts';
import { addVideo } from '../../content/addClip.ts';
import { mostClipBytes } from '../../content/checkClip.ts';
import { videoCategories } from '../../database/schema.ts';
import { makeMp4 } from '../../testing/makeMp4.ts';
import { twoHalves } from '../../testing/mediaSamples.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand, puzzleBrand } from '../../testing/testBrands.data.ts';
import { refusals } from './refusals.data.ts';

const { packageId } = plainBrand;
let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const person = { account: 'anna', nickName: 'Anna', password: 'demo1234' };
  ({ token } = (await sandbox.send(register, { ...client, ...person })).data);
  const category = { packageId, id: 'food', names: '{"en-US":"Food"}', place: 0 };
  await sandbox.services.db.write((tx) => tx.insert(videoCategories).values(category));
});
afterEach(() => sandbox.close());

type Fields = Record<string, string | Uint8Array>;

const poster = await twoHalves(800, 450).png().toBuffer();
const title = { 'title.en-US': '<i>Soup & "bread"' };
const clip = { clip: makeMp4({ sound: 'mp4a' }), poster, ...title };
const video: Fields = { ...clip, category: 'food' };
const highlight: Fields = { ...clip, topic: 'music', host: 'Anna' };
const picture: Fields = { kind: 'carousel', image: poster, link: '', ...title };

async function send(what: string, fields: Fields, brand = 'plain', accept = 'text/html') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.set(name, typeof value === 'string' ? value : new Blob([Uint8Array.from(value)]));
  const url = `http://localhost/sandbox/content/${brand}/${what}`;
  return sandbox.fetch(new Request(url, { method: 'POST', headers: { accept }, body }));
}

const page = async () =>
  (await sandbox.fetch(new Request('http://localhost/sandbox/content/plain'))).text();

async function read() {
  const headers = { accept: 'application/json' };
  const asked = new Request('http://localhost/sandbox/content/plain', { headers });
  return (await sandbox.fetch(asked)).json();
}

/** All that could be left of something that was not added. */
async function traces() {
  const files = await readdir(sandbox.folder, { recursive: true });
  const kept = files.filter((name) => /^(media|clips)\b/.test(name)).sort();
  return { kept, shown: await read() };
}

it('adds a video that people see and play, and takes it away', async () => {
  expect((await send('video', video)).headers.get('location')).toBe('/sandbox/content/plain');
  const list = async () =>
    (await sandbox.send(getFindVideo, { packageId, category: 'food' })).data.list;
  const [shown] = await list();
  expect(shown).toMatchObject({
    title: title['title.en-US'],
    seconds: 12,
    width: 640,
    height: 360,
  });
  for (const [address, width] of [
    [shown?.cover, 720],
    [shown?.thumbnail, 360],
  ] as const) {
    const still = await sandbox.fetch(new Request(`http://localhost${address}`));
    const facts = await sharp(await still.arrayBuffer()).metadata();
    expect(facts).toMatchObject({ format: 'webp', width, height: Math.round((width * 9) / 16) });
  }
  const { videoId } = shown ?? {};
  const { data } = await sandbox.send(checkVideoCount, { videoId }, { token });
  const file = await sandbox.fetch(new Request(`http://localhost${data.video?.url}`));
  expect(Buffer.from(await file.arrayBuffer())).toEqual(video['clip']);
  const text = await page();
  expect(text).toContain('aria-label="Remove &lt;i&gt;Soup &amp; &quot;bread&quot;"');
  expect(text).not.toContain('<i>');
  const remove = { kind: 'video', id: videoId ?? '' };
  expect((await send('remove', remove)).status).toBe(303);
  expect(await list()).toEqual([]);
  expect((await send('remove', remove)).status).toBe(400);
});

it('adds a highlight as a replay of its host', async () => {
  expect((await send('highlight', highlight, 'plain', 'application/json')).status).toBe(200);
  const { list } = (await sandbox.send(getPassionateVideo, { packageId })).data;
  expect(list).toMatchObject([{ state: 'replay', host: { nickName: 'Anna' }, viewers: null }]);
  const file = await sandbox.fetch(new Request(`http://localhost${list[0]?.url}`));
  expect(file.headers.get('content-type')).toBe('video/mp4');
  const { highlights } = await read();
  expect((await send('remove', { kind: 'highlight', id: highlights[0].id })).status).toBe(303);
  expect((await sandbox.send(getPassionateVideo, { packageId })).data.list).toEqual([]);
});

it('adds pictures to the first page, each at its place', async () => {
  await send('picture', picture);
  await send('picture', { ...picture, kind: 'pick', link: 'https://example.com/tea' });
  await send('picture', { ...picture, kind: 'opening' });
  const own = { title: title['title.en-US'], image: expect.stringMatching(/^\/media\/.*\.webp$/) };
  const { list } = (await sandbox.send(indexCarousel, { packageId })).data;
  expect(list).toMatchObject([{ ...own, link: '' }]);
  const picks = (await sandbox.send(zztj, { packageId })).data;
  expect(picks.list).toMatchObject([{ ...own, link: 'https://example.com/tea' }]);
  expect((await sandbox.send(onloadImg, { packageId })).data).toMatchObject(own);
  for (const { id } of (await read()).pictures)
    expect((await send('remove', { kind: 'picture', id })).status).toBe(303);
  expect((await read()).pictures).toEqual([]);
});

it('lets the carousel go on by itself, and stand still again', async () => {
  const rotate = async () => (await sandbox.send(indexCarousel, { packageId })).data.rotate;
  expect(await rotate()).toBe(0);
  await send('turn', { seconds: '7' });
  expect([await rotate(), (await read()).carouselTurn]).toEqual([7, 7]);
  for (const seconds of ['4', '61', '-5', '5.5', '1e1', ''])
    expect((await send('turn', { seconds })).status).toBe(400);
  expect(await rotate()).toBe(7);
  await send('turn', { seconds: '0' });
  expect(await rotate()).toBe(0);
});

const withClip = (made: Parameters<typeof makeMp4>[0]) => ({ ...video, clip: makeMp4(made) });
const tooLarge = new Uint8Array(mostClipBytes + 1);
const notPicture = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const damaged = poster.subarray(0, poster.length >> 1);

it.each<[string, Fields, string | RegExp]>([
  ['video', { ...video, clip: poster }, refusals.notMp4],
  ['video', { ...video, clip: makeMp4({}).subarray(0, -9) }, refusals.cutShort],
  ['video', { ...video, clip: tooLarge }, refusals.tooLarge],
  ['video', withClip({ codec: 'hvc1' }), refusals.pictureCoding],
  ['video', withClip({ codec: 'av01' }), refusals.pictureCoding],
  ['video', withClip({ profile: 244 }), refusals.pictureCoding],
  ['video', withClip({ sound: 'Opus' }), refusals.soundCoding],
  ['video', withClip({ handler: 'soun' }), refusals.noVideo],
  ['video', withClip({ isIndexLast: true }), refusals.indexLast],
  ['video', withClip({ isFragmented: true }), refusals.fragmented],
  ['video', withClip({ width: 3840, height: 2160 }), refusals.size],
  ['video', withClip({ width: 1920, height: 320 }), refusals.size],
  ['video', { ...video, poster: notPicture }, refusals.posterRefused],
  ['video', { ...video, poster: damaged }, refusals.posterRefused],
  ['video', { ...video, poster: '' }, 'Choose a poster.'],
  ['video', { ...video, clip: '' }, 'Choose an MP4.'],
  ['video', { ...video, category: 'nowhere' }, /no such category/],
  ['video', { ...video, 'title.en-US': ' ' }, /own language \(en-US\) is missing/],
  ['video', { ...video, 'title.en-US': 'x'.repeat(81) }, /at most 80 characters/],
  ['video', { ...video, 'title.en-US': 'one\nother' }, /one line/],
  ['highlight', { ...highlight, host: 'nobody' }, /account name of a person/],
  ['highlight', { ...highlight, topic: 'money' }, /no such topic/],
  ['highlight', { ...highlight, clip: poster }, refusals.notMp4],
  ['picture', { ...picture, kind: 'banner' }, /carousel/],
  ['picture', { ...picture, image: notPicture }, refusals.imageRefused],
  ['picture', { ...picture, link: 'http://example.com' }, refusals.linkRefused],
  ['picture', { ...picture, link: 'javascript:alert(1)' }, refusals.linkRefused],
  ['picture', { ...picture, link: 'https://localhost/' }, refusals.linkRefused],
  ['picture', { ...picture, kind: 'pick' }, refusals.linkMissing],
  ['picture', { ...picture, kind: 'opening', link: 'https://example.com' }, refusals.linkRefused],
  ['remove', { kind: 'user', id: 'anna' }, /no such thing/],
])('refuses a %s with a sentence, and keeps nothing of it: case %#', async (what, fields, why) => {
  const before = await traces();
  const answer = await send(what, fields, 'plain', 'application/json');
  expect([answer.status, (await answer.json()).error]).toEqual([
    400,
    typeof why === 'string' ? why : expect.stringMatching(why),
  ]);
  expect(await traces()).toEqual(before);
});

it('keeps nothing where a brand has no such feature, and where the database fails', async () => {
  const before = await traces();
  for (const [what, fields] of [
    ['video', video],
    ['highlight', highlight],
  ] as const)
    expect((await send(what, fields, puzzleBrand.id)).status).toBe(400);
  expect(await traces()).toEqual(before);
  const { db } = sandbox.services;
  const failing = async () => Promise.reject(new Error('The disk is full.'));
  const given = { clip: clip.clip, poster, titles: {}, category: '' };
  const services = { ...sandbox.services, db: { ...db, write: failing } };
  await expect(addVideo(services, packageId, given)).rejects.toThrow('The disk is full.');
  expect((await traces()).kept.filter((name) => name.startsWith('clips/'))).toEqual([]);
});

it('takes no form that is none, and knows brands and changes by name', async () => {
  const post = (path: string, body: string) =>
    sandbox.fetch(
      new Request(`http://localhost/sandbox/content/${path}`, { method: 'POST', body }),
    );
  expect((await post('plain/video', 'a=b')).status).toBe(400);
  expect((await post('plain/nothing', '')).status).toBe(404);
  expect((await post('nowhere/video', '')).status).toBe(404);
  expect((await post('plain', '')).status).toBe(405);
});
