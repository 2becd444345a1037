import { broken, withPictures } from './support/brokenPictures.ts';
import { goOffline } from './support/offline.ts';
import { expect, forgive, test } from './support/test.ts';

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
