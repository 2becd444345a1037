// @vitest-environment happy-dom
import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { FeatureId } from '../../../brand/features.ts';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  blockedAtom,
  type ConversationRow,
  conversationRowsAtom,
  groupsAtom,
  isListLoadedAtom,
  type MessagingStatus,
  messagingStatusAtom,
  type Timeline,
  timelinesAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths } from '../../../core/paths.ts';
import { ActiveScreen } from '../../../core/screen/activeScreen.tsx';
import chat from '../../../locales/en-US/chat.json';
import shell from '../../../locales/en-US/shell.json';
import { ConversationScreen } from './ConversationScreen.tsx';

/** Whether the page is in front; built ahead, it is not. */
const isFrontAtom = atom(true);
function Placed() {
  return (
    <ActiveScreen active={useAtomValue(isFrontAtom)}>
      <ConversationScreen />
    </ActiveScreen>
  );
}

let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

type Opening = {
  row?: ConversationRow | null;
  timeline?: Partial<Timeline>;
  status?: MessagingStatus;
  messaging?: Partial<Messaging>;
  id?: string;
  isAhead?: boolean;
  features?: readonly FeatureId[];
};

async function open(opening: Opening = {}) {
  const { row = plainRow(), timeline, status = 'online', messaging, id = 'single_bea' } = opening;
  const { store } = member();
  store.set(isFrontAtom, !opening.isAhead);
  const calls: string[] = [];
  if (row) store.set(conversationRowsAtom, new Map([[row.conversationID, row]]));
  store.set(isListLoadedAtom, true);
  store.set(messagingStatusAtom, status);
  const plain = {
    messages: [],
    hasOlder: false,
    hasNewer: false,
    isLoaded: true,
    isLoadingOlder: false,
  };
  store.set(timelinesAtom, new Map([[id, { ...plain, ...timeline }]]));
  const services = {
    messaging: {
      ...idleServices.messaging,
      open: (opened: string) => {
        calls.push(`open ${opened}`);
        return {
          show: () => void calls.push(`show ${opened}`),
          loadOlder: async () => void calls.push('older'),
          findUnread: async () => null,
          toNewest: async () => void calls.push('newest'),
          markRead: ({ clientMsgID }) => void calls.push(`read ${clientMsgID}`),
          close: () => void calls.push(`close ${opened}`),
        };
      },
      send: (_peer: unknown, content: { kind: string; text?: string }) => {
        calls.push(`send ${content.text}`);
        return { isKept: true, kept: Promise.resolve() };
      },
      setDraft: (of: string, text: string) => void calls.push(`draft ${of} "${text}"`),
      resend: async (of: string) => void calls.push(`resend ${of}`),
      remove: async (of: string) => void calls.push(`remove ${of}`),
      ...messaging,
    } as Messaging,
  };
  const address = `/pages/chat/conversation?id=${id}`;
  const brand = { ...plainBrandData, features: [...(opening.features ?? [])] };
  const options = { texts: { chat, shell }, services, brand, address };
  screen = await showScreen(<Placed />, options, store);
  return { store, calls };
}

const field = () => screen.control(chat.messageField) as HTMLTextAreaElement;

/** @throws where it never becomes true */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 15_000; turn += 1) {
    if (isSo()) return;
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
  throw new Error('It never came to that.');
}

