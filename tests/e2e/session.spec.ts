import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson } from './support/person.ts';
import { addressOf, brandNamed, textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

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
      // Nobody fills in a form that is not on the screen yet.
      if (document.documentElement.dataset['first'] === 'wait') return;
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
