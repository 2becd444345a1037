// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { blackUser, friend, friendApplication } from '../../../contract/gateway/entities/people.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { listStateAtom, unloadedList } from '../../../core/messaging/lists/listAtoms.ts';
import { handedDraftAtom } from '../../../core/messaging/messagingAtoms.ts';
import { pathToFriendVerify } from '../../../core/navigation/paths.ts';

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function open(opening?: Opening): Promise<OpenedConversation> {
  page = await openConversation(opening);
  return page;
}

describe('writing in a conversation', () => {
  it('sends what was written, and keeps no draft of it', async () => {
    const { calls } = await open();
    expect(page.has(chat.send)).toBe(false);
    await page.type(chat.messageField, '  Hi there. ');
    await page.tap(chat.send);
    expect(calls).toContain('send Hi there.');
    expect(calls).toContain('draft single_bea ""');
    expect(page.field().value).toBe('');
  });

  it('brings back the draft, and keeps what is written when the page is left', async () => {
    const { calls } = await open({ row: plainRow({ draft: 'Half a' }) });
    expect(page.field().value).toBe('Half a');
    await page.type(chat.messageField, 'Half a sentence');
    await page.close();
    expect(calls).toContain('draft single_bea "Half a sentence"');
    await open();
  });

  it('brings back the draft of a conversation that the list did not have yet', async () => {
    await open({ row: null, status: 'syncing' });
    await page.showRow(plainRow({ draft: 'Half a' }));
    expect(page.field().value).toBe('Half a');
  });

  it('keeps the field, and the focus, when the row of a new chat comes while somebody writes', async () => {
    await open({ row: null, status: 'syncing' });
    await page.type(chat.messageField, 'Look');
    const before = page.field();
    before.focus();
    await page.showRow(plainRow({ draft: 'Look' }));
    expect(page.field()).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('begins with what another page handed over, before the row says so, and only once', async () => {
    const handed = { conversationID: 'single_bea', text: 'R20260309-7K3M9Q2FXA' };
    const { store } = await open({ handed });
    expect(page.field().value).toBe(handed.text);
    await page.showRow(plainRow({ draft: '' }));
    expect(page.field().value).toBe(handed.text);
    expect(store.get(handedDraftAtom)).toBeNull();
    await page.type(chat.messageField, '');
    await page.showRow(plainRow({ draft: handed.text }));
    expect(page.field().value).toBe('');
  });

  it('leaves what is for another conversation', async () => {
    const handed = { conversationID: 'single_cat', text: 'R20260309-7K3M9Q2FXA' };
    const { store } = await open({ handed });
    expect(page.field().value).toBe('');
    expect(store.get(handedDraftAtom)).toEqual(handed);
  });

  it('counts down near the longest message and sends no longer one', async () => {
    await open();
    await page.type(chat.messageField, 'a'.repeat(4_999));
    expect(page.text()).toContain('1 character left');
    await page.type(chat.messageField, 'a'.repeat(5_002));
    expect(page.text()).toContain('2 characters too many');
    expect(page.control(chat.send).hasAttribute('disabled')).toBe(true);
  });

  it('says why nothing can be written', async () => {
    const { store } = await open();
    await act(async () =>
      store.set(listStateAtom('blacklist'), {
        isLoaded: true,
        rows: new Map([['bea', v.parse(blackUser, { userID: 'bea' })]]),
      }),
    );
    expect(page.text()).toContain(chat.youBlocked);
    expect(page.has(chat.messageField)).toBe(false);
  });

  const refused = plainMessage({
    ...{ sendID: 'u1', recvID: 'bea', state: 'failed', errCode: gatewayErrors.notFriend },
  });
  const asks = v.parse(friendApplication, { fromUserID: 'u1', toUserID: 'bea', handleResult: 0 });
  const sent = { isLoaded: true, rows: new Map([['u1 bea', asks]]) };

  it('leads to a friend request where friends alone can write', async () => {
    await open({ timeline: { messages: [refused] } });
    expect(page.text()).toContain(chat.failedNotFriend);
    expect(page.has(chat.messageField)).toBe(false);
    await page.tap(chat.addFriend);
    expect(page.address()).toBe(pathToFriendVerify('bea'));
  });

  it('says that a friend request is on its way, and takes words once it is accepted', async () => {
    const { store } = await open({ timeline: { messages: [refused] } });
    await act(async () => store.set(listStateAtom('friendApplicationsSent'), sent));
    expect(page.text()).toContain(chat.friendAsked);
    expect(page.has(chat.addFriend)).toBe(false);
    const bea = v.parse(friend, { userID: 'bea', nickname: 'Bea' });
    const friends = { isLoaded: true, rows: new Map([['bea', bea]]) };
    await act(async () => store.set(listStateAtom('friends'), friends));
    expect(page.has(chat.messageField)).toBe(true);
  });

  it('offers a friend request with a message that was refused, unless one is on its way', async () => {
    const later = plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Hi.' });
    const { store } = await open({ timeline: { messages: [refused, later] } });
    expect(page.has(chat.messageField)).toBe(true);
    await page.tap(chat.notSentTap);
    await page.shows(chat.sendAgainTitle);
    await act(async () => store.set(listStateAtom('friendApplicationsSent'), sent));
    expect([page.has(chat.sendAgain), page.has(chat.addFriend)]).toEqual([true, false]);
    await act(async () => store.set(listStateAtom('friendApplicationsSent'), unloadedList));
    await page.tap(chat.addFriend);
    expect(page.address()).toBe(pathToFriendVerify('bea'));
  });

  it('asks what to do with a message that did not go', async () => {
    const failed = plainMessage({ sendID: 'u1', state: 'failed', errCode: 600 });
    const { calls } = await open({ timeline: { messages: [failed] } });
    expect(page.text()).toContain(chat.failedBlocked);
    await page.tap(chat.notSentTap);
    await page.shows(chat.sendAgainTitle);
    await page.tap(chat.sendAgain);
    expect(calls).toContain('resend m1');
  });

  it('asks no more about a message that has gone after all', async () => {
    const failed = plainMessage({ sendID: 'u1', state: 'failed', errCode: 600 });
    await open({ timeline: { messages: [failed] } });
    await page.tap(chat.notSentTap);
    await page.shows(chat.sendAgainTitle);
    await page.showTimeline({ messages: [{ ...failed, state: 'sent', errCode: 0 }] });
    await page.settles(() => document.querySelector('[role="alertdialog"]') === null);
  });
});
