import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { beginChat } from './chat.ts';
import type { Chosen } from './choose.ts';
import { brandNamed } from './sites.ts';

/** A picture that does not become smaller by being drawn anew at its size. */
export async function plainPicture(name: string, width: number, height: number): Promise<Chosen> {
  const background = { r: 200, g: 30 + (width % 200), b: 60 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Two people, of whom the first, in clatter, has the conversation open. */
export async function beginSending(page: Page) {
  const chat = await beginChat(page, brandNamed('clatter'), brandNamed('dieu'));
  return {
    ...chat,
    /** Measures of the pictures that the other side has. */
    pictures: async () =>
      (await chat.received())
        .filter((one) => one.contentType === contentType.picture)
        .map(({ pictureElem }) => {
          const { width, height } = pictureElem?.sourcePicture ?? {};
          return [width, height];
        }),
  };
}
