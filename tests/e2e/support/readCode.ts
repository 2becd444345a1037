import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Reads the QR code in a picture of the page, as a phone's camera would. */
export async function readCode(page: Page): Promise<string | undefined> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
