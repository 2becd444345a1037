import type { Page } from 'playwright/test';
import { beginChat, timeline } from './chat.ts';
import { sendSizedPicture } from './media.ts';
import { wordsOf } from './person.ts';
import { nameClient } from './sandbox.ts';
import { brandNamed } from './sites.ts';
import { expect } from './test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.media');
const common = wordsOf(clatter).of('common');

export const broken = /net::ERR_|Failed to load resource/;

/** A conversation with three pictures, of which the small files are there. */
export async function withPictures(page: Page) {
  const client = await nameClient(page);
  const large: string[] = [];
  const { other } = await beginChat(page, clatter, clatter, async ({ userId, second, other }) => {
    const sender = { who: second, person: other, to: userId };
    for (const width of [600, 700, 800])
      large.push(await sendSizedPicture(clatter, sender, [width, 400]));
  });
  const pictures = timeline(page, clatter).getByRole('button', {
    name: words('viewPhoto'),
    exact: true,
  });
  await expect(pictures).toHaveCount(3);
  const widths = () =>
    pictures
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([300, 350, 400]);

  const asked: string[] = [];
  page.on('request', (request) => {
    const at = large.findIndex((url) => request.url().endsWith(url));
    if (at >= 0) asked.push(`photo ${at + 1}`);
  });
  const viewer = page.getByRole('dialog', { name: words('viewer') });
  const slide = viewer.locator('.yarl__slide_current');
  return {
    client,
    other,
    pictures,
    /** Which pictures the viewer asked for, in order. */
    asked,
    viewer,
    retry: slide.getByRole('button', { name: common('tryAgain'), exact: true }),
    failed: slide.getByText(words('photoFailed')),
    /** Width of the picture in view, in pixels of its file; 0 where it did not load. */
    width: () => slide.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth),
    position: (index: number) =>
      slide.getByAltText(
        words('photoPosition').replace('{{index}}', String(index)).replace('{{count}}', '3'),
      ),
  };
}
