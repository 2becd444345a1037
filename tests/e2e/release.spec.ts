import { limits } from '../../app/lib/limits.ts';
import { openInstalled, ownRelease, releaseOf } from './support/ownRelease.ts';
import { textsOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

// The site comes and goes here.
test.use({ ownDevices: true, serviceWorkers: 'allow' });

const alert = textsOf('en-US', 'shell.update');
const login = textsOf('en-US', 'session.login');

const site = ownRelease();

test('an installed app takes a new release once what was typed is safe', async ({ page }) => {
  // As on iOS, where nobody says that another version took over.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      if (given[0] !== 'controllerchange') addEventListener.apply(this, given);
    };
  });
  await page.clock.install();
  await openInstalled(page, site.address());
  await page.goto(`${site.address()}pages/login/login`);
  await ready(page);
  const before = await releaseOf(page);
  const password = page.getByLabel(String(login['password']), { exact: true });
  await password.fill('half a secr');
  await site.publish('#F4F1EA');
  expect(site.published()).not.toBe(before);
  // The app looks again now and then, when somebody comes back to it.
  await page.clock.fastForward(limits.updateInterval + 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const now = page.getByRole('button', { name: String(alert['now']) });
  await now.click();
  await expect(page.getByText(String(alert['heldTyping']))).toBeVisible();
  // The button that had the focus is gone.
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.getByRole('button', { name: String(alert['aside']) }).click();
  await expect(password).toHaveValue('half a secr');
  expect(await releaseOf(page)).toBe(before);
  // The person takes it away, and looks elsewhere.
  await password.fill('');
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
  );
  await expect
    .poll(() => releaseOf(page).catch(() => before), { timeout: 20_000 })
    .toBe(site.published());
  await expect(password).toBeVisible();
});
