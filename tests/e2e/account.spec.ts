import { paths } from '../../app/core/navigation/paths.ts';
import { call, signUpElsewhere } from './support/api.ts';
import { joinAs } from './support/chat.ts';
import { showsAsText } from './support/nicknames.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

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

test('a changed password ends a copy of the session, and the person goes on with the chats', async ({
  page,
}) => {
  const [person, friend] = [newPerson(), newPerson()];
  const held = await signUpElsewhere(clatter, person);
  const { packageId } = clatter;
  const device = { packageId, platform: 'h5', deviceId: held.deviceId, operationID: 'copying' };
  const copy = await call(clatter, '/jwt/login', { ...device, token: held.credentials.jwt });
  const token = String(copy['token']);
  await visitAs(page, clatter, held, paths.chat);
  const other = await joinAs(clatter, await signUpElsewhere(clatter, friend));
  await other.say({ userID: held.credentials.userId }, 'Before the change');
  await expect(seen(page, 'Before the change')).toBeVisible();

  const { form, of } = wordsOf(clatter);
  const safety = of('account.safety');
  const follow = (path: string) =>
    page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  for (const path of [paths.mine, paths.safetySetting, paths.modifyPassword]) await follow(path);
  const fill = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value);
  await fill(safety('currentPassword'), person.password);
  await fill(form('newPassword'), 'another2026');
  await fill(form('repeatPassword'), 'another2026');
  await page.getByRole('button', { name: of('common')('save'), exact: true }).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.safetySetting));

  await expect(call(clatter, '/user/mine', {}, { token })).rejects.toThrow('401');
  await other.say({ userID: held.credentials.userId }, 'After the change');
  await page.goBack();
  await follow(paths.chat);
  await expect(seen(page, 'After the change')).toBeVisible();
  other.leave();
});
