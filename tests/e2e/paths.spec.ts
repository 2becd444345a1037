import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureIds } from '../../app/brand/features.ts';
import { keptTabs, tabs } from '../../app/brand/tabs.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, root, sitesFolder } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const built = readdirSync(join(root, 'app/features'));

for (const brand of brands) {
  test.describe(brand.id, () => {
    test('opens every tab from its own address, also after a reload', async ({ page }) => {
      await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
      for (const tab of keptTabs(brand.features)) {
        await open(page, addressOf(brand, tab.path));
        await page.reload();
        await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
    });

    test('leads unknown and excluded paths to the root', async ({ page }) => {
      const kept = keptTabs(brand.features);
      const excluded = tabs.filter((tab) => !kept.includes(tab)).map((tab) => tab.path);
      await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
      for (const path of [...excluded, '/pages/no/such-page', '/deep/er/still?x=1']) {
        await open(page, addressOf(brand, path));
        await expect(page).toHaveURL(addressOf(brand, '/'));
      }
    });

    test('answers 404 for a missing asset, never the page', async ({ page, misconduct }) => {
      await open(page, addressOf(brand, '/'));
      for (const path of [
        '/assets/gone-12345678.js',
        '/i/gone.png',
        '/locales/xx/gone.json',
        '/_headers',
        '/nginx.conf',
      ]) {
        const answer = await page.evaluate(async (url) => {
          const response = await fetch(url, { cache: 'no-store' });
          return { status: response.status, type: response.headers.get('content-type') };
        }, path);
        if (path.startsWith('/_') || path.endsWith('.conf'))
          expect(answer.type).toContain('text/html');
        else expect(answer).toEqual({ status: 404, type: 'text/plain; charset=utf-8' });
      }
      misconduct.splice(
        0,
        misconduct.length,
        ...misconduct.filter(({ text }) => !/status of 404/.test(text)),
      );
    });

    test('holds no trace of the features it leaves out', () => {
      const left = featureIds.filter((id) => built.includes(id) && !brand.features.includes(id));
      const folder = join(sitesFolder, brand.id);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /\.(html|js|css|json|webmanifest)$/.test(path),
      );
      for (const path of files) {
        const text = readFileSync(join(folder, path), 'utf8');
        for (const id of left)
          expect(text.includes(`feature/${id}`), `${id} in ${path}`).toBe(false);
        const names = left.filter((id) => new RegExp(`/${id}\\.[0-9a-f]{8}\\.json`).test(text));
        expect(names, `texts named in ${path}`).toEqual([]);
      }
    });
  });
}
