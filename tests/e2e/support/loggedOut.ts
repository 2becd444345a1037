import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { signUpElsewhere } from './api.ts';
import { logIn, logOut, newPerson, openMine, openProfile, visit } from './person.ts';
import { expect } from './test.ts';

/**
 * Logs somebody in and out again, and asserts that nothing of the session is left on the device, nor was ever
 * in an address.
 * @param meanwhile what happens while they are logged in
 */
export async function expectNothingLeft(
  page: Page,
  brand: Brand,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const person = newPerson();
  await signUpElsewhere(brand, person);
  const secrets = new Set([person.password]);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, brand);
  await logIn(page, brand, person);
  const held = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}'));
  for (const key of ['token', 'jwt', 'chatToken']) secrets.add(held.credentials[key]);
  await meanwhile();
  await openMine(page, brand);
  await openProfile(page, brand);
  expect(secrets.size).toBe(4);
  await logOut(page, brand);
  const everything = await kept(page);
  const found = [...secrets].filter(
    (secret) => everything.includes(secret) || addresses.some((one) => one.includes(secret)),
  );
  expect(found).toEqual([]);
}

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
