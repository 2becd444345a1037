import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { groupVerification, sessionType } from '../../app/contract/gateway/enums.ts';
import {
  acceptGroupApplication,
  dismissGroup,
  quitGroup,
  setGroupVerification,
} from '../../app/contract/gateway/functions/groups.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { pathToJoin, pathToMembers } from '../../app/features/groups/paths.ts';
import { call } from './support/api.ts';
import { field, joinAs, timeline, write } from './support/chat.ts';
import { longPress } from './support/finger.ts';
import { namedPerson } from './support/namedPerson.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const anjung = brandNamed('anjung');
/** Of both brands, whose people meet: each reads in their own language. */
const [english, malay] = [wordsOf(clatter).of, wordsOf(anjung).of];
const restriction = english('groups.restriction');

/** Three people on two brands. */
const threePeople = () =>
  Promise.all([namedPerson(clatter), namedPerson(anjung), namedPerson(clatter)]);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
/** What begins as a text does, before its first gap or its second sentence. */
const saying = (page: Page, text: string) =>
  page.getByText(text.split(/[.{]/, 1)[0] ?? text).filter({ visible: true });
/** The row of a member, whose sheet a tap opens. */
const rowOf = (page: Page, nickName: string) =>
  page.getByRole('button', { name: nickName }).filter({ visible: true });

test('three people of a group on two brands: what one does reaches the others, and who leaves comes back by a code', async ({
  page,
  elsewhere,
}) => {
  const [ana, bo, chi] = await threePeople();
  const [anaThere, boThere, chiThere] = await Promise.all([
    joinAs(clatter, ana.who),
    joinAs(anjung, bo.who),
    joinAs(clatter, chi.who),
  ]);
  const others = [bo.who.credentials.userId, chi.who.credentials.userId];
  const { groupID } = await anaThere.createGroup('Three at table', others);
  const path = pathToConversation(conversationIdOf({ sessionType: sessionType.group, groupID }));
  const [second, third] = [await elsewhere('second'), await elsewhere('third')];

  await test.step('the owner makes an admin', async () => {
    await visitAs(page, clatter, ana.who, pathToMembers(groupID));
    await rowOf(page, bo.nickName).tap();
    await button(page, english('groups.member')('makeAdmin')).tap();
    await expect(button(page, english('groups.member')('unmakeAdmin'))).toBeVisible();
  });

  await test.step('the admin mutes a member, who is told for how long, and lets them write again', async () => {
    await visitAs(third, clatter, chi.who, path);
    await expect(field(third, clatter)).toBeVisible();
    await visitAs(second, anjung, bo.who, pathToMembers(groupID));
    await rowOf(second, chi.nickName).tap();
    await button(second, malay('groups.member')('mute')).tap();
    await second.getByRole('dialog').getByRole('button', { name: /10/ }).tap();
    await expect(saying(third, restriction('muted'))).toBeVisible();
    await expect(field(third, clatter)).toBeHidden();
    await button(second, malay('groups.member')('unmute')).tap();
    await expect(field(third, clatter)).toBeVisible();
  });

  await test.step('who has left asks by a code, and is there again once the admin says so', async () => {
    await chiThere.client.call(quitGroup, groupID);
    await expect(seen(third, restriction('left'))).toBeVisible();
    const verification = groupVerification.both;
    await anaThere.client.call(setGroupVerification, { groupID, verification });
    const { token } = ana.who.credentials;
    const code = await call(clatter, '/user/getGroupCode', { groupId: groupID }, { token });
    await third.goto(addressOf(clatter, pathToJoin({ code: String(code['code']) })));
    await button(third, english('groups.kind')('askToJoin')).tap();
    await expect(saying(third, english('groups.join')('waitingSince'))).toBeVisible();
    const fromUserID = chi.who.credentials.userId;
    await boThere.client.call(acceptGroupApplication, { groupID, fromUserID, handleMsg: '' });
    await expect(field(third, clatter)).toBeVisible();
  });

  await test.step('the group changes hands, and its first owner is removed while looking at it', async () => {
    await page.goto(addressOf(clatter, pathToMembers(groupID, 'transfer')));
    await rowOf(page, bo.nickName).tap();
    await button(page, english('groups.members')('transferAction')).tap();
    await expect(page).not.toHaveURL(/pick=transfer/);
    await page.goto(addressOf(clatter, path));
    await expect(field(page, clatter)).toBeVisible();
    await second.goto(addressOf(anjung, pathToMembers(groupID)));
    await rowOf(second, ana.nickName).tap();
    await button(second, malay('groups.kind')('remove')).tap();
    await button(second, malay('groups.member')('removeAction')).tap();
    await expect(seen(page, restriction('removed'))).toBeVisible();
    await expect(field(page, clatter)).toBeHidden();
  });

  await test.step('the end of it reaches whoever looks at it, and a device that was offline', async () => {
    await third.context().setOffline(true);
    await boThere.client.call(dismissGroup, groupID);
    await third.context().setOffline(false);
    await expect(seen(third, restriction('dismissed'))).toBeVisible();
  });
  for (const one of [anaThere, boThere, chiThere]) one.leave();
});

test('a channel: its owner posts and pins, its followers read, see who leads alone, and mute it', async ({
  page,
  elsewhere,
}) => {
  const [ana, bo, chi] = await threePeople();
  const { token } = ana.who.credentials;
  const boThere = await joinAs(anjung, bo.who);
  const memberIds = [bo.who.credentials.userId, chi.who.credentials.userId];
  const made = await call(
    clatter,
    '/user/createGroup',
    {
      ...{ groupName: 'Market days', faceUrl: '', introduction: '', isChannel: true },
      ...{ memberIds, needVerification: 2 },
    },
    { token, key: randomUUID() },
  );
  const groupID = String(made['groupId']);
  const id = conversationIdOf({ sessionType: sessionType.group, groupID });
  const second = await elsewhere('second');
  const follower = malay('channels.conversation');

  await test.step('a post reaches a follower, who has no field but a bar', async () => {
    await visitAs(page, clatter, ana.who, pathToConversation(id));
    await write(page, clatter, 'The first cherries are here');
    await visitAs(second, anjung, bo.who, pathToConversation(id));
    await expect(seen(second, 'The first cherries are here')).toBeVisible();
    await expect(field(second, anjung)).toBeHidden();
  });

  await test.step('what is pinned stands above the messages of all, until it is taken back', async () => {
    await longPress(page, seen(page, 'The first cherries are here'));
    await page.getByRole('menuitem', { name: english('chat.actions')('pin'), exact: true }).tap();
    await atThePage(page);
    await expect(seen(second, malay('chat.pinned')('label'))).toBeVisible();
    await expect(button(page, english('chat.pinned')('unpin'))).toBeVisible();
    await longPress(page, timeline(page, clatter).getByText('The first cherries are here'));
    await page
      .getByRole('menuitem', { name: english('chat.actions')('recall'), exact: true })
      .tap();
    await expect(seen(second, malay('chat.pinned')('label'))).toBeHidden();
  });

  await test.step('a follower mutes it', async () => {
    await button(second, follower('mute')).tap();
    await expect(button(second, follower('unmute'))).toBeVisible();
  });
  boThere.leave();
});
