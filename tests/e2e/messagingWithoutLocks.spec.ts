import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { beginChat, marked, shownTexts, timeline, write } from './support/chat.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, ready, seen, test, watch } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

test('two tabs of a browser without locks and channels send everything once, and agree', async ({
  page,
}) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  let sockets = 0;
  page.context().on('page', (opened) => opened.on('websocket', () => (sockets += 1)));
  const { first, second, other } = await beginChat(page, brand, elsewhere);
  await expect(seen(page, 'Hello there')).toBeVisible();
  expect(await page.evaluate(() => 'locks' in navigator || 'BroadcastChannel' in window)).toBe(
    false,
  );

  const tab = await page.context().newPage();
  const misconduct = watch(tab);
  const id = `single_${second.credentials.userId}`;
  await tab.goto(addressOf(brand, pathToConversation(id)));
  await ready(tab);
  await expect(seen(tab, 'Hello there')).toBeVisible();
  for (const turn of [1, 2]) {
    await write(page, brand, `First tab ${turn}`);
    await write(tab, brand, `Second tab ${turn}`);
  }
  for (const one of [page, tab]) {
    await expect(marked(one, brand, 'markSent')).toHaveCount(4);
    await expect(timeline(one, brand).getByText('tab')).toHaveCount(4);
  }
  const arrived = await other.texts(`single_${first.credentials.userId}`);
  expect(arrived).toHaveLength(5);
  await expect.poll(() => shownTexts(page, brand)).toEqual(arrived);
  await expect.poll(() => shownTexts(tab, brand)).toEqual(arrived);
  expect(sockets).toBe(0);

  // Who has the connection goes: the other sees what comes, and sends.
  await page.close();
  await other.say({ userID: first.credentials.userId }, 'Still there?');
  await expect(seen(tab, 'Still there?')).toBeVisible();
  await write(tab, brand, 'Alone now');
  await expect(marked(tab, brand, 'markSent')).toHaveCount(5);
  expect(misconduct).toEqual([]);
  other.leave();
});
