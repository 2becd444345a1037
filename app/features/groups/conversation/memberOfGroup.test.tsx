// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { answeringMessaging, readerWhoKnows } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { ownMembershipsAtom } from '../../../core/messaging/messagingAtoms.ts';
import words from '../../../locales/en-US/groups.person.json';
import { MemberOfGroup } from './MemberOfGroup.tsx';

const of = (userID: string, roleLevel: number = groupRole.ordinary) =>
  v.parse(groupMember, { groupID: 'g1', userID, nickname: userID, roleLevel });

let screen: ShownScreen;
afterEach(() => screen.close());

type Known = { rule?: number; roleLevel?: number; friend?: object; isMember?: boolean };

async function open({ rule = 0, roleLevel, friend, isMember = true }: Known): Promise<void> {
  const store = readerWhoKnows(friend ? { friend } : {});
  const info = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', applyMemberFriend: rule });
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g1', info]]) });
  store.set(ownMembershipsAtom, new Map([['g1', of('u1', roleLevel)]]));
  const { messaging } = answeringMessaging({ GetGroupMembersInfo: isMember ? [of('bea')] : [] });
  screen = await showScreen(
    <MemberOfGroup userID="bea" groupID="g1" />,
    { services: { messaging } },
    store,
  );
  await act(async () => undefined);
}

it('leads to what can be done with a member, also where they are not on the device', async () => {
  await open({});
  await screen.shows(words.options);
  expect(screen.text()).not.toContain(words.noFriends);
});

it('says that the group lets its members not add each other', async () => {
  await open({ rule: 1 });
  await screen.shows(words.noFriends);
});

it.each([
  ['an admin', { rule: 1, roleLevel: groupRole.admin }],
  ['friends', { rule: 1, friend: {} }],
])('does not say so to %s', async (_, known) => {
  await open(known);
  await screen.shows(words.options);
  expect(screen.text()).not.toContain(words.noFriends);
});

it('is not there for somebody who is no member', async () => {
  await open({ isMember: false });
  expect(screen.text()).toBe('');
});
