// @vitest-environment happy-dom
import { MessageSquare } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage, plainRow, plainTimeline } from '../../../../tests/support/chatRows.ts';
import { chat, chatTexts } from '../../../../tests/support/chatTexts.ts';
import { openConversation } from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/enums.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import shellFrame from '../../../locales/en-US/shell.frame.json';
import type { BubbleContentProps, BubbleKind } from '../../../parts/message/messageKind.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { ConversationRow } from '../list/ConversationRow.tsx';
import { messageKinds } from './messageKinds.ts';
import { messageKindsAtom } from './messageKindsAtom.ts';
import { unknownKind } from './unknown/unknownKind.ts';

const ignore = (): void => undefined;

function PollBubble({ message, isOwn }: BubbleContentProps) {
  return <p>{`Poll ${message.customElem?.data} of ${isOwn ? 'mine' : 'theirs'}`}</p>;
}

const load = vi.fn(async () => PollBubble);

/** Reads what an app of the operator sends as custom messages. */
const pollKind: BubbleKind = {
  id: 'poll',
  place: 'bubble',
  contentTypes: [contentType.custom],
  canRead: ({ customElem }) => customElem?.description === 'poll',
  glyph: MessageSquare,
  name: 'Poll',
  preview: ({ customElem }) => `[Poll ${customElem?.data}]`,
  spoken: ({ customElem }) => `asks about ${customElem?.data}`,
  content: { form: 'part', source: { load } },
  menu: ['delete'],
};
const kinds = createMessageKinds([...messageKinds, pollKind], unknownKind);

const poll = plainMessage({
  clientMsgID: 'm2',
  contentType: contentType.custom,
  customElem: { data: 'lunch', description: 'poll', extension: '' },
});

let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  load.mockClear();
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

it('an added kind says its words in the list, without its bubble', async () => {
  const { store } = member();
  store.set(messageKindsAtom, kinds);
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest: poll })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts }, store);
  expect(screen.text()).toContain('[Poll lunch]');
  expect(load).not.toHaveBeenCalled();
});

it('an added kind may say a text of its own namespace', async () => {
  const { store } = member();
  const named: BubbleKind = {
    ...pollKind,
    preview: () => ({ key: 'shell.frame:chatsEmptyTitle' }),
  };
  store.set(messageKindsAtom, createMessageKinds([...messageKinds, named], unknownKind));
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest: poll })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts }, store);
  expect(screen.text()).toContain(shellFrame.chatsEmptyTitle);
});

it('an added kind is spoken when it comes in, and its bubble is fetched then', async () => {
  const page = await openConversation({ kinds, timeline: { messages: [plainMessage()] } });
  screen = page;
  expect(load).not.toHaveBeenCalled();
  await page.showTimeline({ messages: [plainMessage(), poll] });
  await page.shows('Poll lunch of theirs');
  expect(load).toHaveBeenCalledTimes(1);
  const spoken = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  expect(spoken).toContain('Bea: asks about lunch');
});

it('what can be done with a message that did not go is what its kind offers', async () => {
  const failed = { ...poll, sendID: 'u1', state: 'failed' as const };
  const page = await openConversation({ kinds, timeline: plainTimeline({ messages: [failed] }) });
  screen = page;
  await page.shows('Poll lunch of mine');
  await page.tap(chat.notSentTap);
  await page.shows(chat.sendAgainTitle);
  expect(page.has(chat.delete)).toBe(true);
  expect(page.has(chat.sendAgain)).toBe(false);
});

it('content that no kind reads is named as a message that cannot be shown', async () => {
  const { store } = member();
  store.set(messageKindsAtom, kinds);
  const latest = { ...poll, customElem: { data: '{"a":1}', description: 'x', extension: '' } };
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts }, store);
  expect(screen.text()).toContain(chat.unsupported);
});
