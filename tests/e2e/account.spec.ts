import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { showsAsText } from './support/nicknames.ts';
import { newPerson, visitAs } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');

test('a nickname is text wherever it is shown', ({ page }) =>
  showsAsText(page, clatter, ['<b>x</b>']));

test('another language reaches what the server writes', async ({ page }) => {
  await visitAs(page, clatter, await signUpElsewhere(clatter, newPerson()), paths.noticeList);
  const title = page.getByRole('main').filter({ visible: true }).getByRole('link').first();
  const inEnglish = await title.textContent();
  expect(inEnglish).toMatch(/[A-Za-z]/);
  await page.goto(addressOf(clatter, paths.languageSetting));
  await page.getByRole('radio', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto(addressOf(clatter, paths.noticeList));
  await expect(title).not.toHaveText(String(inEnglish));
  await expect(title).toHaveText(/\p{Script=Han}/u);
});
