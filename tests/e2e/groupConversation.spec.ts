import {
  changeGroupMemberMute,
  kickGroupMember,
  setGroupInfo,
} from '../../app/contract/gateway/functions/groups.ts';
import { field, timeline } from './support/chat.ts';
import { groupOfThree, openGroup } from './support/groupOfThree.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { atRest, expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);
const ofRestriction = words.of('groups.restriction');

test('a conversation of a group tells of an announcement, a mute and a removal while one is in it', async ({
  page,
}) => {
  const { two, owner, groupID, path } = await groupOfThree('Table');
  const userID = two.credentials.userId;
  for (let count = 1; count <= 40; count += 1) await owner.say({ groupID }, `Round ${count}`);
  await openGroup(page, two, path);
  await expect(seen(page, 'Round 1')).toBeVisible();
  const bar = page.getByRole('region', { name: words.of('groups.announcement')('announcement') });

  await test.step('what is read stays where it is when an announcement comes, and when it is closed', async () => {
    const list = timeline(page, clatter);
    await list.evaluate((element) => element.scrollBy({ top: 300 }));
    const read = seen(page, 'Round 14');
    await expect(read).toBeInViewport();
    await atRest(read);
    const before = (await read.boundingBox())?.y ?? 0;
    await owner.client.call(setGroupInfo, {
      groupID,
      groupInfo: { notification: 'We play at nine.\nBring dice.' },
    });
    await expect(bar).toContainText('We play at nine. Bring dice.');
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
    await bar.getByRole('button').last().tap();
    await expect(bar).toBeHidden();
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
  });

  await test.step('a mute closes the field, and what was begun is there when it is taken back', async () => {
    await field(page, clatter).pressSequentially('I bring');
    await owner.client.call(changeGroupMemberMute, { groupID, userID, mutedSeconds: 600 });
    await expect(page.getByText(/^9:\d\d$/)).toBeVisible();
    await expect(field(page, clatter)).toBeHidden();
    await owner.client.call(changeGroupMemberMute, { groupID, userID, mutedSeconds: 0 });
    await expect(field(page, clatter)).toHaveValue('I bring');
  });

  await test.step('a removal closes it for good, and leaves what was said', async () => {
    await owner.client.call(kickGroupMember, { groupID, userIDList: [userID], reason: '' });
    await expect(seen(page, ofRestriction('removed'))).toBeVisible();
    await expect(field(page, clatter)).toBeHidden();
    await expect(seen(page, 'Round 14')).toBeVisible();
    await page.getByRole('button', { name: ofRestriction('deleteChat'), exact: true }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
  owner.leave();
});
