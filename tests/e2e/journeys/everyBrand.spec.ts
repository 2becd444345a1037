import { paths } from '../../../app/core/navigation/paths.ts';
import { accessible, followDevice } from '../support/accessible.ts';
import { signUpElsewhere } from '../support/api.ts';
import { newPerson, visitAs } from '../support/person.ts';
import { plan } from '../support/plan.ts';
import { builtTexts } from '../support/published.ts';
import {
  hasItsManifest,
  hasItsTabs,
  isServedAsDeclared,
  namesNothingLeftOut,
  offersItsLanguages,
  paintsBeforeScript,
} from '../support/siteSteps.ts';
import { addressOf, brands, siteOf } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';

// Where each brand makes each journey itself, this says nothing more.
for (const brand of plan.shared ? brands : [])
  test(`${brand.id}: has the looks, files, languages and tabs that its brand file says`, async ({
    page,
    browser,
    misconduct,
  }) => {
    const site = siteOf(brand);
    const visit = { brand, site, page, browser, misconduct };
    /** In the device's scheme and in the other one, of which colours alone can differ. */
    const accessibleInBoth = async (): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await accessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await accessible(page, 'colours');
    };
    await test.step('paints before any script runs', () => paintsBeforeScript(visit));
    await test.step('holds no trace of what it leaves out', () =>
      namesNothingLeftOut(brand, builtTexts(site.folder ?? '')));
    await test.step('is served as declared', () => isServedAsDeclared(visit));
    await test.step('has its manifest', () => hasItsManifest(visit));
    await test.step('offers its languages', () => offersItsLanguages(visit));
    await followDevice(page);
    await test.step('is accessible on its first page', async () => {
      await open(page, addressOf(brand, paths.login));
      await accessibleInBoth();
    });
    await test.step('has its tabs, each accessible', async () => {
      await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
      await hasItsTabs(visit, accessibleInBoth);
    });
    await test.step('leads other addresses to the first tab', async () => {
      await open(page, addressOf(brand, '/pages/no/such-page'));
      await expect(page).toHaveURL(addressOf(brand, '/'));
    });
  });
