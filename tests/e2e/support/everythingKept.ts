import type { Page } from 'playwright/test';

/** What a page shows, keeps and is called: for secrets that must be in none of it. */
export async function everythingKept(page: Page): Promise<string> {
  const held = await page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        rows.push(await new Promise((done) => (all.onsuccess = () => done(all.result))));
      }
      database.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, rows]);
  });
  return held + page.url() + (await page.content());
}
