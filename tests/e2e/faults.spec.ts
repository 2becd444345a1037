import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { call, signUpElsewhere } from './support/api.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { newPerson, rename, visitAs, wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');
const words = wordsOf(brand);
const broken = /net::ERR_|Failed to load resource/;

/** Somebody logged in on a page whose requests go by a name of their own. */
async function begin(page: Page, path: string) {
  const person = newPerson();
  const loggedIn = await signUpElsewhere(brand, person);
  const client = await nameClient(page);
  await visitAs(page, brand, loggedIn, path);
  return { person, client, token: loggedIn.credentials.token };
}

/** The nickname as the server has it, asked with the tokens the page holds by now. */
async function savedNickname(page: Page): Promise<unknown> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').credentials.token as string,
  );
  const { nickName } = await call(brand, '/user/mine', {}, { token });
  return nickName;
}

/** Idempotency keys of the edits a page sends. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/editNick')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

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

/** Ways in which an answer is lost after the work is done. */
const losses = {
  'the connection breaks': { kind: 'drop', when: 'after' },
  'the answer breaks off': { kind: 'truncated' },
} as const;

for (const [how, fault] of Object.entries(losses)) {
  test(`an edit is neither doubled nor reported lost where ${how}`, async ({
    page,
    misconduct,
  }) => {
    const { client } = await begin(page, paths.editInformation);
    const keys = keysOf(page);
    await setFault(client, { fault, call: 'user.editNick', times: 2 });
    await rename(page, brand, 'Lost');
    await expect(seen(page, 'Lost')).toBeVisible();
    expect(await savedNickname(page)).toBe('Lost');
    expect(new Set(keys).size).toBe(1);
    // Where a kept connection breaks, the browser itself sends again, unseen.
    if (fault.kind === 'truncated') expect(keys).toHaveLength(3);
    forgive(misconduct, broken);
  });
}

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

test('the page of a captive portal is never taken for an answer', async ({ page }) => {
  const { person, client } = await begin(page, paths.safetySetting);
  const clear = await setFault(client, { fault: { kind: 'portal' } });
  await page.goto(addressOf(brand, paths.mine));
  const sentence = words.shell('reconnecting').split('{{')[0] ?? '';
  await expect(seen(page, sentence)).toBeVisible();
  await expect(page.getByText('Log in to use this network')).toHaveCount(0);
  await clear();
  await expect(seen(page, person.account)).toBeVisible();
});

test('a service that may not be offered is asked once, and says so', async ({
  page,
  misconduct,
}) => {
  const { client } = await begin(page, paths.editNickName);
  const keys = keysOf(page);
  await setFault(client, { fault: { kind: 'blocked' }, call: 'user.editNick' });
  await page.getByRole('textbox', { name: words.account('nickname') }).fill('Barred');
  await page.getByRole('button', { name: words.account('save'), exact: true }).click();
  await expect(seen(page, words.errors('blocked'))).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await savedNickname(page)).not.toBe('Barred');
  forgive(misconduct, broken);
});

test('a line that takes the edit and falls silent is given up, and the edit is found saved', async ({
  page,
}) => {
  await page.clock.install();
  const { client } = await begin(page, paths.editInformation);
  await setFault(client, {
    fault: { kind: 'half-open', when: 'after' },
    call: 'user.editNick',
    times: 1,
  });
  const sent = page.waitForRequest(/editNick/);
  const renamed = rename(page, brand, 'Silent');
  await sent;
  // The length of a request's patience, and of the first wait after it.
  await page.clock.runFor(17_000);
  await renamed;
  await expect(seen(page, 'Silent')).toBeVisible();
  expect(await savedNickname(page)).toBe('Silent');
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network nothing typed is lost', async ({ page, misconduct }) => {
    await begin(page, paths.editNickName);
    // From now on the worker has the app's own files, also those not asked for yet.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const field = page.getByRole('textbox', { name: words.account('nickname') });
    await field.fill('Offline');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: words.account('save'), exact: true }).click();
    await expect(seen(page, words.errors('offline'))).toBeVisible();
    await expect(field).toHaveValue('Offline');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words.account('save'), exact: true }).click();
    await expect(page).toHaveURL(addressOf(brand, paths.editInformation));
    expect(await savedNickname(page)).toBe('Offline');
    forgive(misconduct, broken);
  });
});
