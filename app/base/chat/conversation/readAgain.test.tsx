// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { idleServices } from '../../../../tests/support/screen.tsx';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { sessionAtom } from '../../../core/session/sessionAtom.ts';
import { sessionStore, storageKeys } from '../../../platform/storage.ts';
import { keepPlace } from './placeKeeper.ts';
import { readPlace } from './readPlace.ts';

/** What the router calls the visit that a page begins with. */
const visit = 'default';
const place = { conversationID: 'single_bea', sendID: 'bea', clientMsgID: 'm2' };
const messages = Array.from({ length: 120 }, (_, index) =>
  plainMessage({ clientMsgID: `m${index}`, seq: index + 1, content: `Number ${index}.` }),
);

let page: OpenedConversation;
let takeLayout: () => void;
/** Messages that were asked for. */
let asked: string[];
beforeEach(() => {
  takeLayout = giveLayout();
  asked = [];
});
afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
  takeLayout();
  sessionStore.remove(storageKeys.readingPlaces);
});

async function open(isThere = true, opening: Opening = {}): Promise<void> {
  const conversation = {
    ...idleServices.messaging.open('single_bea'),
    openAt: async ({ clientMsgID }: { clientMsgID: string }) => {
      asked.push(clientMsgID);
      return isThere;
    },
  };
  const messaging = { open: () => conversation };
  page = await openConversation({ timeline: { messages }, messaging, ...opening });
}

/** The messages in view are shown before the list knows of the others. */
const isWhole = () => page.shows('Number 85.');
function list(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section[aria-label="${chat.messages}"]`);
  if (!found) throw new Error('There is no list.');
  return found;
}
const scrollTo = (top: number) =>
  act(async () => {
    // However long it takes to be told, the person has moved the list.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    list().dispatchEvent(new Event('wheel'));
    list().scrollTop = top;
    list().dispatchEvent(new Event('scroll'));
    // What keeps the place is loaded by the first scroll.
    await vi.dynamicImportSettled();
  });
const hide = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const kept = () => readPlace(visit, 'single_bea');

describe('a conversation in a visit that was there before', () => {
  it('opens where it was read, at the top and unlit, however much is unread', async () => {
    keepPlace(visit, messageKeyOf(place));
    await open(true, { row: plainRow({ unreadCount: 60 }) });
    await page.shows('Number 2.');
    expect(page.text()).not.toContain('Number 119.');
    expect(asked).toEqual(['m2']);
    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(document.querySelector('p[role="status"]')?.textContent).toBe('');
  });

  it('opens at its newest message, and says why, where that one is gone', async () => {
    keepPlace(visit, messageKeyOf(place));
    await open(false);
    await page.shows('Number 119.');
    await page.settles(() => page.said() === chat.messageGone);
  });

  it('keeps where it is read when the page goes', async () => {
    await open();
    await isWhole();
    await scrollTo(1_000);
    await hide();
    const found = kept();
    expect(found?.sendID).toBe('bea');
    expect(list().textContent).toContain(`Number ${found?.clientMsgID.slice(1)}.`);
  });

  it('keeps the first message where only lines stand above it', async () => {
    await open();
    await isWhole();
    await scrollTo(1_000);
    await scrollTo(0);
    await hide();
    expect(kept()?.clientMsgID).toBe('m0');
  });

  it('keeps nothing of who has logged out, but of who is still there', async () => {
    for (const logsOut of [true, false]) {
      await open();
      await isWhole();
      // However long a step of the test takes, scrolling does not rest.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await scrollTo(1_000);
      if (logsOut) await act(async () => page.store.set(sessionAtom, { type: 'ended' }));
      await hide();
      vi.useRealTimers();
      await page.close();
      expect(kept() === null).toBe(logsOut);
    }
    await open();
  });
});
