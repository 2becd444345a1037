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
import type { OpenConversation } from '../../../core/messaging/messaging.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
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

const messages = [1, 2, 3].map((seq) =>
  plainMessage({ clientMsgID: `m${seq}`, seq, content: `Text ${seq}.` }),
);

/** Opens the address of the second message. */
async function openAt(
  conversation: Partial<OpenConversation>,
  opening: Opening = {},
): Promise<OpenedConversation> {
  page = await openConversation({
    rest: '&message=m2&sender=bea',
    timeline: { messages, hasOlder: true, hasNewer: true },
    messaging: { open: () => ({ ...idleServices.messaging.open('single_bea'), ...conversation }) },
    ...opening,
  });
  return page;
}
const marked = () => [...document.querySelectorAll('[aria-current="true"]')];

describe('a conversation opened at a message', () => {
  it('marks it, draws no line of the unread and looks for none', async () => {
    const looked: number[] = [];
    const asked: string[] = [];
    await openAt(
      {
        openAt: async ({ clientMsgID, sendID }) => asked.push(`${clientMsgID} ${sendID}`) > 0,
        findUnread: async (count) => {
          looked.push(count);
          return null;
        },
      },
      { row: plainRow({ unreadCount: 60 }) },
    );
    await page.shows('Text 2.');
    expect(marked().map(({ textContent }) => textContent?.includes('Text 2.'))).toEqual([true]);
    expect(page.text()).not.toContain(chat.unreadFromHere);
    expect([asked, looked]).toEqual([['m2 bea'], []]);
    await until(() => document.querySelector('p[role="status"]')?.textContent === 'Bea: Text 2.');
  });

  it('waits until the message is there', async () => {
    await openAt({ openAt: async () => true }, { timeline: { messages: messages.slice(2) } });
    expect(page.text()).not.toContain('Text 3.');
    await page.showTimeline({ messages });
    await page.shows('Text 2.');
    expect(marked()).toHaveLength(1);
  });

  it.each([
    ['is there no more', () => Promise.resolve(false), chat.messageGone],
    ['cannot be loaded', () => Promise.reject(new Error('offline')), chat.messageNotLoaded],
  ])('shows the newest, and says why, where the message %s', async (_, answer, said) => {
    const steps: string[] = [];
    await openAt(
      { openAt: answer, toNewest: async () => void steps.push('newest') },
      { status: 'waiting' },
    );
    await page.shows('Text 3.');
    expect(page.said()).toBe(said);
    expect([marked(), steps]).toEqual([[], ['newest']]);
  });

  it('asks again once there is a connection', async () => {
    let isReachable = false;
    const { store } = await openAt(
      { openAt: () => (isReachable ? Promise.resolve(true) : Promise.reject(new Error('early'))) },
      { status: 'connecting' },
    );
    expect(page.text()).not.toContain('Text 2.');
    isReachable = true;
    await act(async () => store.set(messagingStatusAtom, 'online'));
    await page.shows('Text 2.');
    expect(marked()).toHaveLength(1);
  });

  it('says none of the messages that are loaded below, and says what comes in after them', async () => {
    const spoken = () => document.querySelector('p[role="status"]')?.textContent;
    await openAt({ openAt: async () => true });
    await page.shows('Text 2.');
    const more = plainMessage({ clientMsgID: 'm4', seq: 4, content: 'Text 4.' });
    await page.showTimeline({ messages: [...messages, more], hasNewer: false });
    expect(spoken()).toBe('Bea: Text 2.');
    const news = plainMessage({ clientMsgID: 'm5', seq: 5, content: 'Text 5.' });
    await page.showTimeline({ messages: [...messages, more, news] });
    expect(spoken()).toBe('Bea: Text 5.');
    const own = plainMessage({ clientMsgID: 'own', sendID: 'u1', seq: 6, content: 'Mine.' });
    await page.showTimeline({ messages: [...messages, more, news, own] });
    expect(spoken()).toBe('');
    await page.showTimeline({ messages: [more, news, own], hasOlder: true });
    await page.showTimeline({ messages: [...messages, more, news, own] });
    expect(spoken()).toBe('');
  });

  it.each([
    ['another part', 0],
    ['a part with the same beginning', 1],
    ['a part with the same end', -1],
  ] as const)('opens there anew where another page has had %s shown meanwhile', async (_, same) => {
    const asked: string[] = [];
    await openAt({ openAt: async () => asked.push('at') > 0 });
    await page.shows('Text 2.');
    await page.bringToFront(false);
    const others = [plainMessage({ clientMsgID: 'x9', seq: 9, content: 'Elsewhere.' })];
    if (same === 1) others.unshift(...messages.slice(0, 1));
    if (same === -1) others.push(...messages.slice(-1));
    await page.showTimeline({ messages: others });
    expect(page.text()).not.toContain('Elsewhere.');
    expect(asked).toHaveLength(1);
    await page.bringToFront(true);
    expect(asked).toHaveLength(2);
    await page.showTimeline({ messages });
    await page.shows('Text 2.');
    expect(marked()).toHaveLength(1);
  });
});

describe('the open end of a conversation', () => {
  it('says that newer messages did not load, and loads them when asked', async () => {
    let asked = 0;
    await openAt({
      openAt: async () => true,
      loadNewer: async () => {
        asked += 1;
        if (asked === 1) throw new Error('offline');
      },
    });
    await page.shows(chat.newerFailed);
    expect(asked).toBe(1);
    await page.showTimeline({ hasOlder: false });
    await page.tap(common.tryAgain);
    expect(asked).toBe(2);
    expect(page.text()).not.toContain(chat.newerFailed);
  });
});
