import { paths } from '../../app/core/navigation/paths.ts';
import { acquaint, openChat, write } from './support/chat.ts';
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

test('who switches notices off has none', async ({ page }) => {
  const { other, say } = await beginNotices(page);
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
