import type { Page } from 'playwright/test';
import { getHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { deleteMessageFromLocalAndSvr } from '../../app/contract/gateway/functions/messages.ts';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { acquaint, joinAs, openChat, rowWith } from './support/chat.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

/** Everything the page's origin keeps in databases, as text. */
function keptText(page: Page): Promise<string> {
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

test('what is deleted on another device while this one is closed leaves this one', async ({
  page,
  misconduct,
}) => {
  const { first, second, other } = await acquaint(brand, elsewhere);
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
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto(addressOf(brand, pathToConversation(conversationID)));
  await expect(seen(page, 'In between')).toBeVisible();
  expect(await keptText(page)).not.toContain('secret');
  forgive(misconduct, /net::ERR_|Failed to load resource|WebSocket/);
  other.leave();
});
