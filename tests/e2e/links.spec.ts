import type { Page } from 'playwright/test';
import { pathToConversation, pathToWebview } from '../../app/core/navigation/paths.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { beginChat, timeline } from './support/chat.ts';
import { shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.link');
const address = 'https://example.com/a/very/long/path?with=a&question=1#and-a-place';

const link = (page: Page, name: string) =>
  timeline(page, clatter).getByRole('link', { name, exact: true });

test('a link shows whole before it opens, and back leads to the same place of the conversation', async ({
  page,
}) => {
  await followDevice(page);
  const { peerId, other } = await beginChat(page, clatter, clatter, async ({ userId, other }) => {
    for (let index = 0; index < 40; index += 1) {
      const text = index === 12 ? `Look: ${address}.` : `Message ${index}`;
      await other.say({ userID: userId }, text);
    }
  });
  const chat = addressOf(clatter, pathToConversation(`single_${peerId}`));
  await expect(seen(page, 'Message 0')).toBeVisible();
  await timeline(page, clatter).hover();
  while (!(await link(page, address).isVisible())) {
    await page.mouse.wheel(0, 120);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await link(page, address).scrollIntoViewIfNeeded();
  const place = () => link(page, address).evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();

  await link(page, address).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(address);
  await expect(sheet.getByText('example.com', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(chat);
  await accessibleInBothSchemes(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(chat);
  await expect(link(page, address)).toBeFocused();

  await page.keyboard.press('Enter');
  await shownButton(page, words('open')).click();
  await expect(page).toHaveURL(addressOf(clatter, pathToWebview(address, '')));
  const whole = page.locator('bdi[translate=no]').filter({ visible: true, hasText: address });
  await expect(whole).toHaveText(address);
  await page.goBack();
  await expect(page).toHaveURL(chat);
  await expect(link(page, address)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  other.leave();
});
