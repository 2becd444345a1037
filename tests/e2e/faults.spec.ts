import { paths } from '../../app/core/navigation/paths.ts';
import { begin, brand, broken, savedNickname, words } from './support/faultyLine.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { setFault } from './support/sandbox.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

test('a token that ran out is renewed without a word', async ({ page }) => {
  const { person, client, token } = await begin(page, paths.mine);
  await expect(seen(page, person.account)).toBeVisible();
  await setFault(client, {
    fault: { kind: 'code', code: 401 },
    call: 'notice.noticeList',
    times: 1,
  });
  await page
    .getByRole('link', { name: words.account('notices') })
    .and(page.locator('[href="/pages/my/notice"]'))
    .click();
  await expect(page.getByRole('heading', { name: words.account('notices') })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('session')))
    .not.toContain(token);
  await expect(page).toHaveURL(addressOf(brand, paths.noticeList));
});

test('a login that is no longer valid leads to the login page, which says why', async ({
  page,
  misconduct,
}) => {
  const { person, client } = await begin(page, paths.mine);
  await expect(seen(page, person.account)).toBeVisible();
  await setFault(client, {
    fault: { kind: 'code', code: 402 },
    call: 'notice.noticeList',
    times: 1,
  });
  await watchPassing(page);
  await page
    .getByRole('link', { name: words.account('notices') })
    .and(page.locator('[href="/pages/my/notice"]'))
    .click();
  await expect(page).toHaveURL(addressOf(brand, paths.login));
  // It is said at once, and the page goes on to say so when the toast is gone.
  await expectPassed(page, 'A fault set by hand.');
  await expect(
    page.getByRole('main').filter({ visible: true }).getByText('A fault set by hand.'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  // The connection may still have been on its way.
  forgive(misconduct, /WebSocket is closed before the connection is established/);
});

test('an edit waits for the line, says so, and goes through by itself', async ({
  page,
  misconduct,
}) => {
  const { client } = await begin(page, paths.editNickName);
  const clear = await setFault(client, { fault: { kind: 'drop' } });
  await page.getByRole('textbox', { name: words.account('nickname') }).fill('Later');
  await page.getByRole('button', { name: words.account('save'), exact: true }).click();
  const sentence = words.shell('reconnecting').split('{{')[0] ?? '';
  await expect(seen(page, sentence)).toBeVisible();
  await clear();
  await expect(page).toHaveURL(addressOf(brand, paths.editInformation));
  await expect(page.getByText(sentence)).toBeHidden();
  expect(await savedNickname(page)).toBe('Later');
  forgive(misconduct, broken);
});
