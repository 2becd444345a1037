// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { idleServices } from '../../../../tests/support/screen.tsx';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import common from '../../../locales/en-US/common.json';
import shellFrame from '../../../locales/en-US/shell.frame.json';

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

function numbered(count: number): StoredMessage[] {
  return Array.from({ length: count }, (_, index) =>
    plainMessage({ clientMsgID: `m${index}`, seq: index, content: `Number ${index}.` }),
  );
}

describe('reading a conversation', () => {
  it('shows the messages, and above the first the line that protects people', async () => {
    await open({ timeline: { messages: [plainMessage({ content: '<b>Hello.</b>' })] } });
    expect(page.text()).toContain(chat.safetyLine);
    expect(page.text()).toContain('<b>Hello.</b>');
  });

  it('leads to what is sent on this page, and takes the line of the new messages away', async () => {
    const unread = plainMessage();
    const { calls } = await open({
      row: plainRow({ unreadCount: 1 }),
      timeline: { messages: [unread] },
    });
    const more = plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' });
    await page.showTimeline({ messages: [unread, more] });
    await page.showRow(plainRow());
    expect(page.text()).toContain(chat.unreadFromHere);
    const own = plainMessage({ clientMsgID: 'm3', sendID: 'u1', state: 'sending' });
    await page.showTimeline({ messages: [unread, more, own], sentHere: 1 });
    expect(page.text()).not.toContain(chat.unreadFromHere);
    expect(calls).toContain('newest');
  });

  it('shows at once what is sent while the first unread message is looked for', async () => {
    const messages = numbered(60);
    const ends: ((key: string) => void)[] = [];
    const found = new Promise<string>((resolve) => void ends.push(resolve));
    await open({
      row: plainRow({ unreadCount: 90 }),
      timeline: { messages, hasOlder: true },
      messaging: {
        open: () => ({
          ...idleServices.messaging.open('single_bea'),
          findUnread: () => found,
        }),
      },
    });
    expect(page.text()).not.toContain('Number 59.');
    const own = plainMessage({ clientMsgID: 'own', sendID: 'u1', content: 'Mine.' });
    await page.showTimeline({ messages: [...messages, own], sentHere: 1 });
    await page.shows('Mine.');
    const first = messageKeyOf(plainMessage({ clientMsgID: 'm0' }));
    await act(async () => ends[0]?.(first));
    expect(page.text()).toContain('Mine.');
    expect(page.text()).not.toContain(chat.unreadFromHere);
  });

  it('says without a network that what the device does not have comes with it', async () => {
    const { store } = await open({ row: null, timeline: { messages: [] }, status: 'connecting' });
    const loading = document.querySelector(`[aria-label="${common.loading}"]`);
    expect(loading).not.toBeNull();
    await act(async () => store.set(onlineAtom, false));
    expect(page.text()).toContain(chat.loadsOnline);
    await act(async () => store.set(onlineAtom, true));
    expect(page.text()).not.toContain(chat.loadsOnline);
  });

  it('claims without a network to show what was saved only where something was', async () => {
    const { store, showTimeline } = await open({ timeline: { messages: [] }, status: 'waiting' });
    await act(async () => store.set(onlineAtom, false));
    expect(page.text()).toContain(shellFrame.offline);
    expect(page.text()).not.toContain(shellFrame.offlineSaved);
    // What one writes meanwhile came from nowhere.
    const own = plainMessage({ clientMsgID: 'own', sendID: 'u1', state: 'sending' });
    await showTimeline({ messages: [own], sentHere: 1 });
    expect(page.text()).not.toContain(shellFrame.offlineSaved);
    await showTimeline({ messages: [plainMessage(), own] });
    expect(page.text()).toContain(shellFrame.offlineSaved);
    expect(page.text()).not.toContain(shellFrame.offline);
  });

  it('shows what is sent before it is known what else there is', async () => {
    await open({ row: null, timeline: { messages: [] }, status: 'syncing' });
    expect(page.text()).not.toContain(chat.safetyLine);
    const own = plainMessage({ clientMsgID: 'own', sendID: 'u1', content: 'Mine.' });
    await page.showTimeline({ messages: [own], sentHere: 1 });
    await page.shows('Mine.');
  });

  it('leads to what was sent before the messages could be shown', async () => {
    const messages = numbered(60);
    await open({
      row: plainRow({ unreadCount: 60 }),
      timeline: { isLoaded: false, sentHere: 2 },
    });
    const own = plainMessage({ clientMsgID: 'own', sendID: 'u1', content: 'Mine.' });
    await page.showTimeline({ messages: [...messages, own], isLoaded: true, sentHere: 3 });
    await page.shows('Mine.');
    expect(page.text()).not.toContain(chat.unreadFromHere);
  });

  it('leads to what is sent on this page also where it stands behind messages that were let go', async () => {
    const { calls } = await open({ timeline: { messages: [plainMessage()], hasNewer: true } });
    await page.showTimeline({ sentHere: 1 });
    expect(calls).toContain('newest');
  });

  it.each([
    ['arrives', 'sent'],
    ['waits in another tab', 'sending'],
  ] as const)(
    'stays where it is when a message that the person wrote elsewhere %s',
    async (_, state) => {
      const unread = plainMessage();
      const { calls } = await open({
        row: plainRow({ unreadCount: 1 }),
        timeline: { messages: [unread] },
      });
      const own = plainMessage({
        clientMsgID: 'm2',
        sendID: 'u1',
        seq: 2,
        content: 'Mine.',
        state,
      });
      await page.showTimeline({ messages: [unread, own] });
      await page.shows('Mine.');
      expect(page.text()).toContain(chat.unreadFromHere);
      expect(calls).not.toContain('newest');
    },
  );

  it('stays where it is when only an older message of the person is left at the end', async () => {
    const own = plainMessage({ sendID: 'u1', content: 'Mine.' });
    const other = plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' });
    const { calls } = await open({ timeline: { messages: [own, other] } });
    await page.showTimeline({ messages: [own] });
    expect(calls).not.toContain('newest');
  });

  it('stays open when so many come that the first unread one is let go', async () => {
    const unread = plainMessage();
    await open({
      row: plainRow({ unreadCount: 1 }),
      timeline: { messages: [unread] },
    });
    expect(page.text()).toContain(chat.unreadFromHere);
    const messages = [plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' })];
    await page.showTimeline({ messages, hasOlder: true });
    await page.shows('Two.');
  });

  it('looks for the first unread message also where the row was read ahead', async () => {
    const looked: number[] = [];
    await open({
      row: plainRow({ unreadCount: 60 }),
      timeline: { messages: [plainMessage()], hasOlder: true },
      messaging: {
        open: () => ({
          ...idleServices.messaging.open('single_bea'),
          findUnread: async (count) => {
            looked.push(count);
            return messageKeyOf(plainMessage());
          },
        }),
      },
    });
    await page.shows(chat.unreadFromHere);
    expect(looked).toEqual([60]);
  });

  it('opens at the oldest message there is where the first unread one cannot be reached', async () => {
    const messages = [plainMessage(), plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' })];
    await open({
      row: plainRow({ unreadCount: 60 }),
      timeline: { messages, hasOlder: true },
      status: 'connecting',
      messaging: {
        open: () => ({
          ...idleServices.messaging.open('single_bea'),
          findUnread: () => Promise.reject(new Error('offline')),
        }),
      },
    });
    await page.shows('Two.');
    const texts = page.text();
    expect(texts.indexOf(chat.unreadFromHere)).toBeGreaterThan(-1);
    expect(texts.indexOf(chat.unreadFromHere)).toBeLessThan(texts.indexOf('Hello.'));
  });

  it('loads older messages while the first is in view', async () => {
    const { calls } = await open({ timeline: { messages: [plainMessage()], hasOlder: true } });
    await page.shows('Hello.');
    await until(() => calls.includes('older'));
  });

  it('says that older messages did not load, and loads them when the connection is back', async () => {
    let isReachable = false;
    let asked = 0;
    const { store } = await open({
      timeline: { messages: [plainMessage()], hasOlder: true },
      status: 'waiting',
      messaging: {
        open: () => ({
          ...idleServices.messaging.open('single_bea'),
          loadOlder: async () => {
            asked += 1;
            if (!isReachable) throw new Error('offline');
          },
        }),
      },
    });
    await page.shows(chat.olderFailed);
    expect(asked).toBe(1);
    isReachable = true;
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect(asked).toBe(2);
    expect(page.text()).not.toContain(chat.olderFailed);
  });
});
