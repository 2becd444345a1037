import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { call, signUpElsewhere } from './support/api.ts';
import { newPerson, signUp, visit, visitAs, wordsOf } from './support/person.ts';
import { invitedBy } from './support/readCode.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const shareQrcode = '/pages/my/share-qrcode';

/** As long as a nickname may be. */
const attacks = [
  '<b>x</b>',
  '"><img>',
  '<svg/on=',
  '{{1+1}}',
  '$t(save)',
  '&lt;i&gt;',
  "'-alert-'",
];

async function markupOf(page: Page): Promise<number> {
  return page
    .locator('#root b:text-is("x"), #root img[src=""], #root svg[on], #root i, #root script')
    .count();
}

test('a nickname is text wherever it is shown', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const loggedIn = await signUpElsewhere(clatter, newPerson());
  const { token } = loggedIn.credentials;
  await visitAs(page, clatter, loggedIn, paths.mine);
  for (const [index, nickName] of attacks.entries()) {
    await call(clatter, '/user/editNick', { nickName }, { token, key: `attack-00${index}` });
    for (const path of [paths.mine, paths.editInformation, shareQrcode]) {
      await page.goto(addressOf(clatter, path));
      await expect(seen(page, nickName)).toBeVisible();
      expect(await markupOf(page)).toBe(0);
    }
  }
  expect(dialogs).toBe(0);
});

test('who comes by a code is counted for the person it belongs to', async ({ page, browser }) => {
  const say = wordsOf(clatter).of('invite');
  await visitAs(page, clatter, await signUpElsewhere(clatter, newPerson()), paths.mine);
  await page.getByRole('link', { name: say('myCode') }).click();
  await expect(seen(page, say('nobody'))).toBeVisible();
  const code = await invitedBy(page);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  const other = await context.newPage();
  await visit(other, clatter, `/?code=${code}`);
  await signUp(other, clatter, newPerson());
  await page.reload();
  await expect(seen(page, say('invited_one').replace('{{count}}', '1'))).toBeVisible();

  await context.close();
});

test('a code that cannot be an inviter is refused in words, and can be mended', async ({
  page,
}) => {
  const { of, session } = wordsOf(clatter);
  const say = of('invite');
  const { credentials } = await signUpElsewhere(clatter, newPerson());
  const { code } = await call(clatter, '/user/getUserProUrl', {}, { token: credentials.token });
  await visitAs(page, clatter, await signUpElsewhere(clatter, newPerson()), shareQrcode);
  const own = await invitedBy(page);
  await page.getByRole('button', { name: say('enterCode') }).click();
  const field = page.getByRole('textbox', { name: say('inviteCode') });
  const save = page.getByRole('button', { name: say('save'), exact: true });
  await field.fill('pro_nobody_has_this');
  await save.click();
  await expect(seen(page, session('inviteCodeUnknown'))).toBeVisible();
  await field.fill(own);
  await save.click();
  await expect(seen(page, say('superiorSelf'))).toBeVisible();
  await field.fill(String(code));
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: say('enterCode') }).click();
  await field.fill(String(code));
  await save.click();
  await expect(seen(page, say('superiorTaken'))).toBeVisible();
});

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
