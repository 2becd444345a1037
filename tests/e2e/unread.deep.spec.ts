import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { acquaint, joinAs, openChat, timeline } from './support/chat.ts';
import { wordsOf } from './support/person.ts';
import { readDownTo } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');

test('the first of many unread messages is opened on a device that knows none of them', async ({
  page,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  const self = { userID: first.credentials.userId };
  for (let index = 2; index <= 40; index += 1) await other.say(self, `Message ${index}`);
  const elsewhere = await joinAs(clatter, first);
  await elsewhere.read(
    conversationIdOf({ sessionType: sessionType.single, userID: second.credentials.userId }),
  );
  elsewhere.leave();
  for (let index = 41; index <= 300; index += 1) await other.say(self, `Message ${index}`);
  await openChat(page, clatter, first, second.credentials.userId);
  const line = timeline(page, clatter).getByText(words('unreadFromHere'), { exact: true });
  await expect(line).toBeInViewport();
  await expect(line.locator('xpath=following::bdi[1]')).toHaveText('Message 41');
  const button = page.getByRole('button', { name: /^2\d\d new messages$/ });
  await expect(button).toBeVisible();
  await readDownTo(page, clatter, 'Message 100');
  await expect(page.getByRole('button', { name: '200 new messages', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '200 new messages', exact: true }).tap();
  await expect(seen(page, 'Message 300')).toBeInViewport();
  await expect(page).toHaveTitle(/^[^(]/);
  other.leave();
});
