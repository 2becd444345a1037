// @vitest-environment happy-dom

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage, plainRow, plainTimeline } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import { runs } from '../../../../tests/support/depth.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import {
  conversationRowsAtom,
  isListLoadedAtom,
  messagingStatusAtom,
  timelinesAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { ConversationRow } from '../list/ConversationRow.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';

const ignore = (): void => undefined;

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(() => takeLayout());

const oddNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(8.64e15 + 1, -8.64e15 - 1, 1e300, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
);
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    `Z${'\u0301'.repeat(10_000)}`,
    '\u202e\u2066',
    '\ue000\ue001',
    'x'.repeat(40_000),
  ),
  fc.constantFrom(
    '{"opUser":7,"kickedUserList":[null,{"nickname":{}}]}',
    '{{count}}',
    '$t(chat:x)',
  ),
);
const oddMessage: fc.Arbitrary<Partial<StoredMessage>> = fc.record(
  {
    sendTime: oddNumber,
    createTime: oddNumber,
    seq: fc.integer({ min: 0 }),
    contentType: fc.oneof(
      oddNumber,
      fc.integer({ min: 100, max: 121 }),
      fc.constantFrom(1501, 1509),
    ),
    status: oddNumber,
    content: oddText,
    senderNickname: oddText,
    sendID: fc.constantFrom('', 'bea', 'u1'),
    senderFaceUrl: fc.constantFrom(
      '',
      'https://evil.example/a.png',
      'javascript:alert(1)',
      '\ud800',
    ),
    notificationElem: fc.record({ detail: oddText, defaultTips: oddText }),
    isRevoked: fc.boolean(),
    atElem: fc.constantFrom(null, undefined),
  },
  { requiredKeys: [] },
);

async function show(messages: readonly StoredMessage[]): Promise<ShownScreen> {
  const { store } = member();
  const row = plainRow({
    latest: messages.at(-1) ?? null,
    latestMsgSendTime: messages.at(-1)?.sendTime ?? 0,
    showName: messages[0]?.senderNickname ?? '',
    isNotInGroup: true,
  });
  store.set(conversationRowsAtom, new Map([[row.conversationID, row]]));
  store.set(isListLoadedAtom, true);
  store.set(messagingStatusAtom, 'online');
  store.set(timelinesAtom, new Map([['single_bea', plainTimeline({ messages })]]));
  const both = (
    <>
      <ConversationRow id="single_bea" today={20_000} run={ignore} openMenu={ignore} />
      <ConversationScreen />
    </>
  );
  const address = '/pages/chat/conversation?id=single_bea';
  return showScreen(both, { address }, store);
}

it('whatever a device has kept from before is shown, and nothing is asked of another host', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oddMessage, { minLength: 1, maxLength: 5 }), async (changes) => {
      const messages = changes.map((one, index) =>
        plainMessage({ clientMsgID: `m${index}`, ...one }),
      );
      const screen = await show(messages);
      try {
        expect(screen.has(chat.messageField)).toBe(true);
        expect(screen.text()).not.toMatch(/NaN|Invalid Date|\[object|undefined/);
        expect(screen.text()).not.toMatch(/\p{M}{9}/u);
        const sources = [...document.querySelectorAll('img')].map((image) => image.src);
        expect(sources.filter((source) => source.includes('evil'))).toEqual([]);
      } finally {
        await screen.close();
      }
    }),
    { numRuns: runs(6, 150) },
  );
});

it('of a very long message the opening is shown, and the rest when asked for', async () => {
  const screen = await show([plainMessage({ content: `${'word '.repeat(6_000)}end` })]);
  expect(screen.text()).not.toContain('end');
  await screen.tap(chat.showAll);
  expect(screen.text()).toContain('word end');
  expect(screen.has(chat.showAll)).toBe(false);
  await screen.close();
});

it('a text without its words says that it cannot be shown', async () => {
  const screen = await show([plainMessage({ contentType: 106, atElem: null, content: 'x' })]);
  expect(screen.text()).toContain(chat.unsupported);
  await screen.close();
});
