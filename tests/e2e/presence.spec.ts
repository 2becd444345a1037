import type { Page } from 'playwright/test';
import { acquaint, field, joinAs, openChat, write } from './support/chat.ts';
import { befriend } from './support/friends.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);
const online = words.of('chat.conversation')('online');

/** @returns what the page asks the gateway about who is there, from now on */
function presenceAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const name = /(?:Uns|S)ubscribeUsersStatus/.exec(String(payload))?.[0];
      if (name) asked.push(name);
    }),
  );
  return asked;
}

test('the title says that a friend is there, as long as they are', async ({ page }) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  const title = page.getByRole('banner').getByText(online, { exact: true });
  const peer = second.credentials.userId;
  const asked = presenceAsked(page);
  await openChat(page, clatter, first, peer);

  await test.step('of a stranger nothing is said', async () => {
    await write(page, clatter, 'Who is there?');
    await expect(seen(page, 'Who is there?')).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  await test.step('of a friend it is', async () => {
    await befriend(first, other);
    await page.reload();
    await expect(title).toBeVisible();
  });

  await test.step('a second tab that leaves the conversation takes nothing from the first', async () => {
    const tab = await page.context().newPage();
    await openChat(tab, clatter, first, peer);
    await expect(tab.getByRole('banner').getByText(online, { exact: true })).toBeVisible();
    asked.length = 0;
    await tab.getByRole('button', { name: words.of('shell.frame')('back'), exact: true }).click();
    // The list that the second tab goes back to may ask as well, after the first has.
    await expect
      .poll(() => asked.slice(0, 2))
      .toEqual(['UnsubscribeUsersStatus', 'SubscribeUsersStatus']);
    await tab.close();
  });

  await test.step('who goes is gone, who comes is there', async () => {
    other.leave();
    await expect(title).toHaveCount(0);
    const again = await joinAs(clatter, second);
    await expect(title).toBeVisible();
    again.leave();
    await expect(title).toHaveCount(0);
  });
  await expect(field(page, clatter)).toBeVisible();
});
