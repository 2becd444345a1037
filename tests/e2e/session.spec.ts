import { paths } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { houseCode, logInElsewhere, signUpElsewhere } from './support/api.ts';
import {
  logIn,
  logOut,
  newPerson,
  openMine,
  openProfile,
  rename,
  signUp,
  visit,
  wordsOf,
} from './support/person.ts';
import { addressOf, brandNamed, brands, textsOf } from './support/sites.ts';
import { expect, open, seen, test } from './support/test.ts';

test('what is filled in at the first instant stays, in whatever language the page then speaks', async ({
  page,
}) => {
  const brand = brandNamed('clatter');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['zh-CN'] });
    const fill = (name: string, value: string): boolean => {
      const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field) field.value = value;
      return field !== null;
    };
    const watcher = new MutationObserver(() => {
      if (!fill('account', 'ana') || !fill('password', 'secret1')) return;
      document.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await open(page, addressOf(brand, paths.login));
  await expect(
    page.getByRole('button', { name: String(textsOf('zh-CN', 'session')['logIn']), exact: true }),
  ).toBeVisible();
  await expect(page.locator('input[name="account"]')).toHaveValue('ana');
  await expect(page.locator('input[name="password"]')).toHaveValue('secret1');
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await page.keyboard.type('23');
  await expect(page.locator('input[name="password"]')).toHaveValue('secret123');
});

for (const language of ['es-ES', 'zh-CN'] as const) {
  test(`what is sent before the app is there is sent by it, on a page in ${language}`, async ({
    page,
  }) => {
    const brand = brandNamed('verbena');
    const person = newPerson();
    await signUpElsewhere(brand, person);
    await page.addInitScript((tag) => {
      Object.defineProperty(navigator, 'languages', { value: [tag] });
    }, language);
    let letTheAppCome: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      letTheAppCome = resolve;
    });
    await page.route(/\/assets\/entry-/, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(addressOf(brand, paths.login), { waitUntil: 'commit' });
    await page.locator('input[name="account"]').fill(person.account);
    await page.locator('input[name="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    letTheAppCome();
    await expect(page).toHaveURL(addressOf(brand, paths.chat));
  });
}

brands.forEach((brand, index) => {
  const scheme = index % 2 === 0 ? 'light' : 'dark';
  test(`${brand.id}: from signing up to being logged out elsewhere and back (${scheme})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const person = newPerson();
    const { account, session, shell } = wordsOf(brand);
    await page.addInitScript((choice) => localStorage.setItem('colour_scheme', choice), scheme);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });

    await test.step('signs up', async () => {
      // A code in the address of any page is kept until somebody signs up with it.
      const hasInvite = brand.features.includes('invite');
      await visit(page, brand, hasInvite ? `/?code=${houseCode}` : '/');
      await expect(page).toHaveURL(addressOf(brand, paths.login));
      await accessible(page);
      await signUp(page, brand, person);
      await accessible(page);
    });

    await test.step('edits the nickname', async () => {
      await openMine(page, brand);
      await expect(seen(page, person.account)).toBeVisible();
      await accessible(page);
      await openProfile(page, brand);
      await accessible(page);
      await rename(page, brand, '新名 👩‍👩‍👧 ok');
      await expect(seen(page, '新名 👩‍👩‍👧 ok')).toBeVisible();
    });

    await test.step('logs out and in again', async () => {
      await logOut(page, brand);
      await logIn(page, brand, person);
      await openMine(page, brand);
      await expect(seen(page, '新名 👩‍👩‍👧 ok')).toBeVisible();
    });

    await test.step('is logged out by another device, reads why, and comes back', async () => {
      await logInElsewhere(brand, person);
      await page
        .getByRole('link', { name: account('notices') })
        .and(page.locator('[href="/pages/my/notice"]'))
        .click();
      await expect(seen(page, shell('loggedInElsewhere'))).toBeVisible();
      await expect(page).toHaveURL(addressOf(brand, paths.login));
      const name = page.getByRole('textbox', { name: session('accountName'), exact: true });
      const password = page.getByLabel(session('password'), { exact: true });
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        await expect(seen(page, session('takenOverAdvice'))).toBeVisible();
        await expect(name).toHaveValue(person.account);
        await expect(password).toBeFocused();
      }
      await accessible(page);
      await logIn(page, brand, person);
    });

    if (!brand.features.includes('multi-account')) return;
    await test.step('goes on as another account and back without a password', async () => {
      const other = newPerson();
      await signUpElsewhere(brand, other);
      const say = wordsOf(brand).of('multi-account');
      await openMine(page, brand);
      await page.getByRole('link', { name: say('name') }).click();
      await expect(seen(page, say('onlyOne'))).toBeVisible();
      await page.getByRole('link', { name: say('add') }).click();
      await logIn(page, brand, other);
      await openMine(page, brand);
      await expect(seen(page, other.account)).toBeVisible();
      await page.getByRole('link', { name: say('name') }).click();
      await expect(page.locator('[aria-current="true"]')).toContainText(other.account);
      await accessible(page);
      await page.getByRole('button', { name: person.account }).click();
      await expect(page).toHaveURL(addressOf(brand, paths.chat));
      await openMine(page, brand);
      await expect(seen(page, person.account)).toBeVisible();
    });
  });
});
