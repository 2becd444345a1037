import type { Page } from 'playwright/test';

/** What a page may store, so that filling it up is quickly done. Bytes; the site itself needs 2 MB. */
const quota = 8 * 1024 * 1024;

/**
 * Lets the pages of a site store no more than a little. Call it before the first one opens: a browser
 * gives a page that writes an allowance by what is left, and asks again only once that is used up.
 * @returns fills it up, on a page that writes nothing meanwhile: from then on its databases take nothing
 */
export async function limitDatabases(page: Page, origin: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const limit = (quotaSize: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await limit(quota);
  return async () => {
    // Less than what is stored, so that no tidying up of the browser makes room again.
    await limit(1);
    await fillDatabases(page);
  };
}

/** Stores bytes for as long as the browser takes any. */
async function fillDatabases(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('bytes', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    /** @returns whether there was room for it */
    const keep = (bytes: Uint8Array): Promise<boolean> =>
      new Promise((resolve, reject) => {
        const adding = database.transaction('bytes', 'readwrite');
        adding.objectStore('bytes').add(bytes);
        adding.oncomplete = () => resolve(true);
        adding.onabort = () =>
          adding.error?.name === 'QuotaExceededError' ? resolve(false) : reject(adding.error);
      });
    for (let size = 65_536; size >= 1; ) {
      // Random bytes: others would be packed.
      const isKept = await keep(crypto.getRandomValues(new Uint8Array(size)));
      if (!isKept) size = Math.floor(size / 2);
    }
    database.close();
  });
}

/** Fills the page's `localStorage` to the last character. */
export async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let held = '';
    for (let size = 1_048_576; size >= 1; ) {
      const next = held + 'x'.repeat(size);
      try {
        localStorage.setItem('filler', next);
        held = next;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}
