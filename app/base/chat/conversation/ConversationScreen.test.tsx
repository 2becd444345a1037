// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { isListFetchedAtom, messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { paths } from '../../../core/navigation/paths.ts';
import common from '../../../locales/en-US/common.json';

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

describe('ConversationScreen', () => {
  it('opens the conversation and closes it with the page', async () => {
    const { calls } = await open();
    expect(calls).toEqual(['open single_bea', 'show single_bea']);
    expect(document.title).toContain('Bea');
    await page.close();
    expect(calls).toContain('close single_bea');
    await open();
  });

  it('reads nothing while it is built ahead, and everything once it is in front', async () => {
    const row = plainRow({ unreadCount: 1 });
    const { calls } = await open({
      row,
      timeline: { messages: [plainMessage()] },
      isAhead: true,
    });
    await page.shows(chat.unreadFromHere);
    const built = page.field();
    expect(calls).toEqual(['open single_bea']);
    await page.bringToFront(true);
    await until(() => calls.length === 3);
    expect(calls.slice(1).sort()).toEqual(['read m1', 'show single_bea']);
    expect(page.field()).toBe(built);
    await page.bringToFront(false);
    await page.bringToFront(true);
    expect(calls.filter((call) => call.startsWith('show'))).toHaveLength(1);
  });

  it.each([
    ['unread messages', { unreadCount: 1 }],
    ['a draft', { draft: 'Half a' }],
  ])('begins anew where it was built ahead of %s', async (_, changes) => {
    await open({ timeline: { messages: [plainMessage()] }, isAhead: true });
    const row = plainRow(changes);
    await page.showRow(row);
    expect(page.text()).not.toContain(chat.unreadFromHere);
    expect(page.field().value).toBe('');
    await page.bringToFront(true);
    expect(page.text().includes(chat.unreadFromHere)).toBe('unreadCount' in changes);
    expect(page.field().value).toBe(row.draft);
    // What changes from then on changes nothing of how it began.
    const before = page.field();
    await page.showRow(plainRow({ draft: 'Other' }));
    expect(page.field()).toBe(before);
  });

  it('follows what it will begin with while it waits, once that rests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open({ timeline: { messages: [plainMessage()] }, isAhead: true });
    for (const draft of ['Half', 'Half a']) {
      await page.showRow(plainRow({ draft }));
      await act(async () => vi.advanceTimersByTime(900));
    }
    expect(page.field().value).toBe('');
    await act(async () => vi.advanceTimersByTime(200));
    expect(page.field().value).toBe('Half a');
    vi.useRealTimers();
  });

  it.each([
    ['a group', [], ''],
    ['a channel', ['groups' as const], '{"groupType":"channel"}'],
  ])('leads to the list where the site does not have %s', async (_, features, ex) => {
    const { store } = await open({ id: 'super_group_g1', row: null, features });
    const group = v.parse(groupInfo, { groupID: 'g1', ex });
    await act(async () =>
      store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g1', group]]) }),
    );
    expect(page.address()).toBe(paths.chat);
  });

  it('waits on a new device for what the gateway knows, then opens where reading stopped', async () => {
    await open({ row: null, status: 'syncing' });
    // One can write at once.
    const before = page.field();
    expect(document.querySelector(`[aria-label="${common.loading}"]`)).not.toBeNull();
    const messages = [plainMessage(), plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' })];
    await page.showTimeline({ messages });
    expect(page.text()).not.toContain('Two.');
    await page.showRow(plainRow({ unreadCount: 1 }));
    await page.shows('Two.');
    expect(page.text()).toContain(chat.unreadFromHere);
    expect(page.field()).toBe(before);
  });

  it.each(['', 'nonsense', 'single_nobody'])('says that there is no chat “%s”', async (id) => {
    await open({ row: null, id });
    await page.shows(chat.chatGoneSentence);
    expect(page.has(chat.toChats)).toBe(true);
  });

  it('does not claim without a connection that there is no chat which the device lacks', async () => {
    const { store } = await open({ row: null, id: 'single_nobody', timeline: { messages: [] } });
    await act(async () => {
      store.set(isListFetchedAtom, true);
      store.set(messagingStatusAtom, 'waiting');
    });
    await page.shows(chat.chatAwaySentence);
    expect(page.text()).not.toContain(chat.chatGoneTitle);
  });

  it('lets one write on a new device whose gateway does not answer', async () => {
    await open({ row: null, status: 'waiting', timeline: { messages: [] } });
    expect(page.text()).not.toContain(chat.chatGoneTitle);
    expect(page.field().value).toBe('');
  });
});
