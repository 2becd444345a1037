import { signUpElsewhere } from './support/api.ts';
import { holdLanguage, newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, open, takesKeys, test } from './support/test.ts';

const [brand] = brands;
if (!brand) throw new Error('There is no brand to test.');
const texts = textsOf(brand.locale, 'shell.modal');

test('a link opens here only when asked, in a frame that shares nothing with the app', async ({
  page,
  misconduct,
}) => {
  await holdLanguage(page, brand);
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' }),
  );
  await open(
    page,
    addressOf(brand, `/pages/modal/webview?url=${encodeURIComponent('https://example.com/a')}`),
  );
  await page.getByRole('button', { name: String(texts['openHere']) }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://example.com/a');
  const sandbox = (await frame.getAttribute('sandbox')) ?? '';
  expect(sandbox).not.toBe('');
  expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation|allow-modals/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  misconduct.splice(
    0,
    misconduct.length,
    ...misconduct.filter(({ kind }) => kind !== 'foreign request'),
  );
});

test('a dialog closes on Escape and leaves its address', async ({ page }) => {
  await holdLanguage(page, brand);
  await open(page, addressOf(brand, '/pages/tabBar/mine'));
  const json = encodeURIComponent(
    JSON.stringify({ title: 'Opening hours', text: 'Open every day.' }),
  );
  await open(page, addressOf(brand, `/pages/modal/modal?json=${json}`));
  await expect(page.getByText('Open every day.')).toBeVisible();
  await takesKeys(page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/modal/);
  await expect(page.getByText('Open every day.')).toBeHidden();
});

test('the photo viewer moves by keys, and says which photos it may not show', async ({ page }) => {
  await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
  const icon = await page.evaluate(
    () => JSON.parse(document.getElementById('brand')?.textContent ?? '{}').icon as string,
  );
  const urls = encodeURIComponent(
    JSON.stringify([icon, '/apple-touch-icon.png', 'javascript:alert(1)']),
  );
  await open(page, addressOf(brand, `/preview-image?urls=${urls}&current=0`));
  const position = (index: number) =>
    String(texts['imagePosition']).replace('{{index}}', String(index)).replace('{{count}}', '3');
  await expect(page.getByAltText(position(1))).toBeInViewport();
  await takesKeys(page.getByRole('dialog', { name: String(texts['imageViewer']) }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByAltText(position(2))).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(String(texts['imageRefused']))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(addressOf(brand, '/'));
});
