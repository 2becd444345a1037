import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** Reads the QR code in a picture of the page, as a phone's camera would. */
export async function readCode(page: Page): Promise<string | undefined> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The code an invitation's QR code holds, once it is painted. */
export async function invitedBy(page: Page): Promise<string> {
  await expect.poll(() => readCode(page)).toMatch(/[?&]code=pro_/);
  return new URL((await readCode(page)) ?? '').searchParams.get('code') ?? '';
}
