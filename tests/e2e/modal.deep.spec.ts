import { signUpElsewhere } from './support/api.ts';
import { holdLanguage, newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, forgive, open, test } from './support/test.ts';

const [brand] = brands;
if (!brand) throw new Error('There is no brand to test.');
const texts = textsOf(brand.locale, 'shell.modal');

test('a link is refused when it could mislead, carry a secret or reach this device', async ({
  page,
}) => {
  await holdLanguage(page, brand);
  for (const link of [
    'http://example.com/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:pass@example.com/',
    'https://example.com/?token=abc',
    'https://example.com/#jwt=abc',
    'https://127.0.0.1/',
    'https://localhost/',
    '//example.com',
    'https:/\\example.com',
    `https://example.com/${'a'.repeat(2100)}`,
    '',
  ]) {
    await open(page, addressOf(brand, `/pages/modal/webview?url=${encodeURIComponent(link)}`));
    await expect(page.getByText(String(texts['linkRefusedTitle'])), link).toBeVisible();
    expect(await page.locator('iframe, a[target="_blank"]').count(), link).toBe(0);
  }
});

test.describe('texts from an address', () => {
  const attacks = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '{{brand}} $t(ok)',
    '\u202Egnp.exe',
  ];

  for (const path of ['modal/modal', 'modal/modal_n', 'modal/share-image']) {
    test(`are never markup on ${path}`, async ({ page }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      for (const attack of attacks) {
        const json = encodeURIComponent(JSON.stringify({ title: attack, text: attack }));
        await open(page, addressOf(brand, `/pages/${path}?json=${json}`));
        await page.getByRole('heading').first().waitFor();
        expect(await page.locator('#root img[src="x"], #root script').count()).toBe(0);
      }
      for (const broken of ['{', '[]', '{"title":7}', '"x"', '{"url":"javascript:alert(1)"}']) {
        await open(page, addressOf(brand, `/pages/${path}?json=${encodeURIComponent(broken)}`));
        await page.getByRole('heading').first().waitFor();
      }
      expect(dialogs).toBe(0);
    });
  }
});

test('the photo viewer loads again what did not load', async ({ page, misconduct }) => {
  await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
  const photo = '/apple-touch-icon.png';
  await page.route(`**${photo}`, (route) => route.abort());
  await open(page, addressOf(brand, `/preview-image?urls=${encodeURIComponent(`["${photo}"]`)}`));
  const viewer = page.getByRole('dialog', { name: String(texts['imageViewer']) });
  await expect(viewer.getByText(String(texts['imageBroken']))).toBeVisible();
  await page.unroute(`**${photo}`);
  const { tryAgain } = textsOf(brand.locale, 'common');
  await viewer.getByRole('button', { name: String(tryAgain), exact: true }).click();
  const width = () => viewer.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBe(180);
  await expect(viewer.getByText(String(texts['imageBroken']))).toHaveCount(0);
  forgive(misconduct, /net::ERR_|Failed to load resource/);
});
