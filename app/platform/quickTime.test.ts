import { expect, it } from 'vitest';
import { asMp4 } from './quickTime.ts';

it('names a film of an iPhone for the MP4 that it is, and leaves the rest of it alone', async () => {
  const rest = 'qt  \0\0\0\x08wide moov';
  const film = new File([`\0\0\0\x14ftypqt  \0\0\0\0${rest}`], 'IMG_1.MOV');
  const mp4 = await asMp4(film);
  expect([mp4?.name, mp4?.type]).toEqual(['IMG_1.mp4', 'video/mp4']);
  expect(await mp4?.text()).toBe(`\0\0\0\x14ftypmp42\0\0\0\0${rest}`);
});

it('takes nothing else for one', async () => {
  for (const text of ['', '\0\0\0\x14ftypisom', '\0\0\0\x08moov....', 'just a text']) {
    expect(await asMp4(new File([text], 'a.mov'))).toBeNull();
  }
});
