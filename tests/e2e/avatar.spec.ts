import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { mediaErrors } from '../../app/contract/media/errors.ts';
import { plainCredentials, plainProfile } from '../support/profile.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const [brand] = brands;
if (!brand) throw new Error('There is no brand to test.');
const texts = textsOf(brand.locale, 'account');
const errors = textsOf(brand.locale, 'media.errors');

type Server = {
  /** Bytes of the file that `/user/uploadAvatar` was sent last. */
  file: Buffer | null;
  /** What it answers; null while it keeps everybody waiting. */
  code: number | null;
};

/** A member in the brand's language, with a server that answers what these pages ask. */
async function enter(page: Page): Promise<Server> {
  const server: Server = { file: null, code: 0 };
  // Without a chat token nothing is asked of the gateway.
  const credentials = { ...plainCredentials, chatToken: '' };
  const session = { version: 1, credentials, profile: plainProfile };
  await page.addInitScript(
    ([stored, locale]) => {
      localStorage.setItem('session', stored ?? '');
      localStorage.setItem('user_language', locale ?? '');
    },
    [JSON.stringify(session), brand?.locale],
  );
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isUpload = pathname.endsWith('/user/uploadAvatar');
    const isMine = pathname.endsWith('/user/mine');
    if (isUpload) server.file = fileIn(route.request().postDataBuffer());
    const code = isUpload ? server.code : isMine ? 0 : 500;
    if (code === null) return;
    await route.fulfill({ json: { code, msg: '', data: code === 0 ? plainProfile : null } });
  });
  return server;
}

/** The one file of a form, which starts as every JPEG does. */
function fileIn(form: Buffer | null): Buffer | null {
  const start = form?.indexOf(Buffer.from([0xff, 0xd8, 0xff])) ?? -1;
  return form && start >= 0 ? form.subarray(start) : null;
}

/** A photo as a camera writes it: lying on its side, with the place it was taken at. */
function photo(): Promise<Buffer> {
  const left = { create: { width: 600, height: 900, channels: 3 as const, background: '#d02020' } };
  const right = { input: { ...left, create: { ...left.create, background: '#2020d0' } } };
  return sharp({ create: { ...left.create, width: 1200 } })
    .composite([{ ...right, left: 600, top: 0 }])
    .withExif({
      IFD0: { Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const choose = (page: Page, buffer: Buffer, name = 'photo.jpg') =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

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

test('keeps the cut when sending is stopped or refused, and sends it again', async ({ page }) => {
  const server = await enter(page);
  const button = (key: string) =>
    page.getByRole('button', { name: String(texts[key]), exact: true });
  await open(page, addressOf(brand, '/pages/my/change-avatar'));
  await choose(page, await photo());
  server.code = null;
  await button('save').click();
  await expect(page.getByText(String(texts['photoSending']))).toBeVisible();
  await button('cancel').click();
  await expect(button('save')).toBeVisible();

  server.code = mediaErrors.fileDamaged.code;
  await button('save').click();
  await expect(page.getByRole('alert').getByText(String(errors['fileDamaged']))).toBeVisible();

  server.code = 0;
  await watchPassing(page);
  await button('sendAgain').click();
  await expectPassed(page, String(texts['photoSaved']));
});

test('says what to do about a file that is no picture', async ({ page }) => {
  await enter(page);
  await open(page, addressOf(brand, '/pages/my/change-avatar'));
  await choose(page, Buffer.from('no picture'), 'photo.heic');
  await expect(page.getByText(String(texts['photoUnreadable']))).toBeVisible();
  await expect(page.getByRole('button', { name: String(texts['choosePhoto']) })).toBeVisible();
});
