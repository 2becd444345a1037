import type { Page } from 'playwright/test';

/**
 * @returns names of the databases a page has left on the device. That of unanswered orders stays for its
 * person's next login, so it is named where it holds one.
 */
export function leftDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const left: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name !== 'money-intents') {
        left.push(name);
        continue;
      }
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const count = await settled(database.transaction(store).objectStore(store).count());
        if (count > 0) left.push(`${name}: ${count} in ${store}`);
      }
      database.close();
    }
    return left;
  });
}
