// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { pinnedIn, withPinned } from '../../../contract/gateway/pinnedIn.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import { ownMembershipsAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import actions from '../../../locales/en-US/chat.actions.json';
import texts from '../../../locales/en-US/chat.pinned.json';

const id = 'super_group_g1';
const row = plainRow({ conversationID: id, conversationType: 3, groupID: 'g1', userID: '' });
const inGroup = { conversationID: id, groupID: 'g1', sessionType: 3 as const, recvID: '' };
const first = plainMessage({ ...inGroup, content: 'Bring water.' });
const second = plainMessage({ ...inGroup, clientMsgID: 'm2', seq: 2, content: 'See you at nine.' });

let page: OpenedConversation;
let takeLayout: () => void;
let written: string[];
let answer: () => unknown;
beforeEach(() => {
  takeLayout = giveLayout();
  written = [];
  answer = () => '';
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

type World = {
  ex?: string;
  roleLevel?: number;
  messages?: StoredMessage[];
  kept?: StoredMessage[];
};

async function open({ ex = '', roleLevel, messages = [first, second], kept = [] }: World) {
  const call = (async ({ name }: { name: string }, input: unknown) => {
    if (name === 'SetGroupInfo')
      written.push((input as { groupInfo: { ex: string } }).groupInfo.ex);
    return answer();
  }) as Messaging['call'];
  page = await openConversation({
    ...{ id, row, timeline: { messages }, features: ['groups', 'channels'] },
    messaging: { call, keptMessages: async () => kept },
  });
  await know(ex, roleLevel ?? groupRole.ordinary);
}

const know = (ex: string, roleLevel: number) =>
  act(async () => {
    const group = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', memberCount: 3, ex });
    const own = v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel });
    page.store.set(listStateAtom('joinedGroups'), {
      isLoaded: true,
      rows: new Map([['g1', group]]),
    });
    page.store.set(ownMembershipsAtom, new Map([['g1', own]]));
  });
const bar = () => document.querySelector(`[aria-description="${texts.go}"]`);
const choices = () => [
  ...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button, [role="dialog"] button'),
];
const pinnedFirst = (ex = '') => withPinned(ex, first);

it('shows the words of what is pinned, and nothing once it is taken back', async () => {
  await open({ ex: pinnedFirst() });
  await until(() => bar() !== null);
  expect(bar()?.textContent).toBe(`${texts.label}Bring water.`);
  expect(page.has(texts.unpin)).toBe(false);
  await page.showTimeline({ messages: [withoutContent({ ...first, isRevoked: true }), second] });
  await until(() => bar() === null);
});

it('looks up at the gateway what the device does not have, and shows no message of somebody else', async () => {
  answer = () => ({
    totalCount: 1,
    findResultItems: [{ conversationID: id, messageCount: 1, messageList: [first] }],
  });
  await open({ ex: pinnedFirst(), messages: [second] });
  await until(() => bar()?.textContent?.includes('Bring water.') === true);
  await know(withPinned('', { ...first, sendID: 'eve' }), groupRole.ordinary);
  await until(() => bar() === null);
});

it('is pinned from the menu of a message by who leads, and all else of the group stays', async () => {
  await open({ ex: channelMark, roleLevel: groupRole.admin });
  const buttons = document.querySelectorAll<HTMLElement>('[data-message-menu]');
  await act(async () => buttons[0]?.click());
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      ({ textContent }) => textContent === actions.pin,
    );
  await until(() => item() !== undefined);
  await act(async () => item()?.click());
  await until(() => written.length > 0);
  expect(written).toEqual([pinnedFirst(channelMark)]);
  expect(pinnedIn({ ex: written[0] ?? '' })).toEqual({ clientMsgID: 'm1', sendID: 'bea' });
  await until(() => page.said() === texts.done);
});

it('is unpinned by who leads, once they were asked', async () => {
  await open({ ex: pinnedFirst(channelMark), roleLevel: groupRole.owner });
  await page.settles(() => page.has(texts.unpin));
  await page.tap(texts.unpin);
  await page.shows(texts.unpinSentence);
  expect(written).toEqual([]);
  await act(async () => choices().at(-1)?.click());
  await until(() => written.length > 0);
  expect(written).toEqual([channelMark]);
});

it('says that nobody knows yet where no answer came', async () => {
  answer = () => {
    throw new Error('cut');
  };
  await open({ ex: pinnedFirst(), roleLevel: groupRole.owner });
  await page.settles(() => page.has(texts.unpin));
  await page.tap(texts.unpin);
  await until(() => choices().length > 0);
  await act(async () => choices().at(-1)?.click());
  await until(() => page.said() === texts.unknownOutcome);
});
