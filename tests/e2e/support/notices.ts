import type { Page } from 'playwright/test';
import { paths } from '../../../app/core/navigation/paths.ts';
import { acquaint, rowWith } from './chat.ts';
import { installed } from './offline.ts';
import { visitAs } from './person.ts';
import { addressOf, brandNamed } from './sites.ts';
import { expect } from './test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

/** Makes the pages to come believe they are out of sight while `window.isHidden` is true. */
async function fakeVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (Reflect.get(window, 'isHidden') === true ? 'hidden' : 'visible'),
    });
  });
}

/** Takes a page out of sight, or back into it. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
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
export const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Somebody who is told of messages, at the list; the other side of one conversation. */
export async function beginNotices(page: Page) {
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

/** A browser that was not asked yet; what its person answers is `allows`. */
export async function notAskedYet(page: Page, allows: boolean): Promise<void> {
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
/** How often the browser has asked. */
export const timesAsked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'timesAsked') ?? 0);
