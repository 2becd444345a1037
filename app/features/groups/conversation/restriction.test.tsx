// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import {
  type GroupInfo,
  type GroupMember,
  groupInfo,
  groupMember,
} from '../../../contract/gateway/entities/group.ts';
import { groupRole, groupStatus } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  type ConversationRow,
  conversationRowsAtom,
  ownMembershipsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths } from '../../../core/navigation/paths.ts';
import words from '../../../locales/en-US/groups.restriction.json';
import { feature } from '../feature.tsx';
import { pathToJoin } from '../paths.ts';

const id = 'super_group_g1';
const inGroup = { conversationID: id, sessionType: 3, groupID: 'g1', recvID: '' } as const;
const hello = plainMessage({ ...inGroup, content: 'Hello' });
const rowOf = (more: Partial<ConversationRow> = {}) =>
  plainRow({ conversationID: id, conversationType: 3, userID: '', groupID: 'g1', ...more });

let page: OpenedConversation;
let takeLayout: () => void;
let asked: string[];
beforeEach(() => {
  takeLayout = giveLayout();
  asked = [];
});
afterEach(async () => {
  await page.close();
  takeLayout();
  vi.useRealTimers();
});

async function open(messages: StoredMessage[] = [hello], row = rowOf()): Promise<void> {
  const call = (async ({ name }: { name: string }, input: unknown) => {
    asked.push(`${name} ${input}`);
  }) as Messaging['call'];
  page = await openConversation({
    ...{ id, row, timeline: { messages }, features: ['groups', 'channels'] },
    handingIn: [feature],
    messaging: { call },
  });
}

const know = (group: Partial<GroupInfo>, own: Partial<GroupMember> = {}) =>
  act(async () => {
    const info = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', groupType: 2, ...group });
    const member = v.parse(groupMember, {
      ...{ groupID: 'g1', userID: 'u1', roleLevel: groupRole.ordinary },
      ...own,
    });
    page.store.set(listStateAtom('joinedGroups'), {
      isLoaded: true,
      rows: new Map([['g1', info]]),
    });
    page.store.set(ownMembershipsAtom, new Map([['g1', member]]));
  });
const setRow = (more: Partial<ConversationRow>) =>
  act(async () => page.store.set(conversationRowsAtom, new Map([[id, rowOf(more)]])));
const about = (type: number, detail: object) =>
  plainMessage({
    ...{ ...inGroup, clientMsgID: 'last', seq: 2, contentType: type },
    notificationElem: { detail: JSON.stringify(detail), defaultTips: '' },
  });
const removed = about(contentType.memberKicked, {
  ...{ opUser: { userID: 'ana', nickname: 'Ana' }, kickedUserList: [{ userID: 'u1' }] },
});
const canWrite = () => page.has(chat.messageField);

describe('where one would write in a group', () => {
  it('says that all are muted while they are, and takes words again afterwards', async () => {
    await open();
    await know({});
    expect(canWrite()).toBe(true);
    await know({ status: groupStatus.muted });
    await page.shows(words.allMuted);
    expect(canWrite()).toBe(false);
    await know({ status: groupStatus.muted }, { roleLevel: groupRole.admin });
    expect(canWrite()).toBe(true);
  });

  it('says in a channel who writes there once the own place in it is known, and nothing before', async () => {
    await open();
    const channel = v.parse(groupInfo, { groupID: 'g1', ex: '{"groupType":"channel"}' });
    const rows = new Map([['g1', channel]]);
    await act(async () => page.store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows }));
    await page.settles(() => !canWrite());
    expect(page.text()).not.toContain(words.readOnly);
    await know(channel);
    await page.shows(words.readOnly);
    expect(canWrite()).toBe(false);
  });

  it('counts a mute down, and opens by itself with what had been written', async () => {
    await open();
    await know({});
    await page.type(chat.messageField, 'I was about to');
    const now = Math.ceil(Date.now() / 1000);
    await know({}, { muteEndTime: now + 48 });
    await page.shows('An admin muted you.');
    expect(page.text()).toMatch(/0:4\d/);
    expect(page.calls).toContain(`draft ${id} "I was about to"`);
    await setRow({ draft: 'I was about to' });
    expect(canWrite()).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: (now + 49) * 1000 });
    // As after the device has slept.
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(canWrite()).toBe(true);
    expect(page.field().value).toBe('I was about to');
  });

  it('opens at once where a mute is taken back', async () => {
    await open();
    await know({}, { muteEndTime: Math.ceil(Date.now() / 1000) + 90_000 });
    await page.shows('An admin muted you.');
    expect(document.querySelector('[aria-hidden] time')).toBeNull();
    await know({}, { muteEndTime: 0 });
    expect(canWrite()).toBe(true);
  });

  it('closes over one who is removed while writing, and keeps what was said and begun', async () => {
    await open();
    await know({});
    await page.type(chat.messageField, 'Wait');
    const lost = plainMessage({
      ...{ ...inGroup, clientMsgID: 'm9', sendID: 'u1', seq: 0, content: 'On its way' },
      ...{ state: 'failed', errCode: gatewayErrors.notInGroup },
    });
    await page.showTimeline({ messages: [hello, removed, lost] });
    await setRow({ isNotInGroup: true });
    await page.shows(words.removed);
    expect(canWrite()).toBe(false);
    expect(page.calls).toContain(`draft ${id} "Wait"`);
    await page.shows('Ana removed you from the group');
    expect(page.text()).toContain('Hello');
    expect(page.text()).toContain(chat.failedNotInGroup);
  });

  it('tells one who left otherwise, and one whose group is gone', async () => {
    const left = about(contentType.memberQuit, { quitUser: { userID: 'u1' } });
    await open([hello, left], rowOf({ isNotInGroup: true }));
    await page.shows(words.left);
    await page.close();
    const gone = about(contentType.groupDismissed, { opUser: { userID: 'ana' } });
    await open([hello, gone], rowOf({ isNotInGroup: true }));
    await page.shows(words.dismissed);
  });

  it('leads one who is out to where one asks to join', async () => {
    await open([hello, removed], rowOf({ isNotInGroup: true }));
    await page.shows(words.removed);
    await page.tap(words.joinAgain);
    expect(page.address()).toBe(pathToJoin({ id: 'g1' }));
  });

  it('offers to delete the chat, asks first, and leads to the others', async () => {
    await open([hello, removed], rowOf({ isNotInGroup: true }));
    await page.shows(words.removed);
    await page.tap(words.deleteChat);
    await until(() => document.querySelector('[role="alertdialog"]') !== null);
    expect(asked.some((one) => one.startsWith('DeleteConversation'))).toBe(false);
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    await act(async () => buttons.at(-1)?.click());
    await until(() => page.address() === paths.chat);
    expect(asked.some((one) => one === `DeleteConversationFromLocalAndSvr ${id}`)).toBe(true);
  });
});
