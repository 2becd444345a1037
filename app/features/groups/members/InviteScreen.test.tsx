// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type Answers, answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { friend } from '../../../contract/gateway/entities/people.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom, ownMembershipsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { InviteScreen } from './InviteScreen.tsx';

let screen: ShownScreen;
let takeLayout: () => void;
let calls: string[];
/** How many are in the group from now on. */
let grow: (memberCount: number) => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

type Group = { roleLevel?: number; needVerification?: number; memberCount?: number };

async function open(
  answers: Answers,
  { roleLevel = 2, needVerification = 0, memberCount = 2 }: Group = {},
) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const friends = ['Bea', 'Carl', 'Dora'].map((name) =>
    v.parse(friend, { userID: name, nickname: name }),
  );
  const rows = new Map(friends.map((one) => [one.userID, one]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
  grow = (memberCount) => {
    const group = v.parse(groupInfo, {
      ...{ groupID: 'g1', groupType: 2, memberCount, needVerification },
    });
    store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g1', group]]) });
  };
  grow(memberCount);
  const of = (userID: string, roleLevel: number) =>
    v.parse(groupMember, { groupID: 'g1', userID, nickname: userID, roleLevel });
  store.set(ownMembershipsAtom, new Map([['g1', of('u1', roleLevel)]]));
  store.set(listStateAtom('members', 'g1'), {
    isLoaded: true,
    rows: new Map([of('u1', roleLevel), of('Dora', 1)].map((one) => [one.userID, one])),
  });
  const answering = answeringMessaging(answers);
  calls = answering.calls;
  const messaging = { ...answering.messaging, loadList: async () => undefined };
  screen = await showScreen(
    <InviteScreen />,
    { services: { messaging }, address: '/pages/chat/group-invite?id=g1' },
    store,
  );
  if (memberCount < 2_000) await screen.shows('Carl');
}

const result = (userID: string, code: number) => ({ userID, result: code });
const failed = (userID: string, reason: string) => ({ userID, result: -1, reason });
const why =
  "Either they don't accept messages from you, their account no longer exists, or there's no room left.";

async function inviteBoth(): Promise<void> {
  await screen.tap('Bea');
  await screen.tap('Carl');
  await screen.tap('Add (2)');
}

it('adds those who are not in yet, and names who could not be added, with why and what to do', async () => {
  await open({ InviteUserToGroup: [result('Bea', 0), failed('Carl', 'unreachable')] });
  expect(document.querySelectorAll('input:disabled')).toHaveLength(1);
  await inviteBoth();
  await screen.shows("Carl couldn't be added: they don't accept messages from you.");
  expect(screen.said()).toBe('1 person added');
  expect(screen.has('Remove Bea')).toBe(false);
  expect(screen.has('Remove Carl')).toBe(true);
  expect(screen.control('Send them the link').getAttribute('href')).toBe(
    '/pages/chat/group-code?id=g1',
  );
  expect(calls.filter((call) => call.startsWith('InviteUserToGroup'))).toEqual([
    'InviteUserToGroup {"groupID":"g1","reason":"","userIDList":["Bea","Carl"]}',
  ]);
});

it('names all where nobody could be added and the gateway gives no reason, or one of its own', async () => {
  await open({ InviteUserToGroup: [result('Bea', -1), failed('Carl', 'mood')] });
  await inviteBoth();
  await screen.shows(`Bea and Carl couldn't be added. ${why}`);
});

it('says each reason in a sentence of its own', async () => {
  await open({ InviteUserToGroup: [failed('Bea', 'full'), failed('Carl', 'unknown')] });
  await inviteBoth();
  await screen.shows("Bea couldn't be added: there's no room left.");
  await screen.shows("Carl couldn't be added: the account no longer exists.");
  expect(document.querySelector('p p')).toBeNull();
});

it('is done with those who came in by another way', async () => {
  await open({ InviteUserToGroup: [result('Bea', 0), failed('Carl', 'already')] });
  await inviteBoth();
  await screen.settles(() => screen.address().startsWith('/pages/chat/group-info'));
  expect(screen.said()).toBe('1 person added');
});

it('says that the others were asked where invitations wait for approval', async () => {
  const waits = { roleLevel: 1, needVerification: 1 };
  const asked = { ...result('Bea', 0), reason: 'approval' };
  await open({ InviteUserToGroup: [asked, failed('Carl', 'unreachable')] }, waits);
  await inviteBoth();
  await screen.shows("Carl couldn't be added: they don't accept messages from you.");
  expect(screen.said()).toBe('1 invitation waits for approval');
});

it('says so too where the gateway tells no more than that they are welcome', async () => {
  const answers = { InviteUserToGroup: [result('Bea', 0), result('Carl', 0)] };
  await open(answers, { roleLevel: 1, needVerification: 1 });
  await inviteBoth();
  await screen.settles(() => screen.address().startsWith('/pages/chat/group-info'));
  expect(screen.said()).toBe('2 invitations wait for approval');
});

it('names who could not be added also where the others filled the group', async () => {
  const answers = { InviteUserToGroup: [result('Bea', 0), failed('Carl', 'full')] };
  await open(answers, { memberCount: 1_998 });
  await inviteBoth();
  await act(async () => grow(2_000));
  await screen.shows("Carl couldn't be added: there's no room left.");
  expect(screen.has('Send them the link')).toBe(true);
});

it('says that the group is full', async () => {
  const full = new GatewayError('InviteUserToGroup', 'refused', gatewayErrors.groupFull);
  await open({ InviteUserToGroup: full });
  await inviteBoth();
  await screen.shows("There's no room for anyone else.");
  expect(screen.has('Remove Bea')).toBe(true);
});

it('says how many more fit in before anybody is chosen, and takes no more', async () => {
  await open({}, { memberCount: 1_999 });
  await screen.shows("There's room for 1 more person.");
  await screen.tap('Bea');
  await screen.shows("There's no room for anyone else.");
  await screen.tap('Carl');
  expect(screen.said()).toBe("There's no room for anyone else.");
  expect(screen.has('Add (1)')).toBe(true);
});

it('says nothing of room where there is enough', async () => {
  await open({}, { memberCount: 1_500 });
  expect(screen.text()).not.toContain('room for');
});

it('says that a full group takes nobody, before anything is sent', async () => {
  await open({}, { memberCount: 2_000 });
  await screen.shows('This group is full, so nobody else can join.');
  expect(screen.has('Add (0)')).toBe(false);
});

it('keeps those who were chosen where nothing was sent', async () => {
  await open({ InviteUserToGroup: 'not-sent' });
  await screen.tap('Bea');
  await screen.tap('Add (1)');
  await screen.shows("There's no connection");
  expect(screen.has('Remove Bea')).toBe(true);
});
