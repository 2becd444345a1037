import { keptTabs } from '../../app/brand/tabs.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, forgive, ready, test } from './support/test.ts';

for (const brand of brands) {
  test(`${brand.id} reloads without a network on every tab, and says so`, async ({
    page,
    misconduct,
  }) => {
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      const sizes = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0) > 10;
    });
    await page.reload();
    await page.context().setOffline(true);
    for (const tab of keptTabs(brand.features)) {
      await page.goto(addressOf(brand, tab.path));
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(String(textsOf(brand.locale, 'shell')['offline']))).toBeVisible();
    }
    await page.context().setOffline(false);
    await expect(page.getByText(String(textsOf(brand.locale, 'shell')['offline']))).toBeHidden();
    forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
  });
}
