import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import { mine } from '../../../app/contract/user/mine.ts';
import { uploadAvatar } from '../../../app/contract/user/uploadAvatar.ts';
import type { CasesOf } from '../support/cases.ts';

async function picture(): Promise<Blob> {
  const create = { width: 30, height: 20, channels: 3, background: '#c0ffee' } as const;
  return new Blob([await sharp({ create }).png().toBuffer()]);
}

async function cutShort(): Promise<Blob> {
  return (await picture()).slice(0, 40);
}

const page = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' });
const bytes = (count: number) => new Blob([new Uint8Array(count)]);
const image = { kind: 'image', name: 'a.png' };

export const mediaCases: CasesOf<'user.uploadAvatar' | 'media.uploadMedia'> = {
  'user.uploadAvatar': {
    good: async (world) => {
      const person = await world.person();
      const answer = await world.as(person, uploadAvatar, {}, { file: await picture() });
      const { avatar } = (await world.as(person, mine, {})).data;
      expect(avatar).toBe(answer.data.avatar);
      const served = await world.sandbox.fetch(new Request(`http://plain.localhost${avatar}`));
      expect(served.headers.get('content-type')).toMatch(/^image\//);
      await served.arrayBuffer();
      return answer;
    },
    errors: {
      fileMissing: async (world) => world.as(await world.person(), uploadAvatar, {}),
      fileRefused: async (world) =>
        world.as(await world.person(), uploadAvatar, {}, { file: page }),
      fileDamaged: async (world) =>
        world.as(await world.person(), uploadAvatar, {}, { file: await cutShort() }),
      fileTooLarge: async (world) => {
        const file = bytes((uploadAvatar.file?.maxBytes ?? 0) + 1);
        return world.as(await world.person(), uploadAvatar, {}, { file });
      },
    },
  },
  'media.uploadMedia': {
    good: async (world) =>
      world.as(await world.person(), uploadMedia, image, { file: await picture() }),
    errors: {
      fileMissing: async (world) => world.as(await world.person(), uploadMedia, image),
      fileRefused: async (world) =>
        world.as(await world.person(), uploadMedia, image, { file: page }),
      fileDamaged: async (world) =>
        world.as(await world.person(), uploadMedia, image, { file: await cutShort() }),
      fileTooLarge: async (world) => {
        const file = bytes((uploadMedia.file?.maxBytes ?? 0) + 1);
        return world.as(await world.person(), uploadMedia, image, { file });
      },
    },
  },
};
