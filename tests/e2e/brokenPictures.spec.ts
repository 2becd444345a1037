import { accessible } from './support/accessible.ts';
import { broken, withPictures } from './support/brokenPictures.ts';
import { wordsOf } from './support/person.ts';
import { setFault } from './support/sandbox.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';

const words = wordsOf(brandNamed('clatter')).of('chat.media');

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
