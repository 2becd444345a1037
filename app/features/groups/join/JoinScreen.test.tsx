// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { member } from '../../../../tests/support/member.ts';
import { type Answers, answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import {
  type GroupApplication,
  groupApplication,
  groupInfo,
} from '../../../contract/gateway/entities/group.ts';
import type { GroupSeen } from '../../../contract/groups/group.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { feature as channels } from '../../channels/feature.tsx';
import { JoinScreen } from './JoinScreen.tsx';

const group: GroupSeen = {
  groupId: '77',
  groupName: 'Walkers',
  faceUrl: '',
  introduction: 'We walk on Sundays.',
  memberCount: 12,
  isChannel: false,
  needVerification: 0,
  isMember: false,
  faces: [],
};

let screen: ShownScreen;
let calls: string[];
afterEach(() => screen.close());

type Options = {
  address?: string;
  answers?: Answers;
  more?: Partial<GroupSeen>;
  entersAtOnce?: boolean;
  asked?: Partial<GroupApplication>;
  fails?: Parameters<typeof failing>[1];
};

async function open({ address = '?id=77', ...options }: Options = {}): Promise<void> {
  const { store } = member();
  if (options.asked) {
    const row = v.parse(groupApplication, { groupID: '77', userID: 'u1', ...options.asked });
    store.set(listStateAtom('groupApplicationsSent'), {
      isLoaded: true,
      rows: new Map([['77 u1', row]]),
    });
  }
  const seen = { ...group, ...options.more };
  const { entersAtOnce = true, fails } = options;
  const backend = answeringBackend({
    'groups.getGroupSeen': fails ? failing('groups.getGroupSeen', fails) : () => ({ group: seen }),
    'groups.getGroupByCode': fails
      ? failing('groups.getGroupByCode', fails)
      : () => ({ group: seen, entersAtOnce, inviterName: 'Bea' }),
  });
  const answering = answeringMessaging({
    JoinGroup: undefined,
    GetGroupsInfo: [v.parse(groupInfo, { groupID: '77', groupType: 2 })],
    ...options.answers,
  });
  calls = answering.calls;
  screen = await showScreen(
    <JoinScreen />,
    {
      ...{ brand: plainBrandData, loaded: [channels] },
      services: { backend, messaging: answering.messaging },
      address: `/pages/chat/group-join${address}`,
    },
    store,
  );
}

const declared = (name: string) =>
  ({ kind: 'declared', domain: 'groups', name, data: null, message: '' }) as NonNullable<
    Options['fails']
  >;
const joins = () => calls.filter((call) => call.startsWith('JoinGroup'));

describe('JoinScreen', () => {
  it('shows a group before anything is sent, and who invites', async () => {
    await open({ address: '?code=abc' });
    await screen.shows('Walkers');
    for (const text of ['12 members', 'We walk on Sundays.', 'Bea invites you', 'right away'])
      expect(screen.text()).toContain(text);
    expect(calls).toEqual([]);
  });

  it('joins at once with a code, and opens the chat once the device knows of it', async () => {
    await open({ address: '?code=abc' });
    await screen.shows('Walkers');
    await screen.tap('Join group');
    expect(joins()).toEqual(['JoinGroup {"groupID":"77","reqMsg":"","joinSource":4,"code":"abc"}']);
    const info = v.parse(groupInfo, { groupID: '77', groupType: 2 });
    await act(async () =>
      screen.store.set(listStateAtom('joinedGroups'), {
        isLoaded: true,
        rows: new Map([['77', info]]),
      }),
    );
    await screen.settles(() => screen.address().startsWith('/pages/chat/conversation'));
  });

  it('asks with a message where members are approved, found by a search', async () => {
    await open();
    await screen.shows('approves new members');
    await screen.type('Your message', ' Ada from work ');
    await screen.tap('Ask to join');
    expect(joins()).toEqual([
      'JoinGroup {"groupID":"77","reqMsg":"Ada from work","joinSource":3,"code":""}',
    ]);
  });

  it.each([
    ['not-sent', "There's no connection, so nothing was sent."],
    ['unknown', "we don't know yet whether it arrived"],
    ['refused', "This isn't possible right now."],
    [new GatewayError('JoinGroup', 'refused', 820), 'This group is full'],
    [new GatewayError('JoinGroup', 'refused', 821), 'Ask for a new one.'],
  ])('keeps the message where it did not arrive: %s', async (answer, sentence) => {
    await open({ answers: { JoinGroup: answer } });
    await screen.shows('approves new members');
    await screen.type('Your message', ' Ada ');
    await screen.tap('Ask to join');
    await screen.shows(sentence);
    expect((screen.control('Your message') as HTMLTextAreaElement).value).toBe(' Ada ');
  });

  it('sends no message of more than 255 characters', async () => {
    await open();
    await screen.shows('approves new members');
    await screen.type('Your message', 'a'.repeat(256));
    await screen.tap('Ask to join');
    expect(screen.text()).toContain('Use up to 255 characters.');
    expect(joins()).toEqual([]);
  });

  it('says since when a request waits, and offers nothing', async () => {
    const anHourAgo = Math.floor(Date.now() / 1000) - 3_700;
    await open({ asked: { reqTime: anHourAgo } });
    await screen.shows('You asked to join: 1 hour ago');
    expect(screen.has('Ask to join')).toBe(false);
  });

  it('says why the last request was declined, and lets the person ask again', async () => {
    await open({ asked: { handleResult: -1, handledMsg: 'Who are you?' } });
    await screen.shows('declined: “Who are you?”');
    await screen.tap('Ask again');
    expect(joins()).toHaveLength(1);
  });

  it('says that a group is full, and offers nothing', async () => {
    await open({ more: { memberCount: 2_000, needVerification: 2 } });
    await screen.shows('This group is full');
    expect(screen.has('Join group')).toBe(false);
  });

  it('leads whoever is in it to the chat at once', async () => {
    await open({ more: { isMember: true } });
    await screen.settles(() => screen.address().includes('77'));
    expect(joins()).toEqual([]);
  });

  it('speaks of a channel in its own words', async () => {
    await open({ more: { isChannel: true, needVerification: 2 } });
    await screen.shows('12 followers');
    expect(screen.has('Follow channel')).toBe(true);
  });

  it.each([
    ['codeExpired', 'Codes end after 7 days. Ask for a new one.'],
    ['codeUnknown', "This code isn't valid"],
    ['groupGone', 'This no longer exists'],
  ])('says what is wrong with what led here: %s', async (name, sentence) => {
    await open({ address: '?code=abc', fails: declared(name) });
    await screen.shows(sentence);
    expect(screen.has('Try again')).toBe(false);
  });

  it('can be tried again where there was no network', async () => {
    await open({ fails: { kind: 'offline' } });
    await screen.shows("This didn't load");
    expect(screen.has('Try again')).toBe(true);
  });

  it('says so where the address names nothing', async () => {
    await open({ address: '' });
    await screen.shows('Not found');
  });
});
