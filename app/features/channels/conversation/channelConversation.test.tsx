// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole, receiveOption } from '../../../contract/gateway/enums.ts';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  conversationRowsAtom,
  ownMembershipsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import texts from '../../../locales/en-US/channels.conversation.json';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { feature as groups } from '../../groups/feature.tsx';
import { feature } from '../feature.tsx';

const id = 'super_group_g1';
const rowOf = (recvMsgOpt = 0) =>
  plainRow({
    ...{ conversationID: id, conversationType: 3, groupID: 'g1', userID: '' },
    ...{ showName: 'Market days', recvMsgOpt },
  });
const post = plainMessage({
  ...{ conversationID: id, groupID: 'g1', sessionType: 3, recvID: '' },
  content: 'The first cherries are here.',
});

let page: OpenedConversation;
let takeLayout: () => void;
let asked: unknown[];
let answer: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  asked = [];
  answer = () => undefined;
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

/** @param roleLevel the reader's own; null while the device does not know it */
async function open(roleLevel: number | null, ownerUserID = 'bea'): Promise<void> {
  const call = (async ({ name }: { name: string }, input: unknown) => {
    asked.push([name, input]);
    return answer();
  }) as Messaging['call'];
  page = await openConversation({
    ...{ id, row: rowOf(), timeline: { messages: [post] }, features: ['groups', 'channels'] },
    handingIn: [groups, feature],
    messaging: { call },
  });
  const more = { groupName: 'Market days', memberCount: 12_345, ex: channelMark, ownerUserID };
  const group = v.parse(groupInfo, { groupID: 'g1', ...more });
  await act(async () => {
    page.store.set(listStateAtom('joinedGroups'), {
      isLoaded: true,
      rows: new Map([['g1', group]]),
    });
    if (roleLevel !== null) page.store.set(ownMembershipsAtom, membershipOf(roleLevel));
  });
}

const membershipOf = (roleLevel: number) =>
  new Map([['g1', v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel })]]);

describe('the conversation of a channel', () => {
  it('says how many follow it, in few letters, and never who they are', async () => {
    await open(groupRole.ordinary);
    await page.shows('12K followers');
    expect(page.text()).not.toContain('members');
  });

  it('is muted and heard again where followers cannot write', async () => {
    await open(groupRole.ordinary);
    await page.settles(() => page.has(texts.mute));
    expect(page.has(chat.messageField)).toBe(false);
    await page.tap(texts.mute);
    const opt = { conversationIDList: [id], opt: receiveOption.silent };
    expect(asked).toContainEqual(['SetConversationRecvMessageOpt', opt]);
    await page.settles(() => page.said() === texts.muted);
    const silent = new Map([[id, rowOf(receiveOption.silent)]]);
    await act(async () => page.store.set(conversationRowsAtom, silent));
    await page.tap(texts.unmute);
    expect(asked.at(-1)).toEqual([
      'SetConversationRecvMessageOpt',
      { ...opt, opt: receiveOption.normal },
    ]);
    await page.settles(() => page.said() === texts.unmuted);
  });

  it('says where muting it came to nothing', async () => {
    answer = () => {
      throw new GatewayError('SetConversationRecvMessageOpt', 'not-sent', 0);
    };
    await open(groupRole.ordinary);
    await page.settles(() => page.has(texts.mute));
    await page.tap(texts.mute);
    await page.settles(() => page.said() === texts.notSent);
  });

  it('is shared by its code', async () => {
    await open(groupRole.ordinary);
    await page.settles(() => page.has(texts.share));
    await page.tap(texts.share);
    expect(page.address()).toBe('/pages/chat/group-code?id=g1');
  });

  it('speaks as itself: a post shows neither face nor name of who wrote it', async () => {
    await open(groupRole.ordinary);
    await page.shows('The first cherries');
    expect(document.querySelector('[data-sender-face]')).toBeNull();
    expect(page.text()).not.toContain('Bea');
    expect(page.text()).toContain('Market days');
  });

  it('offers nothing on a new device until the own place is known', async () => {
    await open(null);
    await page.shows('12K followers');
    const offered = () => [page.has(chat.messageField), page.has(texts.share)];
    expect(offered()).toEqual([false, false]);
    await act(async () => page.store.set(ownMembershipsAtom, membershipOf(groupRole.admin)));
    await page.settles(() => page.has(chat.messageField));
    await act(async () => page.store.set(ownMembershipsAtom, membershipOf(groupRole.ordinary)));
    await page.settles(() => page.has(texts.share));
    expect(offered()).toEqual([false, true]);
  });

  it('has a field for its owner from the start, on a new device too', async () => {
    await open(null, 'u1');
    expect(page.has(chat.messageField)).toBe(true);
    expect(page.has(texts.share)).toBe(false);
  });

  it('has a field for owner and admins', async () => {
    await open(groupRole.admin);
    expect(page.has(chat.messageField)).toBe(true);
    expect(page.has(texts.mute)).toBe(false);
  });
});
