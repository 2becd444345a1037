import fc from 'fast-check';
import { expect, it } from 'vitest';
import english from '../../../locales/en-US/chat.sticker.json';
import { stickerIds, stickers } from './stickers.data.ts';
import { readSticker, stickerData } from './stickerWire.ts';

const read = (data: string) => readSticker({ faceElem: { index: -1, data } });

it('reads each of our stickers as it was sent', () => {
  for (const id of stickerIds) expect(read(stickerData(id))).toEqual({ from: 'set', id });
});

it('reads the picture that another client sent', () => {
  const data = JSON.stringify({ url: 'https://a.example/1.png', width: 90, height: 90 });
  expect(read(data)).toEqual({ from: 'address', url: 'https://a.example/1.png' });
});

it('takes no sticker for granted that this release does not have', () => {
  for (const id of ['of-a-later-release', 'toString', '__proto__', 7, null]) {
    expect(read(JSON.stringify({ set: 'sprout', id }))).toBeNull();
  }
  expect(read(JSON.stringify({ set: 'another', id: 'hello' }))).toBeNull();
  for (const data of ['', '[smile]', 'null', '[]', '{"set":"sprout"', '{"url":""}']) {
    expect(read(data)).toBeNull();
  }
  expect(readSticker({ faceElem: null })).toBeNull();
});

it('reads whatever stands there without a failure', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (data) => void read(data)));
});

it('names each sticker, and keeps each of them small', () => {
  expect(stickerIds.length).toBeGreaterThanOrEqual(12);
  for (const id of stickerIds) {
    expect(english[id]).not.toBe('');
    expect(JSON.stringify(stickers[id]).length).toBeLessThan(2_048);
  }
});
