import type { Page } from 'playwright/test';
import { accessible } from './support/accessible.ts';
import { beginChat, timeline } from './support/chat.ts';
import { sendSizedPicture } from './support/media.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.media');
const common = wordsOf(clatter).of('common');
const broken = /net::ERR_|Failed to load resource/;

/** A conversation with three pictures, of which the small files are there. */
async function withPictures(page: Page) {
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

test('a photo that did not load is loaded again at its place, and no other one', async ({
  page,
  misconduct,
}) => {
  const { client, other, pictures, asked, viewer, ...shown } = await withPictures(page);
  const clear = await setFault(client, { call: 'files', fault: { kind: 'status', status: 503 } });
  await pictures.nth(1).click();
  await expect(shown.failed).toBeInViewport();
  await expect(shown.position(2)).toBeAttached();
  await expect.poll(() => [...asked].sort()).toEqual(['photo 1', 'photo 2', 'photo 3']);
  // Those beside it cannot be reached.
  await expect(viewer.locator('.yarl__slide:not([inert]) button')).toHaveCount(1);
  const box = await shown.retry.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await accessible(page);

  // Asked in vain by keyboard: it can be asked again.
  asked.length = 0;
  await shown.retry.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['photo 2']);
  await expect(shown.retry).toBeFocused();

  await clear();
  await page.keyboard.press('Enter');
  await expect.poll(shown.width).toBe(700);
  await expect(shown.failed).toHaveCount(0);
  await expect(shown.position(2)).toBeInViewport();
  expect(asked).toEqual(['photo 2', 'photo 2']);

  const wrapper = viewer.locator('.yarl__slide_current .yarl__slide_wrapper');
  const scale = () => wrapper.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);
  expect(await scale()).toBe(1);
  await viewer.getByRole('button', { name: words('zoomIn'), exact: true }).click();
  await expect.poll(scale).toBeGreaterThan(1);
  await viewer.getByRole('button', { name: words('zoomOut'), exact: true }).click();
  await expect.poll(scale).toBe(1);

  await page.keyboard.press('ArrowRight');
  await expect(shown.failed).toBeInViewport();
  await expect(shown.position(3)).toBeAttached();
  await shown.retry.tap();
  await expect.poll(shown.width).toBe(800);
  await expect(shown.position(3)).toBeInViewport();
  expect(asked).toEqual(['photo 2', 'photo 2', 'photo 3']);
  await page.keyboard.press('ArrowLeft');
  await expect(shown.position(2)).toBeInViewport();
  expect(await shown.width()).toBe(700);
  forgive(misconduct, broken);
  other.leave();
});

test('a photo that did not load without a network comes once there is one', async ({
  page,
  misconduct,
}) => {
  const { other, pictures, ...shown } = await withPictures(page);
  await goOffline(page);
  await pictures.nth(1).click();
  await expect(shown.failed).toBeInViewport();
  await page.context().setOffline(false);
  await expect.poll(shown.width).toBe(700);
  await expect(shown.position(2)).toBeInViewport();
  await expect(shown.failed).toHaveCount(0);
  forgive(misconduct, broken);
  other.leave();
});
