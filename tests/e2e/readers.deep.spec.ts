import { setGroupInfo } from '../../app/contract/gateway/functions/groups.ts';
import { marked, write } from './support/chat.ts';
import { longPress } from './support/finger.ts';
import { groupOfThree, openGroup, readBy } from './support/groupOfThree.ts';
import { goOffline } from './support/offline.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);

test('what is read counts on all devices of the sender, and over a reconnection', async ({
  page,
  elsewhere,
  misconduct,
}) => {
  const { one, two, three, owner, path } = await groupOfThree('Table');
  await openGroup(page, one, path);
  await write(page, clatter, 'Who brings the dice?');
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const otherDevice = await elsewhere();
  await openGroup(otherDevice, one, path);

  const second = await elsewhere('second');
  await test.step("the first reader counts, here and on the sender's other device", async () => {
    await openGroup(second, two, path);
    await expect(seen(second, 'Who brings the dice?')).toBeVisible();
    await expect(readBy(page, 1)).toBeVisible();
    await expect(readBy(otherDevice, 1)).toBeVisible();
    const third = await elsewhere('third');
    await openGroup(third, three, path);
    await expect(readBy(page, 2)).toBeVisible();
    await third.close();
  });

  await test.step('what is read while the sender is away counts once they are back', async () => {
    await write(page, clatter, 'And the map?');
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    await second.context().close();
    await goOffline(page);
    const again = await elsewhere('again');
    await openGroup(again, two, path);
    await expect(seen(again, 'And the map?')).toBeVisible();
    await expect(readBy(otherDevice, 1)).toBeVisible();
    await page.context().setOffline(false);
    await expect(readBy(page, 1)).toBeVisible();
    await page.reload();
    await expect(readBy(page, 1)).toBeVisible();
    await expect(readBy(page, 2)).toBeVisible();
  });
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  owner.leave();
});

test('in a channel nobody is told who has read it', async ({ page, browser }) => {
  const { one, two, owner, groupID, path } = await groupOfThree('News');
  await owner.client.call(setGroupInfo, {
    groupID,
    groupInfo: { groupName: 'News', ex: JSON.stringify({ groupType: 'channel' }) },
  });
  await owner.say({ groupID }, 'Doors open at six');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await visitAs(reader, clatter, two, path);
  await expect(seen(reader, 'Doors open at six')).toBeVisible();
  await expect(reader).toHaveTitle(/^[^(]/);
  await visitAs(page, clatter, one, path);
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
