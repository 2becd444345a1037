import type { Page } from 'playwright/test';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import {
  acquaint,
  beginChat,
  field,
  marked,
  rowWith,
  shownTexts,
  timeline,
  write,
} from './support/chat.ts';
import { leftDatabases } from './support/leftDatabases.ts';
import { goOffline } from './support/offline.ts';
import { logIn, logOut, newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, seen, test, watch } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

/** Connections to the gateway that a page has open. */
type Sockets = () => number;

/** Call it before the page opens. */
function countSockets(page: Page): Sockets {
  const open = new Set<unknown>();
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  // Of a page that is gone nothing is told any more.
  page.on('request', (request) => request.isNavigationRequest() && open.clear());
  return () => open.size;
}

/** One more tab of whoever uses the page. */
async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  const sockets = countSockets(tab);
  const misconduct = watch(tab);
  await tab.goto(addressOf(brand, path));
  await ready(tab);
  return { tab, sockets, misconduct };
}

/** Makes the pages to come know when they are in the middle of writing to the device. */
async function watchWriting(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const open = new Set<IDBTransaction>();
    Object.assign(window, { isWriting: () => open.size > 0 });
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
      const transaction = begin.apply(this, given);
      open.add(transaction);
      for (const end of ['complete', 'abort']) {
        transaction.addEventListener(end, () => open.delete(transaction));
      }
      return transaction;
    };
  });
}

/**
 * Stops all that a page runs, whatever comes in: timers, messages of other tabs, its connection. To
 * freeze the page would stop its timers alone. Browsers put no page to sleep that keeps the database
 * from others, so this waits until it does not. Needs `watchWriting`.
 * @returns lets it go on
 */
async function putToSleep(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const asleep = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  const expression = `(function look() {
    if (isWriting()) setTimeout(look, 5);
    else debugger;
  })()`;
  // Answers once the page is awake.
  devtools.send('Runtime.evaluate', { expression }).catch(() => undefined);
  await asleep;
  return async () => {
    await devtools.send('Debugger.resume');
    await devtools.detach();
  };
}

/** Somebody with a conversation open in the leading tab, and the other side of it. */
async function begin(page: Page) {
  const sockets = countSockets(page);
  await watchWriting(page);
  const { first, second, other } = await beginChat(page, brand, elsewhere);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await expect.poll(sockets).toBe(1);
  const { userId } = first.credentials;
  return {
    other,
    sockets,
    path: pathToConversation(`single_${second.credentials.userId}`),
    say: (text: string) => other.say({ userID: userId }, text),
    /** What the other side has. */
    arrived: () => other.texts(`single_${userId}`),
  };
}

test('a tab that sleeps while it sends is replaced, and doubles nothing when it wakes', async ({
  page,
}) => {
  const { other, path, sockets, say, arrived } = await begin(page);
  const second = await openTab(page, path);
  await expect(seen(second.tab, 'Hello there')).toBeVisible();
  expect([sockets(), second.sockets()]).toEqual([1, 0]);

  await write(page, brand, 'Half said');
  await expect(timeline(page, brand).getByText('Half said')).toBeVisible();
  const wake = await putToSleep(page);
  await write(second.tab, brand, 'From the one awake');
  await expect(marked(second.tab, brand, 'markSent')).toHaveCount(2);
  await say('Meanwhile');
  await expect(seen(second.tab, 'Meanwhile')).toBeVisible();

  await wake();
  await expect(seen(page, 'Meanwhile')).toBeVisible();
  await expect.poll(() => [sockets(), second.sockets()]).toEqual([0, 1]);
  await say('To both');
  await expect(seen(page, 'To both')).toBeVisible();
  await expect(seen(second.tab, 'To both')).toBeVisible();
  await write(page, brand, 'Awake again');
  await expect(marked(page, brand, 'markSent')).toHaveCount(3);

  const spoken = ['Hello there', 'Half said', 'From the one awake', 'Meanwhile', 'To both'];
  spoken.push('Awake again');
  expect(await arrived()).toEqual(spoken);
  await expect.poll(() => shownTexts(page, brand)).toEqual(spoken);
  await expect.poll(() => shownTexts(second.tab, brand)).toEqual(spoken);
  expect([sockets(), second.sockets()]).toEqual([0, 1]);
  expect(second.misconduct).toEqual([]);
  other.leave();
});

test('of tabs that take over at the same time one leads, and so on until the last', async ({
  page,
}) => {
  const { other, path, sockets, say, arrived } = await begin(page);
  const second = await openTab(page, path);
  const third = await openTab(page, path);
  const open = [second, third];
  const count = () => open.map((one) => one.sockets());
  for (const { tab } of open) await expect(seen(tab, 'Hello there')).toBeVisible();

  const wake = await putToSleep(page);
  await Promise.all(open.map(({ tab }, index) => write(tab, brand, `Both ${index}`)));
  for (const { tab } of open) await expect(marked(tab, brand, 'markSent')).toHaveCount(2);
  await wake();
  await expect.poll(() => [sockets(), ...count()].sort()).toEqual([0, 0, 1]);
  expect(sockets()).toBe(0);

  const [leading, last] = second.sockets() === 1 ? [second, third] : [third, second];
  await leading.tab.close();
  await say('To those left');
  for (const tab of [page, last.tab]) await expect(seen(tab, 'To those left')).toBeVisible();
  await page.close();
  await say('To the last');
  await expect(seen(last.tab, 'To the last')).toBeVisible();
  expect(last.sockets()).toBe(1);
  await write(last.tab, brand, 'The last');
  await expect(marked(last.tab, brand, 'markSent')).toHaveCount(3);

  const spoken = await arrived();
  expect([...spoken].sort()).toEqual(
    ['Both 0', 'Both 1', 'Hello there', 'The last', 'To the last', 'To those left'].sort(),
  );
  await expect.poll(() => shownTexts(last.tab, brand)).toEqual(spoken);
  for (const { misconduct } of open) {
    // What Chromium says of the one that took over and found the other had, while it connected.
    forgive(misconduct, /WebSocket is closed before the connection is established/);
    expect(misconduct).toEqual([]);
  }
  other.leave();
});

