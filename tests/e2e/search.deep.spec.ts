import { randomInt } from 'node:crypto';
import { getHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { newRevokeMessage } from '../../app/contract/gateway/functions/messages.ts';
import { paths, pathToSearch } from '../../app/core/navigation/paths.ts';
import { acquaint, openChat, timeline } from './support/chat.ts';
import { keptText } from './support/deletedElsewhere.ts';
import { goOffline } from './support/offline.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { heading, link, manyTexts, searchField } from './support/searchPage.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const verbena = brandNamed('verbena');

test('what was taken back while the app was closed is found nowhere, online and offline', async ({
  page,
  misconduct,
}) => {
  const words = wordsOf(verbena).of('chat.search');
  const { first, second, other } = await acquaint(verbena, verbena);
  const self = { userID: first.credentials.userId };
  const secret = `w${randomInt(1e8, 1e9)}`;
  await other.say(self, `Buried: ${secret}`);
  await other.say(self, `Stays: ${secret}`);
  await openChat(page, verbena, first, second.credentials.userId);
  await expect.poll(() => keptText(page)).toContain(`Buried: ${secret}`);
  // A file of the site: nothing of the app runs there.
  await page.goto(addressOf(verbena, '/release.json'));
  const conversationID = `single_${self.userID}`;
  const input = { conversationID, count: 20, startClientMsgID: '' };
  for (const message of (await other.client.call(getHistoryMessageList, input)) ?? []) {
    if (message.content.startsWith('Buried')) await other.client.call(newRevokeMessage, message);
  }

  await page.goto(addressOf(verbena, pathToSearch(secret)));
  await expect(link(page, 'Stays')).toBeVisible();
  await expect(link(page, 'Buried')).toHaveCount(0);
  await expect.poll(() => keptText(page)).not.toContain(`Buried: ${secret}`);
  await goOffline(page);
  await searchField(page, verbena).fill(`${secret} `);
  await searchField(page, verbena).fill(`: ${secret}`);
  await expect(page.getByText(words('offline'), { exact: true })).toBeVisible();
  await expect(link(page, 'Stays')).toBeVisible();
  await expect(link(page, 'Buried')).toHaveCount(0);
  await page.context().setOffline(false);
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});

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
