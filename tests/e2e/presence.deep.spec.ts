import { acquaint, openChat } from './support/chat.ts';
import { befriend } from './support/friends.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';

const clatter = brandNamed('clatter');

// A connection says nothing for a while before it counts as gone.
test('without a connection the title says of nobody that they are there', async ({
  page,
  misconduct,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  await befriend(first, other);
  const online = wordsOf(clatter).of('chat.conversation')('online');
  const title = page.getByRole('banner').getByText(online, { exact: true });
  await openChat(page, clatter, first, second.credentials.userId);
  await expect(title).toBeVisible();
  await goOffline(page);
  await expect(title).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(title).toBeVisible();
  other.leave();
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
});
