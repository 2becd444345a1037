import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { logInElsewhere, signUpElsewhere } from './support/api.ts';
import {
  acquaint,
  beginChat,
  field,
  joinAs,
  marked,
  openChat,
  rowWith,
  shownTexts,
  write,
} from './support/chat.ts';
import { leftDatabases } from './support/leftDatabases.ts';
import { goOffline } from './support/offline.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const quedu = brandNamed('quedu');

test('people on two brands talk, and each text is there once, in order, on both', async ({
  page,
  elsewhere,
}) => {
  const { first, second, other } = await acquaint(clatter, quedu);
  other.leave();
  const there = await elsewhere();
  await openChat(page, clatter, first, second.credentials.userId);
  await openChat(there, quedu, second, first.credentials.userId);

  await write(page, clatter, 'First from here');
  await expect(seen(there, 'First from here')).toBeVisible();
  await write(there, quedu, '收到，我开车');
  await expect(seen(page, '收到，我开车')).toBeVisible();
  await write(page, clatter, 'Last <b>one</b> & out');
  await expect(seen(there, 'Last <b>one</b> & out')).toBeVisible();

  const spoken = ['Hello there', 'First from here', '收到，我开车', 'Last <b>one</b> & out'];
  await expect.poll(() => shownTexts(page, clatter)).toEqual(spoken);
  await expect.poll(() => shownTexts(there, quedu)).toEqual(spoken);
  // Who has it open has read it.
  await expect(marked(page, clatter, 'markRead')).toHaveCount(2);
  await accessible(page);

  await page.reload();
  await expect(seen(page, 'Last <b>one</b> & out')).toBeVisible();
  await expect.poll(() => shownTexts(page, clatter)).toEqual(spoken);
});

test('the list shows what is new, and opening it makes it old', async ({ page }) => {
  const { first, other } = await acquaint(clatter, quedu);
  const words = wordsOf(clatter).of('chat.conversation');
  await visitAs(page, clatter, first, paths.chat);
  await expect(rowWith(page, 'Hello there')).toBeVisible();
  await accessible(page);
  await other.say({ userID: first.credentials.userId }, 'Are you coming?');
  const unread = rowWith(page, 'Are you coming?').getByText('2', { exact: true });
  await expect(unread).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  // Its page is ready, out of sight: that is not reading.
  await expect(page.locator('textarea')).toHaveCount(1);
  await expect(unread).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  await rowWith(page, 'Are you coming?').click();
  await expect(seen(page, words('unreadFromHere'))).toBeVisible();
  await expect(page).toHaveTitle(/^[^(]/);
  await field(page, clatter).fill('On my w');
  await page.goBack();
  await expect(rowWith(page, 'On my w')).toContainText(
    wordsOf(clatter).of('chat.list')('draftTag'),
  );
  // The other side learns that it was read.
  await expect
    .poll(() => other.events.some(({ name }) => name === 'OnRecvC2CReadReceipt'))
    .toBe(true);
  await page.reload();
  await rowWith(page, 'On my w').click();
  await expect(field(page, clatter)).toHaveValue('On my w');
  other.leave();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('who writes without a network has it sent later, once, also after a reload', async ({
    page,
    misconduct,
  }) => {
    const { first, other } = await beginChat(page, clatter, quedu);
    await goOffline(page);
    for (const text of ['one', 'two', 'three']) await write(page, clatter, text);
    await expect(marked(page, clatter, 'markSending')).toHaveCount(3);
    await page.reload();
    await expect(marked(page, clatter, 'markSending')).toHaveCount(3);
    await page.context().setOffline(false);
    await expect(marked(page, clatter, 'markSent')).toHaveCount(3);
    const spoken = ['Hello there', 'one', 'two', 'three'];
    expect(await other.texts(`single_${first.credentials.userId}`)).toEqual(spoken);
    await expect.poll(() => shownTexts(page, clatter)).toEqual(spoken);
    forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
    other.leave();
  });
});

test('two tabs of one person show the same, and one goes on when the other closes', async ({
  page,
}) => {
  const { first, second, other } = await beginChat(page, clatter, quedu);
  const me = { userID: first.credentials.userId };
  const tab = await page.context().newPage();
  await tab.goto(addressOf(clatter, pathToConversation(`single_${second.credentials.userId}`)));
  await expect(seen(tab, 'Hello there')).toBeVisible();
  await write(tab, clatter, 'From the second tab');
  await expect(seen(page, 'From the second tab')).toBeVisible();
  // Both show it before the server has it, and what comes meanwhile goes before it.
  await expect(marked(tab, clatter, 'markSent')).toHaveCount(1);
  await other.say(me, 'To both');
  await expect(seen(page, 'To both')).toBeVisible();
  await expect(seen(tab, 'To both')).toBeVisible();
  await page.close();
  await other.say(me, 'To the one left');
  await expect(seen(tab, 'To the one left')).toBeVisible();
  await write(tab, clatter, 'Still here');
  await expect(marked(tab, clatter, 'markSent')).toHaveCount(2);
  const spoken = ['Hello there', 'From the second tab', 'To both', 'To the one left', 'Still here'];
  await expect.poll(() => shownTexts(tab, clatter)).toEqual(spoken);
  expect(await other.texts(`single_${first.credentials.userId}`)).toEqual(spoken);
  other.leave();
});

test('who is refused reads why, and can send again', async ({ page }) => {
  const words = wordsOf(clatter).of('chat.conversation');
  const { first, other } = await beginChat(page, clatter, quedu);
  await other.block(first.credentials.userId);
  await write(page, clatter, 'Can you read this?');
  await expect(seen(page, words('failedBlocked'))).toBeVisible();
  await accessible(page);
  await other.unblock(first.credentials.userId);
  await page.getByRole('button', { name: words('notSentTap') }).click();
  await page.getByRole('button', { name: words('sendAgain') }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await expect.poll(() => shownTexts(page, clatter)).toEqual(['Hello there', 'Can you read this?']);
  other.leave();
});

test('an account that comes in elsewhere leaves here at once, and nothing of it stays', async ({
  page,
}) => {
  const person = newPerson();
  const loggedIn = await signUpElsewhere(clatter, person);
  const joined = await joinAs(clatter, loggedIn);
  await visitAs(page, clatter, loggedIn, paths.chat);
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  joined.leave();
  await logInElsewhere(clatter, person);
  await expect(page).toHaveURL(addressOf(clatter, paths.login));
  await expect.poll(() => leftDatabases(page)).toEqual([]);
});
