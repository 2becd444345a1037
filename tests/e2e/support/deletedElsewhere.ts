import type { Page } from 'playwright/test';
import { getHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import { deleteMessageFromLocalAndSvr } from '../../../app/contract/gateway/functions/messages.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { acquaint, joinAs, openChat, rowWith } from './chat.ts';
import { addressOf, brandNamed } from './sites.ts';
import { expect, ready, seen } from './test.ts';

export const brand = brandNamed('clatter');
const otherBrand = brandNamed('quedu');

/** Everything the page's origin keeps in databases, as text. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

/** What is deleted on another device while this one is closed leaves this one as it opens its list. */
export async function deletedElsewhere(page: Page) {
  const { first, second, other } = await acquaint(brand, otherBrand);
  const to = { userID: first.credentials.userId };
  const conversationID = `single_${second.credentials.userId}`;
  for (const text of ['Buried secret', 'In between', 'Newest secret']) await other.say(to, text);
  await openChat(page, brand, first, second.credentials.userId);
  await expect(seen(page, 'Newest secret')).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('Newest secret');
  // The newest one comes with the list, the others with the conversation.
  await expect.poll(() => keptText(page)).toContain('Buried secret');
  // A file of the site: nothing of the app runs there.
  await page.goto(addressOf(brand, '/release.json'));

  const device = await joinAs(brand, first);
  const input = { conversationID, count: 20, startClientMsgID: '' };
  for (const message of (await device.client.call(getHistoryMessageList, input)) ?? []) {
    if (!message.content.includes('secret')) continue;
    await device.client.call(deleteMessageFromLocalAndSvr, message);
  }
  device.leave();

  await page.goto(addressOf(brand, paths.chat));
  await ready(page);
  await expect(rowWith(page, 'In between')).toBeVisible();
  await expect.poll(() => keptText(page)).not.toContain('secret');
  return { other, conversationID };
}
