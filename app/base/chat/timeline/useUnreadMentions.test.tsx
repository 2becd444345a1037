// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import { messageChangesAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useUnreadMentions } from './useUnreadMentions.ts';

/** What the device is asked for, in order: each answers when it is told to. */
let waiting: ((page: StoredMessage[]) => Promise<void>)[] = [];
const keptPage = () =>
  new Promise<StoredMessage[]>((resolve) => {
    waiting.push((page) => act(async () => resolve(page)));
  });

const atElem = { text: 'Bring it', atUserList: ['me'], isAtSelf: true } as StoredMessage['atElem'];
const mention = (seq: number) =>
  plainMessage({ clientMsgID: `m${seq}`, seq, contentType: contentType.atText, atElem });

let setCount: (count: number) => void;
function Page() {
  const [unreadCount, setUnreadCount] = useState(1);
  setCount = setUnreadCount;
  const { mentions } = useUnreadMentions({ conversationID: 'g', unreadCount, read: null });
  return <output>{mentions.map(({ clientMsgID }) => clientMsgID).join(' ')}</output>;
}

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  waiting = [];
});

it('keeps what a later search found where an earlier one takes longer', async () => {
  const messaging = { ...idleServices.messaging, keptPage };
  screen = await showScreen(<Page />, { services: { messaging } }, createStore());
  await act(async () => setCount(2));
  const [first, second] = waiting;
  await second?.([mention(1), mention(2)]);
  expect(screen.text()).toBe('m1 m2');
  await first?.([mention(1)]);
  expect(screen.text()).toBe('m1 m2');
});

it('leaves out what was taken back unread', async () => {
  let kept: StoredMessage[] = [];
  const messaging = { ...idleServices.messaging, keptPage, keptMessages: async () => kept };
  screen = await showScreen(<Page />, { services: { messaging } }, createStore());
  await act(async () => setCount(2));
  await waiting[1]?.([mention(1), mention(2)]);
  kept = [withoutContent({ ...mention(2), isRevoked: true })];
  const { conversationID } = mention(2);
  await act(async () => screen.store.set(messageChangesAtom, new Map([[conversationID, 1]])));
  expect(screen.text()).toBe('m1');
});
