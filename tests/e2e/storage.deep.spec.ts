import { paths } from '../../app/core/navigation/paths.ts';
import { storageKeys } from '../../app/platform/storage.ts';
import { signUpElsewhere } from './support/api.ts';
import { expectNothingLeft } from './support/loggedOut.ts';
import { installed } from './support/offline.ts';
import { logIn, newPerson, openMine, visit, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, ready, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');
const words = wordsOf(brand);
const say = words.of('multi-account');

test('nothing of a session is left on the device after logging out, nor ever in an address', async ({
  page,
}) => {
  await expectNothingLeft(page, brand, () => installed(page));
});

test('changing the account in one tab changes it in the other', async ({ page, context }) => {
  const [first, second] = [newPerson(), newPerson()];
  await signUpElsewhere(brand, second);
  await visitAs(page, brand, await signUpElsewhere(brand, first), paths.mine);
  await expect(seen(page, first.account)).toBeVisible();
  const other = await context.newPage();
  await visit(other, brand, paths.mine);
  await expect(seen(other, first.account)).toBeVisible();
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('link', { name: say('add') }).click();
  await logIn(page, brand, second);
  await expect(seen(other, second.account)).toBeVisible();
  await expect(other.getByText(first.account)).toHaveCount(0);
});

test('an account taken off the list needs its password again', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  await signUpElsewhere(brand, second);
  await visitAs(page, brand, await signUpElsewhere(brand, first), paths.mine);
  await expect(seen(page, first.account)).toBeVisible();
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('link', { name: say('add') }).click();
  await logIn(page, brand, second);
  await openMine(page, brand);
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('button', { name: say('edit') }).click();
  await page.getByRole('button', { name: say('remove').replace('{{name}}', '') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('removeNow') })
    .click();
  await expect(seen(page, say('onlyOne'))).toBeVisible();
  const device = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(device).not.toContain(first.account);
});

test('damaged storage never stops the app', async ({ page }) => {
  const damage = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"version":1}',
    '{"version":1,"credentials":{"token":7},"profile":[]}',
    '[{"userId":{}},null,[[]]]',
    '{"__proto__":{"token":"x"}}',
    '\u0000\uD800',
    'x'.repeat(200_000),
  ];
  await visit(page, brand);
  for (const value of damage) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [Object.values(storageKeys), value] as const,
    );
    await page.goto(addressOf(brand, paths.mine));
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goto(addressOf(brand, paths.noticeList));
    await expect(page).toHaveURL(addressOf(brand, paths.login));
  }
});
