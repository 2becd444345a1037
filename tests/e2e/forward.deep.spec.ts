import { paths } from '../../app/core/navigation/paths.ts';
import { field } from './support/chat.ts';
import { begin, button, choose, clatter, openMenu, words } from './support/forwarding.ts';
import { goOffline } from './support/offline.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';

test('what is forwarded without a connection is kept and sent once', async ({
  page,
  misconduct,
}) => {
  const { other, name, groupID } = await begin(page);
  await openMenu(page, 'Hello there', 'forward');
  await choose(page, [name]);
  await goOffline(page);
  await expect(page.getByText(words('goesLater'), { exact: true })).toBeVisible();
  await button(page, words('send')).click();
  await expect(field(page, clatter)).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => other.texts(groupID), { timeout: 30_000 }).toContain('Hello there');
  expect((await other.texts(groupID)).filter((text) => text === 'Hello there')).toHaveLength(1);
  // A reload of the page has nothing to forward any more.
  await page.goto(addressOf(clatter, paths.forward));
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});
