import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { field, rowWith } from './support/chat.ts';
import { begin, clatter, item, list, rows } from './support/chatListPage.ts';
import { withMotion } from './support/device.ts';
import { longPress, swipe } from './support/finger.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf } from './support/sites.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

// Rows slide and menus open as a finger has it.
test.use(withMotion);

const frame = wordsOf(clatter).of('shell.frame');

/** A button behind the end of the row that is open. */
const button = (page: Page, key: string) =>
  page.locator('li :not([inert]) > button', { hasText: new RegExp(`^${list(key)}$`) });

test('by a swipe a chat is marked as read or unread, and pinned, here and on another device', async ({
  page,
  elsewhere: onSecondDevice,
}) => {
  const { first, other, third } = await begin();
  await visitAs(page, clatter, first, paths.chat);
  const elsewhere = await onSecondDevice();
  await visitAs(elsewhere, clatter, first, paths.chat);
  const earlier = rowWith(page, 'Earlier');
  const title = page.getByText(list('pin'), { exact: true });
  await expect(rows(elsewhere)).toHaveCount(2);

  await test.step('the buttons come with the finger, and go with a tap elsewhere', async () => {
    await swipe(page, earlier, { x: -160, y: 6 });
    await expect(button(page, 'pin')).toBeInViewport({ ratio: 1 });
    await rowWith(page, 'Later').tap();
    await expect(title).not.toBeInViewport();
    await expect(page).toHaveURL(addressOf(clatter, paths.chat));
    await atThePage(page);
  });

  await test.step('going back closes the row, and nothing else', async () => {
    await swipe(page, earlier, { x: -160, y: 6 });
    await expect(button(page, 'pin')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(title).not.toBeInViewport();
    await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  });

  await test.step('a pinned chat stands first', async () => {
    await swipe(page, earlier, { x: -160, y: 6 });
    await button(page, 'pin').tap();
    await expect(rows(page).first()).toContainText('Earlier');
    await expect(rows(page).first()).toContainText(list('pinned'));
    await expect(rows(elsewhere).first()).toContainText('Earlier');
  });

  await test.step('what is marked as read is read everywhere', async () => {
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await swipe(page, rowWith(page, 'Later'), { x: -160, y: 6 });
    await button(page, 'markReadShort').tap();
    await swipe(page, earlier, { x: -160, y: 6 });
    await button(page, 'markReadShort').tap();
    await expect(page).toHaveTitle(/^[^(]/);
    await expect(elsewhere).toHaveTitle(/^[^(]/);
  });

  await test.step('a mark as unread stays over a reload, until the chat is opened', async () => {
    await swipe(page, earlier, { x: -160, y: 6 });
    await button(page, 'markUnreadShort').tap();
    await expect(earlier).toContainText(list('markedUnread'));
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.reload();
    await expect(earlier).toContainText(list('markedUnread'));
    await earlier.tap();
    await expect(field(page, clatter)).toBeVisible();
    await expect(page).toHaveTitle(/^[^(]/);
    await page.goBack();
    await expect(earlier).not.toContainText(list('markedUnread'));
  });
  other.leave();
  third.leave();
});

test('by a long press a chat is muted and hidden, until somebody writes again', async ({
  page,
  elsewhere: onSecondDevice,
}) => {
  const { first, other, third, self } = await begin();
  await visitAs(page, clatter, first, paths.chat);
  const elsewhere = await onSecondDevice();
  await visitAs(elsewhere, clatter, first, paths.chat);
  const later = rowWith(page, 'Later');
  await expect(rows(elsewhere)).toHaveCount(2);

  await test.step('the menu closes by going back', async () => {
    await longPress(page, later);
    await expect(item(page, 'mute')).toBeVisible();
    await page.goBack();
    await expect(item(page, 'mute')).toBeHidden();
    await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  });

  await test.step('a muted chat says so', async () => {
    await longPress(page, later);
    await item(page, 'mute').tap();
    await expect(later).toContainText(list('muted'));
    await expect(rowWith(elsewhere, 'Later')).toContainText(list('muted'));
    await longPress(page, later);
    await expect(item(page, 'unmute')).toBeVisible();
    await page.keyboard.press('Escape');
    await atThePage(page);
  });

  await test.step('a hidden chat is gone on both devices', async () => {
    await longPress(page, later);
    await watchPassing(page);
    await item(page, 'hide').tap();
    await expect(later).toHaveCount(0);
    await expectPassed(page, list('hidden'));
    await expect(rows(elsewhere)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('the next message brings it back, with what was said before', async () => {
    await other.say(self, 'Still there?');
    await expect(rowWith(elsewhere, 'Still there?')).toBeVisible();
    await rowWith(page, 'Still there?').tap();
    await expect(seen(page, 'Later')).toBeVisible();
  });
  other.leave();
  third.leave();
});

test('who has no chats is led to new friends, and the plus menu leads there as well', async ({
  page,
}) => {
  const who = await signUpElsewhere(clatter, newPerson());
  await visitAs(page, clatter, who, paths.chat);
  const plus = page.getByRole('button', { name: list('plus'), exact: true });
  await expect(plus).toBeVisible();
  await plus.tap();
  const scan = page.getByRole('menuitem', { name: frame('scan'), exact: true });
  await expect(scan).toBeVisible();
  await page.goBack();
  await expect(scan).toBeHidden();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await plus.tap();
  await page.getByRole('menuitem', { name: frame('ownCode'), exact: true }).tap();
  await expect(page).toHaveURL(/add-friend\?view=code$/);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
});
