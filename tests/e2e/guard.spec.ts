import { paths, pathToUserInfo } from '../../app/core/navigation/paths.ts';
import { logInElsewhere, signUpElsewhere } from './support/api.ts';
import { newPerson, sendLogIn, visit, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, open, ready, test } from './support/test.ts';

const brand = brandNamed('clatter');

test('a member is led past the login page, except to add an account', async ({ page }) => {
  await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
  await expect(page).toHaveURL(addressOf(brand, paths.chat));
  await open(page, addressOf(brand, paths.login));
  await expect(page).toHaveURL(addressOf(brand, paths.chat));
  await open(page, addressOf(brand, '/pages/no/such-page'));
  await expect(page).toHaveURL(addressOf(brand, paths.chat));
  await open(page, addressOf(brand, `${paths.login}?add=1`));
  await expect(page.getByRole('button', { name: wordsOf(brand).session('logIn') })).toBeVisible();
});

test('a friend’s link that is opened without a session is there after the login, and after the session ended', async ({
  page,
}) => {
  const friend = await signUpElsewhere(brand, newPerson());
  const person = newPerson();
  await signUpElsewhere(brand, person);
  const link = addressOf(brand, pathToUserInfo(friend.credentials.userId));
  await visit(page, brand, pathToUserInfo(friend.credentials.userId));
  await expect(page).toHaveURL(addressOf(brand, paths.login));
  await page.reload();
  await ready(page);
  await sendLogIn(page, brand, person);
  await expect(page).toHaveURL(link);
  await logInElsewhere(brand, person);
  await expect(page).toHaveURL(addressOf(brand, paths.login));
  await sendLogIn(page, brand, person);
  await expect(page).toHaveURL(link);
});

test('a code in an address is kept, and gone from the address', async ({ page }) => {
  await visit(page, brand, `${paths.mine}?from=poster&code=pro_Ab-9_x`);
  await expect(page).toHaveURL(addressOf(brand, `${paths.mine}?from=poster`));
  expect(await page.evaluate(() => localStorage.getItem('superior_code'))).toBe('pro_Ab-9_x');
  await page.goto(addressOf(brand, `${paths.mine}?code=pro_<script>`));
  expect(await page.evaluate(() => localStorage.getItem('superior_code'))).toBe('pro_Ab-9_x');
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('the site stands in a frame of a phone', async ({ page }) => {
    await open(page, addressOf(brand, '/'));
    await expect(page).toHaveURL(new RegExp(paths.frame));
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
});
