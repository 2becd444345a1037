import { paths } from '../../app/core/navigation/paths.ts';
import { call, signUpElsewhere } from './support/api.ts';
import { showsAsText } from './support/nicknames.ts';
import { newPerson, signUp, visit, visitAs, wordsOf } from './support/person.ts';
import { invitedBy } from './support/readCode.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const shareQrcode = '/pages/my/share-qrcode';

/** As long as a nickname may be. */
const attacks = ['"><img>', '<svg/on=', '{{1+1}}', '$t(save)', '&lt;i&gt;', "'-alert-'"];

test('a nickname that could be markup is text wherever it is shown', ({ page }) =>
  showsAsText(page, clatter, attacks));

test('who comes by a code is counted for the person it belongs to', async ({ page, elsewhere }) => {
  const say = wordsOf(clatter).of('invite');
  await visitAs(page, clatter, await signUpElsewhere(clatter, newPerson()), paths.mine);
  await page.getByRole('link', { name: say('myCode') }).click();
  await expect(seen(page, say('nobody'))).toBeVisible();
  const code = await invitedBy(page);

  const other = await elsewhere();
  await visit(other, clatter, `/?code=${code}`);
  await signUp(other, clatter, newPerson());
  await page.reload();
  await expect(seen(page, say('invited_one').replace('{{count}}', '1'))).toBeVisible();
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
