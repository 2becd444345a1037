// @vitest-environment happy-dom
import { MessageSquare } from 'lucide-react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow, plainTimeline } from '../../../../tests/support/chatRows.ts';
import { chat, chatTexts } from '../../../../tests/support/chatTexts.ts';
import { openConversation, until } from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { postcardContent, postcardSlots } from '../../../../tests/support/postcard.tsx';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { SlotParts } from '../../../core/feature/slots.ts';
import { createContents } from '../../../core/messaging/contents/createContents.ts';
import { quotedNameOf } from '../../../core/messaging/messageModel/quotedName.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import actionWords from '../../../locales/en-US/chat.actions.json';
import shellFrame from '../../../locales/en-US/shell.frame.json';
import type { BubbleContentProps, BubbleKind } from '../../../parts/message/messageKind.ts';
import { useContents } from '../../../parts/message/useContents.ts';
import { useForwardLines } from '../forward/useForwardLines.ts';
import { ConversationRow } from '../list/ConversationRow.tsx';
import { useSearchedText } from '../search/useSearchedText.ts';

const ignore = (): void => undefined;

function PollBubble({ message, isOwn }: BubbleContentProps) {
  return <p>{`Poll ${message.customElem?.data} of ${isOwn ? 'mine' : 'theirs'}`}</p>;
}

/** What is searched of a message, said of it where it is forwarded, and sent then. */
function Said({ of }: { of: StoredMessage }) {
  const textOf = useSearchedText();
  const linesOf = useForwardLines();
  const { forwarded } = useContents();
  return <p>{[textOf(of), ...linesOf([of]), forwarded(of)?.kind].join(' | ')}</p>;
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
const slotsOf = (kind: BubbleKind): SlotParts => ({
  'message.kind': [{ id: 'poll', order: 10, kind }],
});
const slots = slotsOf(pollKind);

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
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest: poll })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts, slots }, store);
  expect(screen.text()).toContain('[Poll lunch]');
  expect(load).not.toHaveBeenCalled();
});

it('an added kind may say a text of its own namespace', async () => {
  const { store } = member();
  const named: BubbleKind = {
    ...pollKind,
    preview: () => ({ key: 'shell.frame:chatsEmptyTitle' }),
  };
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest: poll })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts, slots: slotsOf(named) }, store);
  expect(screen.text()).toContain(shellFrame.chatsEmptyTitle);
});

it('an added kind is spoken when it comes in, and its bubble is fetched then', async () => {
  const page = await openConversation({ slots, timeline: { messages: [plainMessage()] } });
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
  const page = await openConversation({ slots, timeline: plainTimeline({ messages: [failed] }) });
  screen = page;
  await page.shows('Poll lunch of mine');
  await page.tap(chat.notSentTap);
  await page.shows(chat.sendAgainTitle);
  expect(page.has(chat.delete)).toBe(true);
  expect(page.has(chat.sendAgain)).toBe(false);
});

it('content that no kind reads is named as a message that cannot be shown', async () => {
  const { store } = member();
  const latest = { ...poll, customElem: { data: '{"a":1}', description: 'x', extension: '' } };
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest })]]));
  const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
  screen = await showScreen(row, { texts: chatTexts, slots }, store);
  expect(screen.text()).toContain(chat.unsupported);
});

describe('a kind that a feature brings with how it is sent', () => {
  const contents = createContents([postcardContent]);
  const file = { blob: new Blob(['picture'], { type: 'image/png' }), name: 'beach.png' };
  const sent = { kind: 'postcard', words: 'Greetings from Penang', file } as const;
  const { uploads } = contents.filesOf(sent, 'p1');
  const card = contents.withAddresses(
    plainMessage({ clientMsgID: 'p1', ...contents.elementOf(sent) }),
    'postcard',
    uploads.map((upload) => ({ ...upload, url: '/media/beach.png' })),
  );
  const answer = plainMessage({
    ...{ clientMsgID: 'm2', seq: 2 },
    ...contents.elementOf({ kind: 'text', text: 'Lucky you.', quoted: quotedNameOf(card) }),
  });
  const line = '[Postcard] Greetings from Penang';

  it('stands in the list, in the conversation and where it is quoted', async () => {
    const { store } = member();
    store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ latest: card })]]));
    const row = <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />;
    screen = await showScreen(row, { texts: chatTexts, slots: postcardSlots }, store);
    expect(screen.text()).toContain(line);
    await screen.close();
    screen = await openConversation({
      slots: postcardSlots,
      timeline: { messages: [card, answer] },
    });
    await screen.shows('Postcard from /media/beach.png');
    await screen.shows(line);
  });

  it('offers to be forwarded and answered, and the answer says what it answers', async () => {
    const page = await openConversation({ slots: postcardSlots, timeline: { messages: [card] } });
    screen = page;
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const button = document.querySelector<HTMLElement>('[data-message-menu]');
    await act(async () => button?.click());
    await until(() => items().length > 0);
    const { forward, quote, delete: remove } = actionWords;
    expect(items().map(({ textContent }) => textContent)).toEqual([forward, quote, remove]);
    await act(async () => items()[1]?.click());
    await page.shows(line);
  });

  it('is found by its words, and named in what is forwarded', async () => {
    screen = await showScreen(<Said of={card} />, { slots: postcardSlots }, member().store);
    expect(screen.text()).toBe(`Greetings from Penang | Bea: ${line} | copy`);
  });
});
