import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { plainCredentials, plainProfile } from '../../support/profile.ts';
import { brands, textsOf } from './sites.ts';

const [first] = brands;
if (!first) throw new Error('There is no brand to test.');
export const brand = first;
export const texts = textsOf(brand.locale, 'account');

type Server = {
  /** Bytes of the file that `/user/uploadAvatar` was sent last. */
  file: Buffer | null;
  /** What it answers; null while it keeps everybody waiting. */
  code: number | null;
};

/** A member in the brand's language, with a server that answers what these pages ask. */
export async function enter(page: Page): Promise<Server> {
  const server: Server = { file: null, code: 0 };
  // Without a chat token nothing is asked of the gateway.
  const credentials = { ...plainCredentials, chatToken: '' };
  const session = { version: 1, credentials, profile: plainProfile };
  await page.addInitScript(
    ([stored, locale]) => {
      localStorage.setItem('session', stored ?? '');
      localStorage.setItem('user_language', locale ?? '');
    },
    [JSON.stringify(session), brand.locale],
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
export function photo(): Promise<Buffer> {
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

export const choose = (page: Page, buffer: Buffer, name = 'photo.jpg') =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
