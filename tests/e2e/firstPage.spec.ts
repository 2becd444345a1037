import { accessible } from './support/accessible.ts';
import { withMotion } from './support/device.ts';
import { swipe } from './support/finger.ts';
import { announce, linkOfHills, openWithPicture, slides, today } from './support/firstPage.ts';
import { holdLanguage } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, open, takesKeys, test } from './support/test.ts';

const brand = brands.find(({ features }) => features.includes('video'));
if (!brand) throw new Error('There is no brand with a discover page to test.');
const texts = textsOf(brand.locale, 'shell');
const position = (index: number): string =>
  String(texts['slide']).replace('{{index}}', `${index}`).replace('{{count}}', `${slides.length}`);

test.beforeEach(({ page }) => holdLanguage(page, brand));

test('pictures are moved by keys and by a finger, and one leads to the page that shows addresses', async ({
  page,
}) => {
  await announce(page, brand);
  await open(page, addressOf(brand, '/pages/tabBar/find'));
  const slide = (index: number) => page.getByRole('group', { name: position(index), exact: true });
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  const next = page.getByRole('button', { name: String(texts['next']), exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await swipe(page, slide(2), { x: -200, y: 4 });
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await swipe(page, slide(3), { x: 200, y: 4 });
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await accessible(page);
  await page.getByRole('link', { name: 'Hills' }).click();
  await expect(page).toHaveURL(/\/pages\/modal\/webview\?/);
  expect(new URL(page.url()).searchParams.get('url')).toBe(linkOfHills);
});

test('an announcement is read once', async ({ page }) => {
  await announce(page, brand);
  await open(page, addressOf(brand, '/pages/tabBar/find'));
  const announcement = page.getByRole('region', { name: String(texts['announcement']) });
  await announcement.getByRole('button').first().click();
  const dialog = page.getByRole('alertdialog');
  await takesKeys(dialog);
  await accessible(page);
  await dialog.getByRole('button', { name: String(texts['understood']) }).click();
  await expect(announcement).toBeHidden();
  await open(page, addressOf(brand, '/pages/tabBar/find'));
  await expect(page.getByRole('img', { name: 'A river' })).toBeVisible();
  await expect(announcement).toBeHidden();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('an opening picture goes by one tap at once, and comes once a day', async ({ page }) => {
    await openWithPicture(page, brand, today() - 1);
    const picture = page.getByRole('dialog', { name: 'A night sky' });
    const skip = picture.getByRole('button', { name: String(texts['skip']), exact: true });
    await skip.click({ force: true });
    await expect(picture).toBeHidden();
    const shownOn = await page.evaluate(
      () => JSON.parse(localStorage.getItem('opening_picture') ?? '{}').shownOn as unknown,
    );
    const platform = page.waitForResponse('**/getDomainInfo');
    await openWithPicture(page, brand, Number(shownOn));
    await platform;
    await expect(picture).toBeHidden();
    await openWithPicture(page, brand, today() - 1);
    await takesKeys(picture);
    await accessible(page);
  });
});
