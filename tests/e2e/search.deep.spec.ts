import { randomInt } from 'node:crypto';
import { paths } from '../../app/core/navigation/paths.ts';
import { acquaint, timeline } from './support/chat.ts';
import { goOffline } from './support/offline.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { heading, link, manyTexts, searchField } from './support/searchPage.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const verbena = brandNamed('verbena');

test('without a connection a search finds what the device has, says so, and looks further after it', async ({
  page,
  misconduct,
}) => {
  const words = wordsOf(verbena).of('chat.search');
  const { first, other } = await acquaint(verbena, verbena);
  const self = { userID: first.credentials.userId };
  const secret = `w${randomInt(1e8, 1e9)}`;
  await other.say(self, `Long ago: ${secret}`);
  for (let text = 0; text < manyTexts; text += 1) await other.say(self, `Message ${text}`);
  await other.say(self, `Just now: ${secret}`);
  const { other: last } = await acquaint(verbena, verbena);
  await last.say(self, 'Somebody else');

  await visitAs(page, verbena, first, paths.chat);
  await seen(page, secret).waitFor();
  await page.getByRole('link', { name: words('search'), exact: true }).click();
  // The parts of the page come with the first search.
  await searchField(page, verbena).fill('nowhere');
  await expect(page.getByText(words('nothingTitle'), { exact: true })).toBeVisible();
  await goOffline(page);
  await searchField(page, verbena).fill(secret);
  await expect(page.getByText(words('offline'), { exact: true })).toBeVisible();
  await expect(link(page, 'Just now')).toBeVisible();
  await expect(heading(page, words('messages'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(link(page, words('messagesFound_other').replace('{{count}}', '2'))).toBeVisible({
    timeout: 30_000,
  });
  await link(page, words('messagesFound_other').replace('{{count}}', '2')).click();
  await expect(link(page, 'Just now')).toBeVisible();
  await link(page, 'Long ago').click();
  const message = timeline(page, verbena).locator('[aria-current="true"]');
  await expect(message).toContainText('Long ago');
  await expect(message).toBeInViewport();
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
  last.leave();
});
