// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { friend } from '../../../contract/gateway/entities/people.ts';
import type { Backend } from '../../../core/backend/backend.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { notAddedAtom } from '../../../parts/groups/begin/notAdded.ts';
import { NewGroupScreen } from './NewGroupScreen.tsx';

let screen: ShownScreen;
let takeLayout: () => void;
let sent: { input: unknown; intent: string | undefined }[] = [];
let answer: () => unknown = () => ({ groupId: '77', notAdded: [] });

beforeEach(() => {
  takeLayout = giveLayout();
  sent = [];
  answer = () => ({ groupId: '77', notAdded: [] });
});
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
  takeLayout();
});

const fail = (failure: CallFailure) => (): never => {
  throw new CallError('groups.createGroup', failure);
};

async function open(address = '/pages/chat/new-group'): Promise<void> {
  const { store } = member();
  const friends = [
    v.parse(friend, { userID: 'bea', nickname: 'Bea', remark: 'My secret' }),
    v.parse(friend, { userID: 'carl', nickname: 'Carl' }),
  ];
  const rows = new Map(friends.map((one) => [one.userID, one]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
  const row = plainRow({ userID: 'zoe', showName: 'Zoe', conversationID: 'single_zoe' });
  store.set(conversationRowsAtom, new Map([[row.conversationID, row]]));
  const backend: Backend = {
    call: async (_, input, options) => {
      sent.push({ input, intent: options?.intent });
      return answer() as never;
    },
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
  };
  const { messaging } = answeringMessaging({
    GetGroupsInfo: [v.parse(groupInfo, { groupID: '77', groupType: 0 })],
  });
  screen = await showScreen(
    <NewGroupScreen />,
    { services: { backend, messaging }, address },
    store,
  );
  await screen.shows('Carl');
}

const nameField = () => screen.control('Group name') as HTMLInputElement;

async function choose(...names: string[]): Promise<void> {
  for (const name of names) await screen.tap(name);
  await screen.tap(`Next (${names.length})`);
}

it('says that the group is named after its members as all know them, has it named after those who are added, and opens it at once', async () => {
  await open();
  await choose('My secret', 'Carl');
  expect(nameField().placeholder).toBe('Ada, Bea, Carl');
  await screen.tap('Create group');
  expect(sent).toEqual([
    {
      input: { groupName: '', faceUrl: '', memberIds: ['bea', 'carl'] },
      intent: 'create-group',
    },
  ]);
  await screen.settles(() => screen.address().startsWith('/pages/chat/conversation'));
  expect(screen.address()).toContain('77');
});

it('goes back to the members and keeps the name; the next step has both', async () => {
  await open();
  await choose('Carl');
  await screen.type('Group name', '  Walkers ');
  await screen.tap('Back');
  expect(screen.has('Remove Carl')).toBe(true);
  await screen.tap('My secret');
  await screen.tap('Next (2)');
  expect(nameField().value).toBe('  Walkers ');
  await screen.tap('Create group');
  expect(sent[0]?.input).toEqual({
    ...{ groupName: 'Walkers', faceUrl: '', memberIds: ['carl', 'bea'] },
  });
});

it('keeps what was put in over a reload', async () => {
  await open();
  await choose('Carl');
  await screen.type('Group name', 'Walkers');
  await screen.close();
  await open();
  await screen.tap('Next (1)');
  expect(nameField().value).toBe('Walkers');
});

it('asks before what was put in is left, and forgets it then', async () => {
  await open();
  await screen.tap('Carl');
  await screen.tap('Back');
  await screen.shows('Discard what you entered?');
  await screen.tap('Keep editing');
  expect(screen.has('Remove Carl')).toBe(true);
  await screen.tap('Back');
  await screen.shows('Discard what you entered?');
  await screen.tap('Discard');
  await screen.settles(() => screen.address() === '/');
  await screen.close();
  await open();
  expect(screen.has('Remove Carl')).toBe(false);
});

it('asks nothing where nothing was put in', async () => {
  await open();
  await screen.tap('Back');
  expect(screen.address()).toBe('/');
});

it('begins with somebody from a chat, who need be no friend', async () => {
  await open('/pages/chat/new-group?with=zoe');
  expect(screen.has('Remove Zoe')).toBe(true);
  await screen.tap('Carl');
  await screen.tap('Next (2)');
  await screen.tap('Create group');
  expect(sent[0]?.input).toMatchObject({ memberIds: ['zoe', 'carl'] });
});

it('tells the conversation who could not be added, and why', async () => {
  answer = () => ({ groupId: '77', notAdded: [{ userId: 'carl', reason: 'unreachable' }] });
  await open();
  await choose('Carl');
  await screen.tap('Create group');
  await screen.settles(() => screen.address().includes('77'));
  expect(screen.store.get(notAddedAtom).get('77')).toEqual([
    { userID: 'carl', nickname: 'Carl', reason: 'unreachable' },
  ]);
});

it('says that nobody knows where no answer came, and sends the same under the same intent', async () => {
  answer = fail({ kind: 'timeout' });
  await open();
  await choose('Carl');
  await screen.tap('Create group');
  await screen.shows("we don't know yet whether it was created");
  answer = () => ({ groupId: '77', notAdded: [] });
  await screen.tap('Create group');
  await screen.settles(() => screen.address().includes('77'));
  expect(sent[0]).toEqual(sent[1]);
});

it('says why it was not made, and keeps what was put in', async () => {
  answer = fail({ kind: 'offline' });
  await open();
  await choose('Carl');
  await screen.type('Group name', 'Walkers');
  await screen.tap('Create group');
  await screen.settles(() => document.querySelector('[role="alert"] p') !== null);
  expect(nameField().value).toBe('Walkers');
  expect(screen.address()).toBe('/pages/chat/new-group');
});

it('is sent once, however often the button is pressed', async () => {
  let finish: (value: unknown) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  await open();
  await choose('Carl');
  const button = screen.control('Create group');
  await act(async () => {
    button.click();
    button.click();
  });
  expect(sent).toHaveLength(1);
  await act(async () => finish({ groupId: '77', notAdded: [] }));
});
