import type { Page } from 'playwright/test';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, forgive, open, takesKeys, test } from './support/test.ts';

async function inOwnLanguage(page: Page, locale: string): Promise<void> {
  await page.addInitScript((choice) => {
    // A sandboxed frame has no storage; only the app's own page needs the choice.
    if (window.self === window.top) localStorage.setItem('user_language', choice);
  }, locale);
}

const [brand] = brands;
if (!brand) throw new Error('There is no brand to test.');
const texts = textsOf(brand.locale, 'shell.modal');

test.describe('a link', () => {
  test('is refused when it could mislead, carry a secret or reach this device', async ({
    page,
  }) => {
    await inOwnLanguage(page, brand.locale);
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

  test('opens here only when asked, in a frame that shares nothing with the app', async ({
    page,
    misconduct,
  }) => {
    await inOwnLanguage(page, brand.locale);
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

test('a dialog closes on Escape and leaves its address', async ({ page }) => {
  await inOwnLanguage(page, brand.locale);
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
