import sharp from 'sharp';
import { brand, choose, enter, photo, texts } from './support/avatarPage.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { addressOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

test('sends a square of the photo, upright and without the place it was taken at', async ({
  page,
}) => {
  const original = await photo();
  const { exif: secrets, orientation } = await sharp(original).metadata();
  expect([secrets?.includes('A camera'), orientation]).toEqual([true, 6]);
  const server = await enter(page);
  await open(page, addressOf(brand, '/pages/my/change-avatar'));
  await choose(page, original);
  await watchPassing(page);
  await page.getByRole('button', { name: String(texts['save']), exact: true }).click();
  await expectPassed(page, String(texts['photoSaved']));

  const file = server.file ?? Buffer.alloc(0);
  const { format, width, height, exif, xmp, iptc } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 512 });
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(file.byteLength).toBeLessThanOrEqual(300 * 1024);
  // Turned upright, what lay on the left is above what lay on the right.
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const redAt = (y: number) => data[(y * info.width + 256) * info.channels] ?? 0;
  expect(redAt(64)).toBeGreaterThan(150);
  expect(redAt(448)).toBeLessThan(100);
});
