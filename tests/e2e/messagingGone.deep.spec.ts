import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { brand, deletedElsewhere, keptText } from './support/deletedElsewhere.ts';
import { installed } from './support/offline.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

test('what is deleted on another device while this one is closed is gone here, also offline', async ({
  page,
  misconduct,
}) => {
  const { other, conversationID } = await deletedElsewhere(page);
  await installed(page);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto(addressOf(brand, pathToConversation(conversationID)));
  await expect(seen(page, 'In between')).toBeVisible();
  expect(await keptText(page)).not.toContain('secret');
  forgive(misconduct, /net::ERR_|Failed to load resource|WebSocket/);
  other.leave();
});
