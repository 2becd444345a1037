import type { Page } from 'playwright/test';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, openChat, rowWith, write } from './support/chat.ts';
import { installed } from './support/offline.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

// Notices are the service worker's.
test.use({ serviceWorkers: 'allow' });

/** Makes the pages to come believe they are out of sight while `window.isHidden` is true. */
async function fakeVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (Reflect.get(window, 'isHidden') === true ? 'hidden' : 'visible'),
    });
  });
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Reflect.set(window, 'isHidden', now);
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Chromium without windows refuses every notice: what the page hands over is held in its place. */
async function holdNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!('Notification' in window) || Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    type Held = { title: string; tag: string; close: () => void };
    let held: Held[] = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      const { tag = '' } = options;
      held = held.filter((one) => one.tag !== tag);
      const close = () => {
        held = held.filter((one) => one !== notice);
      };
      const notice: Held = { ...options, title, tag, close };
      held.push(notice);
    };
    const all = async () => held as unknown as Notification[];
    ServiceWorkerRegistration.prototype.getNotifications = all;
  });
}

/** The notices that the service worker of the site shows. */
const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Somebody who is told of messages, at the list; the other side of one conversation. */
async function begin(page: Page) {
  const { first, second, other } = await acquaint(brand, elsewhere);
  await page.context().grantPermissions(['notifications'], { origin: addressOf(brand, '/') });
  await holdNotices(page);
  await fakeVisibility(page);
  await visitAs(page, brand, first, paths.chat);
  await expect(rowWith(page, 'Hello there')).toBeVisible();
  await installed(page);
  // The code that tells of messages comes once the page stands still, and says that it is in view.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.some(({ name }) => name?.startsWith('visible-'));
      }),
    )
    .toBe(true);
  return {
    other,
    tag: `single_${second.credentials.userId}`,
    say: (text: string) => other.say({ userID: first.credentials.userId }, text),
  };
}

test('a message is a notice while the app is hidden, until it is read', async ({ page }) => {
  const { other, tag, say } = await begin(page);
  await say('In view');
  await expect(rowWith(page, 'In view')).toBeVisible();
  expect(await shownNotices(page)).toEqual([]);

  await setHidden(page, true);
  await say('Are you there?');
  await expect.poll(() => shownNotices(page)).toMatchObject([{ tag, body: 'Are you there?' }]);
  await say('Hello?');
  await expect.poll(() => shownNotices(page)).toMatchObject([{ tag, body: 'Hello?' }]);
  const [notice] = await shownNotices(page);
  const row = rowWith(page, 'Hello?');
  await expect(row).toContainText(String(notice?.title));
  expect(notice?.title).not.toBe('');

  await setHidden(page, false);
  await row.click();
  await expect.poll(() => shownNotices(page)).toEqual([]);
  other.leave();
});

test('a tapped notice opens its conversation in the page that is there', async ({ page }) => {
  const { other, tag, say } = await begin(page);
  await setHidden(page, true);
  await say('Tap me');
  await expect.poll(() => shownNotices(page)).toHaveLength(1);
  const [notice] = await shownNotices(page);
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/sw.js'));
  await worker?.evaluate((data) => {
    // Only a real tap may bring a window to the front: that it may not is left aside.
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    const notification = { data, close: () => undefined };
    const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil });
    dispatchEvent(tap);
  }, notice?.data);
  await expect(page).toHaveURL(addressOf(brand, pathToConversation(tag)));
  await setHidden(page, false);
  await expect.poll(() => shownNotices(page)).toEqual([]);
  other.leave();
});

test('who switches notices off has none', async ({ page }) => {
  const { other, say } = await begin(page);
  const words = wordsOf(brand).of('account.notifications');
  await page.goto(addressOf(brand, paths.notificationSetting));
  const notices = page.getByRole('switch', { name: words('onScreen') });
  await expect(notices).toHaveAttribute('aria-checked', 'true');
  await notices.click();
  await expect(notices).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(notices).toHaveAttribute('aria-checked', 'false');
  await page.goto(addressOf(brand, paths.chat));
  await setHidden(page, true);
  await say('Unannounced');
  await expect(seen(page, 'Unannounced')).toBeVisible();
  expect(await shownNotices(page)).toEqual([]);
  other.leave();
});

/** A browser that was not asked yet; what its person answers is `allows`. */
async function notAskedYet(page: Page, allows: boolean): Promise<void> {
  await page.addInitScript((answer) => {
    if (!('Notification' in window)) return;
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      Reflect.set(window, 'timesAsked', Number(Reflect.get(window, 'timesAsked') ?? 0) + 1);
      permission = answer ? 'granted' : 'denied';
      return permission;
    };
  }, allows);
}
const timesAsked = (page: Page) => page.evaluate(() => Reflect.get(window, 'timesAsked') ?? 0);

test('after the first message a person is asked once, and "not now" is remembered', async ({
  page,
}) => {
  const words = wordsOf(brand).of('chat.notices');
  const { first, second, other } = await acquaint(brand, elsewhere);
  await notAskedYet(page, true);
  await openChat(page, brand, first, second.credentials.userId);
  const question = page.getByRole('region', { name: words('askNotices') });
  await expect(question).toBeHidden();
  await write(page, brand, 'Hello yourself');
  await expect(question).toBeVisible();
  await accessible(page);
  await question.getByRole('button', { name: words('notNow') }).click();
  await expect(question).toBeHidden();
  expect(await timesAsked(page)).toBe(0);
  await page.reload();
  await write(page, brand, 'And again');
  await expect(seen(page, 'And again')).toBeVisible();
  await expect(question).toBeHidden();
  other.leave();
});

test('"allow" has the browser ask, by that tap', async ({ page }) => {
  const words = wordsOf(brand).of('chat.notices');
  const { first, second, other } = await acquaint(brand, elsewhere);
  await notAskedYet(page, true);
  await openChat(page, brand, first, second.credentials.userId);
  await write(page, brand, 'Hello yourself');
  const question = page.getByRole('region', { name: words('askNotices') });
  await question.getByRole('button', { name: words('allowNotices') }).click();
  await expect(question).toBeHidden();
  expect(await timesAsked(page)).toBe(1);
  other.leave();
});