test('a tab in view finds out by itself that the leading one sleeps', async ({ page }) => {
  const { other, path, say } = await begin(page);
  const second = await openTab(page, path);
  await expect(seen(second.tab, 'Hello there')).toBeVisible();
  const wake = await putToSleep(page);
  await say('Is anybody up?');
  // One that only comes to look at the list is told as well.
  const third = await openTab(page, paths.chat);
  await expect(rowWith(third.tab, 'Is anybody up?')).toBeVisible();
  await expect(seen(second.tab, 'Is anybody up?')).toBeVisible();
  const sleepsToo = third.sockets() === 1 ? third : second;
  const left = sleepsToo === third ? second : third;
  const wakeToo = await putToSleep(sleepsToo.tab);
  await say('Nobody?');
  await expect(seen(left.tab, 'Nobody?')).toBeVisible({ timeout: 20_000 });
  await Promise.all([wake(), wakeToo()]);
  await expect(seen(page, 'Nobody?')).toBeVisible();
  await expect(seen(sleepsToo.tab, 'Nobody?')).toBeVisible();
  await expect.poll(() => [left.sockets(), sleepsToo.sockets()]).toEqual([1, 0]);
  other.leave();
});

test('what is read and written in one tab is so in all', async ({ page }) => {
  const { first, other } = await acquaint(brand, elsewhere);
  const me = { userID: first.credentials.userId };
  const words = wordsOf(brand).of('chat.list');
  const sockets = countSockets(page);
  await visitAs(page, brand, first, paths.chat);
  await other.say(me, 'Are you coming?');
  const unread = rowWith(page, 'Are you coming?').getByText('2', { exact: true });
  await expect(unread).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);

  const second = await openTab(page, paths.chat);
  await rowWith(second.tab, 'Are you coming?').click();
  await expect(page).toHaveTitle(/^[^(]/);
  await expect(unread).toHaveCount(0);
  await expect
    .poll(() => other.events.some(({ name }) => name === 'OnRecvC2CReadReceipt'))
    .toBe(true);
  await field(second.tab, brand).fill('On my w');
  await expect
    .poll(() =>
      other.events.some(({ data }) => JSON.stringify([data]).includes('"contentType":113')),
    )
    .toBe(true);
  await second.tab.goBack();
  await expect(rowWith(page, 'On my w')).toContainText(words('draftTag'));
  expect([sockets(), second.sockets()]).toEqual([1, 0]);
  other.leave();
});

test('who logs out in one tab is logged out in all, and nothing of them stays', async ({
  page,
}) => {
  const { other, sockets } = await begin(page);
  const second = await openTab(page, paths.editInformation);
  expect(second.sockets()).toBe(0);
  await logOut(second.tab, brand);
  await expect(page).toHaveURL(addressOf(brand, paths.login));
  await expect.poll(() => [sockets(), second.sockets()]).toEqual([0, 0]);
  await expect.poll(() => leftDatabases(page)).toEqual([]);
  expect(second.misconduct).toEqual([]);
  other.leave();
});

test('who is back before a sleeping tab wakes stays logged in', async ({ page }) => {
  const person = newPerson();
  const sockets = countSockets(page);
  await watchWriting(page);
  await visitAs(page, brand, await signUpElsewhere(brand, person), paths.chat);
  await expect.poll(sockets).toBe(1);
  const second = await openTab(page, paths.editInformation);
  const wake = await putToSleep(page);
  await logOut(second.tab, brand);
  await logIn(second.tab, brand, person);
  // What the sleeping one holds of the device is not waited for for ever.
  await expect.poll(second.sockets).toBe(1);
  // Its connection was ended while it slept.
  await wake();
  await second.tab.reload();
  await expect.poll(() => [sockets(), second.sockets()]).toEqual([1, 0]);
  for (const tab of [page, second.tab]) {
    await expect(tab).toHaveURL(addressOf(brand, paths.chat));
    await expect(seen(tab, wordsOf(brand).of('chat.message')('connecting'))).toHaveCount(0);
  }
});

test('a tab without a network sends by the tab that has one, and later by itself', async ({
  page,
  misconduct,
}) => {
  const { other, path, sockets, say, arrived } = await begin(page);
  const second = await openTab(page, path);
  await expect(seen(second.tab, 'Hello there')).toBeVisible();
  const devtools = await page.context().newCDPSession(second.tab);
  const limits = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: true, ...limits });
  await write(second.tab, brand, 'By the other tab');
  await expect(marked(second.tab, brand, 'markSent')).toHaveCount(1);
  await say('To both');
  await expect(seen(second.tab, 'To both')).toBeVisible();
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...limits });
  expect([sockets(), second.sockets()]).toEqual([1, 0]);

  await goOffline(page);
  await write(second.tab, brand, 'Later');
  await expect(marked(second.tab, brand, 'markSending')).toHaveCount(1);
  await expect(marked(page, brand, 'markSending')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(marked(second.tab, brand, 'markSent')).toHaveCount(2);
  const spoken = ['Hello there', 'By the other tab', 'To both', 'Later'];
  expect(await arrived()).toEqual(spoken);
  for (const tab of [page, second.tab])
    await expect.poll(() => shownTexts(tab, brand)).toEqual(spoken);
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});
