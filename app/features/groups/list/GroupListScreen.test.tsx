// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnsweringBackend, answeringBackend } from '../../../../tests/support/answers.ts';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { member } from '../../../../tests/support/member.ts';
import { answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { FeatureId } from '../../../brand/features.ts';
import {
  type GroupApplication,
  type GroupInfo,
  groupApplication,
  groupInfo,
} from '../../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  conversationRowsAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { feature as channels } from '../../channels/feature.tsx';
import { GroupListScreen } from './GroupListScreen.tsx';

const groupOf = (groupID: string, groupName: string, more: Partial<GroupInfo> = {}): GroupInfo =>
  v.parse(groupInfo, { groupID, groupName, groupType: 2, memberCount: 3, ...more });
const known = [
  groupOf('g1', 'Own walk', { ownerUserID: 'u1' }),
  groupOf('g2', 'Tea', { memberCount: 1 }),
  groupOf('g3', 'Run'),
  groupOf('g4', 'Tea news', { ex: '{"groupType":"channel"}' }),
];
const seen = (groupId: string, groupName: string, more: object = {}) => ({
  ...{ groupId, groupName, faceUrl: '', memberCount: 5, isChannel: false, introduction: '' },
  ...{ needVerification: 0, isMember: false, faces: [], ...more },
});

let screen: ShownScreen;
let backend: AnsweringBackend;
afterEach(() => screen.close());

type Options = {
  groups?: readonly GroupInfo[];
  sent?: readonly Partial<GroupApplication>[];
  found?: readonly object[];
  hasChannels?: boolean;
};

async function open({ groups = known, hasChannels = true, ...options }: Options = {}) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  store.set(listStateAtom('joinedGroups'), {
    isLoaded: true,
    rows: new Map(groups.map((one) => [one.groupID, one])),
  });
  const sent = (options.sent ?? []).map((one) => v.parse(groupApplication, one));
  store.set(listStateAtom('groupApplicationsSent'), {
    isLoaded: true,
    rows: new Map(sent.map((one) => [`${one.groupID} u1`, one])),
  });
  const row = (conversationID: string, latestMsgSendTime: number) =>
    [conversationID, plainRow({ conversationID, latestMsgSendTime })] as const;
  store.set(
    conversationRowsAtom,
    new Map([row('super_group_g2', 1_000), row('super_group_g3', 2_000)]),
  );
  backend = answeringBackend({ 'groups.getGroupByName': () => ({ list: options.found ?? [] }) });
  const { messaging } = answeringMessaging({ SearchGroups: [] });
  const features: FeatureId[] = hasChannels ? ['groups', 'channels'] : ['groups'];
  screen = await showScreen(
    <GroupListScreen />,
    {
      services: { backend, messaging },
      brand: { ...plainBrandData, features },
      loaded: hasChannels ? [channels] : [],
    },
    store,
  );
}

const names = () =>
  [...document.querySelectorAll('main [translate="no"]')].map((one) => one.textContent);
const tabs = () =>
  [...document.querySelectorAll('[role="radiogroup"] label')].map((one) => one.textContent);
const choose = (label: string) => screen.tap(label);

describe('GroupListScreen', () => {
  it('has those of one’s own, the others with the newest first, and channels by their followers', async () => {
    await open();
    expect(tabs()).toEqual(['Mine', 'Joined', 'Channels']);
    expect(names()).toEqual(['Own walk']);
    await choose('Joined');
    expect(names()).toEqual(['Run', 'Tea']);
    expect(screen.text()).toContain('1 member');
    await choose('Channels');
    await screen.shows('Tea news');
    expect(screen.text()).toContain('3 followers');
  });

  it('has no tab of channels where the site has none', async () => {
    await open({ hasChannels: false });
    expect(tabs()).toEqual(['Mine', 'Joined']);
  });

  it('says what to do where there is nothing', async () => {
    await open({ groups: [] });
    expect(screen.text()).toContain('No groups of your own');
    await choose('Joined');
    expect(screen.text()).toContain('Search by name or ID above, or scan a code.');
    await choose('Channels');
    await screen.shows('No channels yet');
    await screen.tap('New channel');
    expect(screen.address()).toBe('/pages/chat/new-channel');
  });

  it('shows what the person asked for with its state, while it is not theirs', async () => {
    await open({
      sent: [
        { groupID: 'a', groupName: 'Asked', reqTime: 3 },
        { groupID: 'b', groupName: 'Refused', handleResult: -1, handledMsg: 'No room', reqTime: 2 },
        { groupID: 'g2', groupName: 'Tea', handleResult: 1, reqTime: 1 },
      ],
    });
    expect(tabs()).toContain('Waiting');
    await choose('Waiting');
    expect(names()).toEqual(['Asked', 'Refused']);
    for (const text of ['Pending', 'Declined', 'Reason: No room'])
      expect(screen.text()).toContain(text);
    expect(document.querySelector('main a[href*="group-join"]')?.getAttribute('href')).toBe(
      '/pages/chat/group-join?id=a',
    );
  });

  it('finds what the person is in, and others of the platform, which lead to where they are joined', async () => {
    await open({ found: [seen('g2', 'Tea', { isMember: true }), seen('x', 'Tea house')] });
    await screen.type('Name or ID', 'tea');
    await screen.shows('Tea house');
    expect(names()).toEqual(['Tea news', 'Tea', 'Tea house']);
    expect(backend.asked).toEqual([
      { name: 'groups.getGroupByName', input: { name: 'tea' }, intent: undefined },
    ]);
    expect(document.querySelector('a[href*="group-join"]')?.getAttribute('href')).toBe(
      '/pages/chat/group-join?id=x',
    );
  });

  it('finds no channels where the site has none, and says that there is nothing', async () => {
    await open({ hasChannels: false, found: [seen('x', 'Zen news', { isChannel: true })] });
    await screen.type('Name or ID', 'zen');
    await screen.shows('Nothing found');
    expect(screen.text()).not.toContain('Zen news');
  });

  it('leads to the requests while there are any', async () => {
    await open();
    expect(screen.text()).not.toContain('Requests to join');
    const row = v.parse(groupApplication, { groupID: 'g1', userID: 'bea' });
    await act(async () =>
      screen.store.set(listStateAtom('groupApplicationsReceived'), {
        isLoaded: true,
        rows: new Map([['g1 bea', row]]),
      }),
    );
    expect(screen.control('Requests to join1').getAttribute('href')).toBe(
      '/pages/chat/group-applications',
    );
  });

  it('begins one from the title bar', async () => {
    await open();
    await screen.tap('Add');
    await screen.settles(() => document.querySelector('[role="menuitem"]') !== null);
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    expect(items.map((one) => one.textContent)).toEqual(['New group', 'Search to join', 'Scan']);
    await act(async () => items[0]?.click());
    await screen.settles(() => screen.address() === '/pages/chat/new-group');
  });
});
