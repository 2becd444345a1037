import type { Browser, Page } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { setGroupInfo } from '../../app/contract/gateway/functions/groups.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { type LoggedIn, signUpElsewhere } from './support/api.ts';
import { field, joinAs, marked, timeline, write } from './support/chat.ts';
import { longPress } from './support/finger.ts';
import { goOffline } from './support/offline.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { atThePage, expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);
const inGroup = (groupID: string) =>
  pathToConversation(conversationIdOf({ sessionType: sessionType.group, groupID }));

/** Three people and a group of them, which the first has made. */
async function begin(name: string) {
  const [one, two, three] = (await Promise.all(
    [newPerson(), newPerson(), newPerson()].map((who) => signUpElsewhere(clatter, who)),
  )) as [LoggedIn, LoggedIn, LoggedIn];
  const owner = await joinAs(clatter, one);
  const others = [two.credentials.userId, three.credentials.userId];
  const { groupID } = await owner.createGroup(name, others);
  return { one, two, three, owner, groupID };
}

async function openElsewhere(browser: Browser, who: LoggedIn, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await visitAs(page, clatter, who, path);
  await expect(field(page, clatter)).toBeVisible();
  return page;
}

const readBy = (page: Page, count: number) =>
  timeline(page, clatter).getByRole('button', {
    name: words.of('chat.conversation')('readBy_other').replace('{{count}}', String(count)),
    exact: true,
  });

test('who has read a message of a group is told to its sender, on all devices and over a reconnection', async ({
  page,
  browser,
  misconduct,
}) => {
  const { one, two, three, owner, groupID } = await begin('Table');
  await visitAs(page, clatter, one, inGroup(groupID));
  await expect(field(page, clatter)).toBeVisible();
  await write(page, clatter, 'Who brings the dice?');
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const elsewhere = await openElsewhere(browser, one, inGroup(groupID));
  const heading = (key: string, count: number) =>
    page.getByText(words.of('chat.readers')(key).replace('{{count}}', String(count)), {
      exact: true,
    });

  await test.step('the menu of a message nobody has read says so', async () => {
    await longPress(page, seen(page, 'Who brings the dice?'));
    await page
      .getByRole('menuitem', { name: words.of('chat.actions')('readers'), exact: true })
      .tap();
    await expect(seen(page, words.of('chat.readers')('nobody'))).toBeVisible();
    await expect(heading('unread_other', 2)).toBeVisible();
    await page.goBack();
    await atThePage(page);
  });

  const second = await openElsewhere(browser, two, inGroup(groupID));
  await test.step("the first reader counts, here and on the sender's other device", async () => {
    await expect(seen(second, 'Who brings the dice?')).toBeVisible();
    await expect(readBy(page, 1)).toBeVisible();
    await expect(readBy(elsewhere, 1)).toBeVisible();
  });

  await test.step('who has read it, and who has not, is a touch away', async () => {
    await readBy(page, 1).tap();
    await expect(heading('read_other', 1)).toBeVisible();
    await expect(heading('unread_other', 1)).toBeVisible();
    await expect(page.getByRole('dialog').locator('time')).toHaveCount(1);
  });

  await test.step('what is read meanwhile comes into the open list', async () => {
    const third = await openElsewhere(browser, three, inGroup(groupID));
    await expect(heading('read_other', 2)).toBeVisible();
    await expect(seen(page, words.of('chat.readers')('everybody'))).toBeVisible();
    await third.context().close();
    await page.goBack();
    await atThePage(page);
    await expect(readBy(page, 2)).toBeVisible();
  });

  await test.step('what is read while the sender is away counts once they are back', async () => {
    await write(page, clatter, 'And the map?');
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    await second.context().close();
    await goOffline(page);
    const again = await openElsewhere(browser, two, inGroup(groupID));
    await expect(seen(again, 'And the map?')).toBeVisible();
    await expect(readBy(elsewhere, 1)).toBeVisible();
    await page.context().setOffline(false);
    await expect(readBy(page, 1)).toBeVisible();
    await page.reload();
    await expect(readBy(page, 1)).toBeVisible();
    await expect(readBy(page, 2)).toBeVisible();
    await again.context().close();
  });
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  await elsewhere.context().close();
  owner.leave();
});

test('in a channel nobody is told who has read it', async ({ page, browser }) => {
  const { one, two, owner, groupID } = await begin('News');
  await owner.client.call(setGroupInfo, {
    groupID,
    groupInfo: { groupName: 'News', ex: JSON.stringify({ groupType: 'channel' }) },
  });
  await owner.say({ groupID }, 'Doors open at six');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await visitAs(reader, clatter, two, inGroup(groupID));
  await expect(seen(reader, 'Doors open at six')).toBeVisible();
  await expect(reader).toHaveTitle(/^[^(]/);
  await visitAs(page, clatter, one, inGroup(groupID));
  await longPress(page, seen(page, 'Doors open at six'));
  await expect(
    page.getByRole('menuitem', { name: words.of('chat.actions')('copy'), exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('menuitem', { name: words.of('chat.actions')('readers'), exact: true }),
  ).toHaveCount(0);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await context.close();
  owner.leave();
});
