// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { quotedNameOf } from '../../../core/messaging/messageModel/quotedName.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

const old = plainMessage({ clientMsgID: 'old', seq: 1, content: 'When?' });
const answer = plainMessage({
  clientMsgID: 'answer',
  seq: 90,
  contentType: contentType.quote,
  content: '',
  quoteElem: { text: 'At nine.', quoteMessage: quotedNameOf(old), messageEntityList: [] },
});

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

const lit = () => document.querySelector('[aria-current="true"]')?.textContent ?? '';
const quote = () => `${'Bea'}${chat.quotedElsewhere}`;

function between(count: number): StoredMessage[] {
  return Array.from({ length: count }, (_, index) =>
    plainMessage({ clientMsgID: `between ${index}`, seq: 2 + index }),
  );
}

it('leads to a quoted message that is far back, lights it, and leads back', async () => {
  page = await openConversation({ timeline: { messages: [answer], hasOlder: true } });
  await page.settles(() => page.has(quote()));
  await page.tap(quote());
  await until(() => page.calls.includes('at old'));
  expect(page.has(chat.backToPlace)).toBe(false);
  await page.showTimeline({ messages: [old, ...between(3)], hasOlder: false, hasNewer: true });
  await until(() => lit().includes('When?'));
  await page.settles(() => page.has(chat.backToPlace));
  await page.tap(chat.backToPlace);
  await until(() => page.calls.includes('at answer'));
  await page.showTimeline({ messages: [...between(3), answer], hasNewer: false });
  await until(() => lit().includes('At nine.'));
  expect(page.has(chat.backToPlace)).toBe(false);
});

it('leads to one that is shown without loading anything; near by, there is no way back', async () => {
  page = await openConversation({ timeline: { messages: [old, answer] } });
  await page.tap('BeaWhen?');
  await until(() => lit().includes('When?'));
  expect(page.calls.some((call) => call.startsWith('at '))).toBe(false);
  expect(page.has(chat.backToPlace)).toBe(false);
});

it('says where the quoted message is no longer there, and stays', async () => {
  page = await openConversation({
    timeline: { messages: [answer] },
    messaging: {
      open: () => ({
        show: () => undefined,
        loadOlder: async () => undefined,
        loadNewer: async () => undefined,
        openAt: async () => false,
        findUnread: async () => null,
        toNewest: async () => undefined,
        markRead: () => undefined,
        close: () => undefined,
      }),
    },
  });
  await page.settles(() => page.has(quote()));
  await page.tap(quote());
  await until(() => lit() === '');
  expect(page.text()).toContain('At nine.');
});
