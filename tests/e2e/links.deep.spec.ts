import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { beginChat, timeline } from './support/chat.ts';
import { shownButton } from './support/choose.ts';
import { longPress } from './support/finger.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.link');

const link = (page: Page, name: string) =>
  timeline(page, clatter).getByRole('link', { name, exact: true });

test('a long press on a link opens the menu of its message, and pages of the app open inside', async ({
  page,
}) => {
  let own = '';
  const { other } = await beginChat(page, clatter, clatter, ({ userId, peerId, other }) => {
    own = `${clatter.origin}${paths.userInfo}?userID=${peerId}`;
    return other.say({ userID: userId }, own);
  });
  await longPress(page, link(page, own));
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await link(page, own).tap();
  await expect(page.getByText(words('staysInApp'), { exact: true })).toBeVisible();
  await shownButton(page, words('open')).click();
  await expect(page).toHaveURL(addressOf(clatter, `${paths.userInfo}?userID=${other.userID}`));
  other.leave();
});
