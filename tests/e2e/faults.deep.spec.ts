import { paths } from '../../app/core/navigation/paths.ts';
import { begin, brand, broken, keysOf, savedNickname, words } from './support/faultyLine.ts';
import { rename } from './support/person.ts';
import { setFault } from './support/sandbox.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

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