describe('ConversationScreen', () => {
  it('opens the conversation and closes it with the page', async () => {
    const { calls } = await open();
    expect(calls).toEqual(['open single_bea', 'show single_bea']);
    expect(document.title).toContain('Bea');
    await screen.close();
    expect(calls).toContain('close single_bea');
    await open();
  });

  it('reads nothing while it is built ahead, and everything once it is in front', async () => {
    const row = plainRow({ unreadCount: 1 });
    const { store, calls } = await open({
      row,
      timeline: { messages: [plainMessage()] },
      isAhead: true,
    });
    await screen.shows(chat.unreadFromHere);
    const built = field();
    expect(calls).toEqual(['open single_bea']);
    await act(async () => store.set(isFrontAtom, true));
    await until(() => calls.length === 3);
    expect(calls.slice(1).sort()).toEqual(['read m1', 'show single_bea']);
    expect(field()).toBe(built);
    await act(async () => store.set(isFrontAtom, false));
    await act(async () => store.set(isFrontAtom, true));
    expect(calls.filter((call) => call.startsWith('show'))).toHaveLength(1);
  });

  it.each([
    ['unread messages', { unreadCount: 1 }],
    ['a draft', { draft: 'Half a' }],
  ])('begins anew where it was built ahead of %s', async (_, changes) => {
    const { store } = await open({ timeline: { messages: [plainMessage()] }, isAhead: true });
    const row = plainRow(changes);
    await act(async () => store.set(conversationRowsAtom, new Map([['single_bea', row]])));
    expect(screen.text()).not.toContain(chat.unreadFromHere);
    expect(field().value).toBe('');
    await act(async () => store.set(isFrontAtom, true));
    expect(screen.text().includes(chat.unreadFromHere)).toBe('unreadCount' in changes);
    expect(field().value).toBe(row.draft);
    // What changes from then on changes nothing of how it began.
    const opened = field();
    await act(async () =>
      store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ draft: 'Other' })]])),
    );
    expect(field()).toBe(opened);
  });

  it('follows what it will begin with while it waits, once that rests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store } = await open({ timeline: { messages: [plainMessage()] }, isAhead: true });
    for (const draft of ['Half', 'Half a']) {
      const row = plainRow({ draft });
      await act(async () => store.set(conversationRowsAtom, new Map([['single_bea', row]])));
      await act(async () => vi.advanceTimersByTime(900));
    }
    expect(field().value).toBe('');
    await act(async () => vi.advanceTimersByTime(200));
    expect(field().value).toBe('Half a');
    vi.useRealTimers();
  });

  it('sends what was written, and keeps no draft of it', async () => {
    const { calls } = await open();
    expect(screen.has(chat.send)).toBe(false);
    await screen.type(chat.messageField, '  Hi there. ');
    await screen.tap(chat.send);
    expect(calls).toContain('send Hi there.');
    expect(calls).toContain('draft single_bea ""');
    expect(field().value).toBe('');
  });

  it('brings back the draft, and keeps what is written when the page is left', async () => {
    const { calls } = await open({ row: plainRow({ draft: 'Half a' }) });
    expect(field().value).toBe('Half a');
    await screen.type(chat.messageField, 'Half a sentence');
    await screen.close();
    expect(calls).toContain('draft single_bea "Half a sentence"');
    await open();
  });

  it('counts down near the longest message and sends no longer one', async () => {
    await open();
    await screen.type(chat.messageField, 'a'.repeat(4_999));
    expect(screen.text()).toContain('1 character left');
    await screen.type(chat.messageField, 'a'.repeat(5_002));
    expect(screen.text()).toContain('2 characters too many');
    expect(screen.control(chat.send).hasAttribute('disabled')).toBe(true);
  });

  it('says why nothing can be written', async () => {
    const { store } = await open();
    await act(async () => store.set(blockedAtom, new Set(['bea'])));
    expect(screen.text()).toContain(chat.youBlocked);
    expect(screen.has(chat.messageField)).toBe(false);
  });

  it('says in a channel who can write there', async () => {
    const { store } = await open({
      id: 'super_group_g1',
      row: plainRow({ conversationID: 'super_group_g1', userID: '', groupID: 'g1' }),
      features: ['groups', 'channels'],
    });
    expect(screen.has(chat.messageField)).toBe(true);
    const channel = v.parse(groupInfo, { groupID: 'g1', ex: '{"groupType":"channel"}' });
    await act(async () => store.set(groupsAtom, new Map([['g1', channel]])));
    expect(screen.text()).toContain(chat.onlyAdminsWrite);
    expect(screen.has(chat.messageField)).toBe(false);
  });

  it.each([
    ['a group', [], ''],
    ['a channel', ['groups' as const], '{"groupType":"channel"}'],
  ])('leads to the list where the site does not have %s', async (_, features, ex) => {
    const { store } = await open({ id: 'super_group_g1', row: null, features });
    const group = v.parse(groupInfo, { groupID: 'g1', ex });
    await act(async () => store.set(groupsAtom, new Map([['g1', group]])));
    expect(screen.address()).toBe(paths.chat);
  });

  it('shows the messages, and above the first the line that protects people', async () => {
    await open({ timeline: { messages: [plainMessage({ content: '<b>Hello.</b>' })] } });
    expect(screen.text()).toContain(chat.safetyLine);
    expect(screen.text()).toContain('<b>Hello.</b>');
  });

  it('waits on a new device for what the gateway knows, then opens where reading stopped', async () => {
    const { store } = await open({ row: null, status: 'syncing' });
    // One can write at once.
    const opened = field();
    expect(document.querySelector(`[aria-label="${shell.loading}"]`)).not.toBeNull();
    const messages = [plainMessage(), plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' })];
    await act(async () => {
      const known = store.get(timelinesAtom).get('single_bea') as Timeline;
      store.set(timelinesAtom, new Map([['single_bea', { ...known, messages }]]));
    });
    expect(screen.text()).not.toContain('Two.');
    const row = plainRow({ unreadCount: 1 });
    await act(async () => store.set(conversationRowsAtom, new Map([['single_bea', row]])));
    await screen.shows('Two.');
    expect(screen.text()).toContain(chat.unreadFromHere);
    expect(field()).toBe(opened);
  });

  it('brings back the draft of a conversation that the list did not have yet', async () => {
    const { store } = await open({ row: null, status: 'syncing' });
    const row = plainRow({ draft: 'Half a' });
    await act(async () => store.set(conversationRowsAtom, new Map([['single_bea', row]])));
    expect(field().value).toBe('Half a');
  });

  it('takes the line of the new messages away once the person answers', async () => {
    const unread = plainMessage();
    const { store } = await open({
      row: plainRow({ unreadCount: 1 }),
      timeline: { messages: [unread] },
    });
    const show = (messages: readonly StoredMessage[]) =>
      act(async () => {
        const known = store.get(timelinesAtom).get('single_bea') as Timeline;
        store.set(timelinesAtom, new Map([['single_bea', { ...known, messages }]]));
      });
    const more = plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' });
    await show([unread, more]);
    await act(async () => store.set(conversationRowsAtom, new Map([['single_bea', plainRow()]])));
    expect(screen.text()).toContain(chat.unreadFromHere);
    await show([unread, more, plainMessage({ clientMsgID: 'm3', sendID: 'u1', state: 'sending' })]);
    expect(screen.text()).not.toContain(chat.unreadFromHere);
  });

  it('stays open when so many come that the first unread one is let go', async () => {
    const unread = plainMessage();
    const { store } = await open({
      row: plainRow({ unreadCount: 1 }),
      timeline: { messages: [unread] },
    });
    expect(screen.text()).toContain(chat.unreadFromHere);
    const messages = [plainMessage({ clientMsgID: 'm2', seq: 2, content: 'Two.' })];
    await act(async () => {
      const known = store.get(timelinesAtom).get('single_bea') as Timeline;
      store.set(timelinesAtom, new Map([['single_bea', { ...known, messages, hasOlder: true }]]));
    });
    await screen.shows('Two.');
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
            return 'm1';
          },
        }),
      },
    });
    await screen.shows(chat.unreadFromHere);
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
    await screen.shows('Two.');
    const texts = screen.text();
    expect(texts.indexOf(chat.unreadFromHere)).toBeGreaterThan(-1);
    expect(texts.indexOf(chat.unreadFromHere)).toBeLessThan(texts.indexOf('Hello.'));
  });

  it('loads older messages while the first is in view', async () => {
    const { calls } = await open({ timeline: { messages: [plainMessage()], hasOlder: true } });
    await screen.shows('Hello.');
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
    await screen.shows(chat.olderFailed);
    expect(asked).toBe(1);
    isReachable = true;
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect(asked).toBe(2);
    expect(screen.text()).not.toContain(chat.olderFailed);
  });

  it('asks what to do with a message that did not go', async () => {
    const failed = plainMessage({ sendID: 'u1', state: 'failed', errCode: 600 });
    const { calls } = await open({ timeline: { messages: [failed] } });
    expect(screen.text()).toContain(chat.failedBlocked);
    await screen.tap(chat.notSentTap);
    await screen.shows(chat.sendAgainTitle);
    await screen.tap(chat.sendAgain);
    expect(calls).toContain('resend m1');
  });

  it.each(['', 'nonsense', 'single_nobody'])('says that there is no chat “%s”', async (id) => {
    await open({ row: null, id });
    await screen.shows(chat.chatGoneTitle);
    expect(screen.has(chat.toChats)).toBe(true);
  });
});
