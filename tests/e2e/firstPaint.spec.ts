import { holdSession } from './support/person.ts';
import { addressOf, brandNamed, textsOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { withoutCode } from './support/withoutCode.ts';

const clatter = brandNamed('clatter');

test('somebody who is logged in sees the chats, not the login page', async ({ page }) => {
  const credentials = { token: 'a', jwt: 'b', chatToken: 'c', userId: 'd' };
  await holdSession(page, { credentials, deviceId: 'e' });
  await withoutCode(page);
  await page.goto(addressOf(clatter, '/'), { waitUntil: 'commit' });
  const { chatsTab = '' } = textsOf('en-US', 'shell');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chatsTab);
  await expect(page.getByRole('link', { name: chatsTab })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
