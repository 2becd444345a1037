import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { storageKeys } from '../../app/platform/storage.ts';
import { signUpElsewhere } from './support/api.ts';
import {
  logIn,
  logOut,
  newPerson,
  openMine,
  openProfile,
  visit,
  visitAs,
  wordsOf,
} from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, ready, seen, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const brand = brandNamed('verbena');
const words = wordsOf(brand);
const say = words.of('multi-account');

/** Everything a page keeps on the device, as one text. */
async function kept(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opened = indexedDB.open(name);
          opened.onsuccess = () => resolve(opened.result);
          opened.onerror = () => reject(opened.error);
        });
        const stores = [...database.objectStoreNames];
        const rows = await Promise.all(
          stores.map(
            (store) =>
              new Promise((resolve) => {
                const asked = database.transaction(store).objectStore(store).getAll();
                asked.onsuccess = () => resolve(asked.result);
              }),
          ),
        );
        database.close();
        return [name, stores, rows];
      }),
    );
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, ...request.headers.values());
        // The app's own files are known; anything else is looked into.
        if (/\/(assets|locales|i)\//.test(request.url)) continue;
        cached.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]);
  });
  return stored + JSON.stringify(cookies);
}

test('nothing of a session is left on the device after logging out, nor ever in an address', async ({
  page,
}) => {
  const person = newPerson();
  await signUpElsewhere(brand, person);
  const secrets = new Set([person.password]);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, brand);
  await logIn(page, brand, person);
  const held = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}'));
  for (const key of ['token', 'jwt', 'chatToken']) secrets.add(held.credentials[key]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openMine(page, brand);
  await openProfile(page, brand);
  expect(secrets.size).toBe(4);
  await logOut(page, brand);
  const everything = await kept(page);
  const found = [...secrets].filter(
    (secret) => everything.includes(secret) || addresses.some((one) => one.includes(secret)),
  );
  expect(found).toEqual([]);
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  const credentials = await signUpElsewhere(brand, newPerson());
  await visitAs(page, brand, credentials, paths.mine);
  const other = await context.newPage();
  await visit(other, brand, paths.noticeList);
  await expect(other).toHaveURL(addressOf(brand, paths.noticeList));
  await openProfile(page, brand);
  await logOut(page, brand);
  await expect(other).toHaveURL(addressOf(brand, paths.login));
});

test('changing the account in one tab changes it in the other', async ({ page, context }) => {
  const [first, second] = [newPerson(), newPerson()];
  await signUpElsewhere(brand, second);
  await visitAs(page, brand, await signUpElsewhere(brand, first), paths.mine);
  await expect(seen(page, first.account)).toBeVisible();
  const other = await context.newPage();
  await visit(other, brand, paths.mine);
  await expect(seen(other, first.account)).toBeVisible();
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('link', { name: say('add') }).click();
  await logIn(page, brand, second);
  await expect(seen(other, second.account)).toBeVisible();
  await expect(other.getByText(first.account)).toHaveCount(0);
});

test('an account taken off the list needs its password again', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  await signUpElsewhere(brand, second);
  await visitAs(page, brand, await signUpElsewhere(brand, first), paths.mine);
  await expect(seen(page, first.account)).toBeVisible();
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('link', { name: say('add') }).click();
  await logIn(page, brand, second);
  await openMine(page, brand);
  await page.getByRole('link', { name: say('name') }).click();
  await page.getByRole('button', { name: say('edit') }).click();
  await page.getByRole('button', { name: say('remove').replace('{{name}}', '') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('removeNow') })
    .click();
  await expect(seen(page, say('onlyOne'))).toBeVisible();
  const device = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(device).not.toContain(first.account);
});

test('damaged storage never stops the app', async ({ page }) => {
  const damage = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"version":1}',
    '{"version":1,"credentials":{"token":7},"profile":[]}',
    '[{"userId":{}},null,[[]]]',
    '{"__proto__":{"token":"x"}}',
    '\u0000\uD800',
    'x'.repeat(200_000),
  ];
  await visit(page, brand);
  for (const value of damage) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [Object.values(storageKeys), value] as const,
    );
    await page.goto(addressOf(brand, paths.mine));
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goto(addressOf(brand, paths.noticeList));
    await expect(page).toHaveURL(addressOf(brand, paths.login));
  }
});
