import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, openChat, rowWith, write } from './support/chat.ts';
import {
  beginNotices,
  notAskedYet,
  setHidden,
  shownNotices,
  timesAsked,
} from './support/notices.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

test.describe('installed', () => {
  // Notices are the service worker's.
  test.use({ serviceWorkers: 'allow' });

  test('a message is a notice while the app is hidden, until it is read; a tap on it opens its conversation', async ({
    page,
  }) => {
    const { other, tag, say } = await beginNotices(page);
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
    await page.goBack();
    await expect(page).toHaveURL(addressOf(brand, paths.chat));

    await test.step('a tapped notice opens its conversation in the page that is there', async () => {
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
    });
    other.leave();
  });
});

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
