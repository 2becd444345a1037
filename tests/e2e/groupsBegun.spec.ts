import { setGroupVerification } from '../../app/contract/gateway/functions/groups.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { groupPaths, pathToJoin } from '../../app/features/groups/paths.ts';
import { accessible } from './support/accessible.ts';
import { call, type LoggedIn, signUpElsewhere } from './support/api.ts';
import { field, joinAs } from './support/chat.ts';
import { befriend } from './support/friends.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const brand = brandNamed('clatter');
const words = (namespace: string) => wordsOf(brand).of(namespace);
const begin = words('groups.begin');
const join = words('groups.join');
const kind = words('groups.kind');
const applications = words('groups.applications');

/** The id of the group whose conversation a page shows. */
const groupOf = (address: string): string => /group_(\d+)/.exec(address)?.[1] ?? '';

test('a group begun with a friend opens at once, and lets in by its code whom its owner accepts', async ({
  page,
  elsewhere,
}) => {
  const [ann, ben, cara] = (await Promise.all(
    [newPerson(), newPerson(), newPerson()].map((who) => signUpElsewhere(brand, who)),
  )) as [LoggedIn, LoggedIn, LoggedIn];
  const friend = await joinAs(brand, ben);
  await befriend(ann, friend);

  await visitAs(page, brand, ann, paths.chat);
  await page.getByRole('button', { name: words('chat.list')('plus'), exact: true }).click();
  await page.getByRole('menuitem', { name: begin('title') }).click();
  await page.locator('main label').first().click();
  await accessible(page);
  await page.getByRole('button', { name: begin('next_one').replace('{{count}}', '1') }).click();
  await page.getByRole('textbox', { name: begin('name') }).fill('Sunday walkers');
  await accessible(page);
  await page.getByRole('button', { name: begin('create'), exact: true }).click();
  await expect(field(page, brand)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sunday walkers' })).toBeVisible();
  const groupId = groupOf(page.url());
  await expect.poll(() => friend.events.map(({ name }) => name)).toContain('OnJoinedGroupAdded');

  const owner = await joinAs(brand, ann);
  await owner.client.call(setGroupVerification, { groupID: groupId, verification: 1 });
  const { token } = ann.credentials;
  const { code } = await call(brand, '/user/getGroupCode', { groupId }, { token });
  const others = await elsewhere();
  await visitAs(others, brand, cara, pathToJoin({ code: String(code) }));
  await expect(others.getByRole('heading', { name: 'Sunday walkers' })).toBeVisible();
  await accessible(others);
  await others.getByRole('textbox', { name: join('words') }).fill('Cara from the club');
  await others.getByRole('button', { name: kind('askToJoin'), exact: true }).click();
  await expect(others.getByText(/You asked to join/)).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: /^Contacts, 1 / }).click();
  await page.getByRole('link', { name: words('groups.labels')('name') }).click();
  await page.locator(`[href="${groupPaths.applications}"]`).click();
  await expect(page.getByText('Cara from the club')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: applications('accept'), exact: true }).click();
  await expect(page.getByText(applications('accepted'), { exact: true })).toBeVisible();
  // Who waited is led to the chat by itself.
  await expect(field(others, brand)).toBeVisible();
  owner.leave();
  friend.leave();
});
