import type { Page } from 'playwright/test';
import { keptTabs, tabs } from '../../../app/brand/tabs.ts';
import { paths, pathToLogin } from '../../../app/core/navigation/paths.ts';
import { accessibleInBoth, followDevice } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { signUpWhereAllowed, visit } from '../support/person.ts';
import { readCode } from '../support/readCode.ts';
import { addressOf, textsOf } from '../support/sites.ts';
import { expect, forgive, open, ready, test } from '../support/test.ts';

journey('leads a visitor to its own pages and to no others', {}, async ({ brand, page }) => {
  const kept = keptTabs(brand.features).filter(({ id }) => id !== 'chat');
  await visit(page, brand, paths.mine);
  for (const path of [...kept.map((tab) => tab.path), paths.language, paths.about]) {
    await open(page, addressOf(brand, path));
    await expect(page).toHaveURL(addressOf(brand, path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  const excluded = tabs.filter(({ id }) => id !== 'chat' && !kept.some((tab) => tab.id === id));
  const closed = [...excluded.map((tab) => tab.path), paths.chat, '/pages/no/such-page'];
  for (const path of closed) {
    await open(page, addressOf(brand, path));
    await expect(page, path).toHaveURL(addressOf(brand, paths.login));
  }
});

journey(
  'is accessible on the pages of visitors, in light and dark (WCAG 2.2 AA)',
  { inFull: true, timeout: 300_000 },
  async ({ brand, page }) => {
    await followDevice(page);
    for (const path of [
      paths.mine,
      paths.login,
      pathToLogin('register'),
      pathToLogin('forget'),
      paths.init,
      paths.language,
    ])
      await accessibleInBoth(page, addressOf(brand, path));
  },
);

journey(
  'shares a code that leads to it, and names the host of a link before anything of it is loaded',
  {},
  async ({ brand, page }) => {
    const texts = textsOf(brand.locale, 'shell.modal');
    await visit(page, brand, '/pages/modal/share-image');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('button', { name: String(texts['saveImage']) })).toBeVisible();
      await expect.poll(() => readCode(page)).toBe(brand.origin);
    }
    const link = 'https://example.com/a/path?q=1';
    const path = `${paths.webview}?url=${encodeURIComponent(link)}&title=Tides`;
    await open(page, addressOf(brand, path));
    await expect(page.getByText(link)).toBeVisible();
    await expect(
      page.getByText(String(texts['leavesApp']).replace('{{host}}', 'example.com')),
    ).toBeVisible();
    const leave = page.getByRole('link', { name: String(texts['openInBrowser']) });
    await expect(leave).toHaveAttribute('href', link);
    await expect(leave).toHaveAttribute('target', '_blank');
    await expect(leave).toHaveAttribute('rel', /noopener/);
    await expect(leave).toHaveAttribute('rel', /noreferrer/);
    expect(await page.locator('iframe').count()).toBe(0);
  },
);

/** Resolves when the worker keeps what the app needs without a network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0) > 10;
  });
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  journey(
    'reloads without a network on every tab, and says so',
    {},
    async ({ brand, page, misconduct }) => {
      const isMember = await signUpWhereAllowed(page, brand);
      const texts = textsOf(brand.locale, 'shell');
      const said = (key: string) => page.getByText(String(texts[key]), { exact: true });
      const offline = said('offline').or(said('offlineSaved'));
      await visit(page, brand, paths.mine);
      await kept(page);
      await page.reload();
      await page.context().setOffline(true);
      for (const tab of keptTabs(brand.features).filter(({ id }) => isMember || id !== 'chat')) {
        await page.goto(addressOf(brand, tab.path));
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(offline).toBeVisible();
      }
      await page.context().setOffline(false);
      await expect(offline).toBeHidden();
      forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
    },
  );
});
