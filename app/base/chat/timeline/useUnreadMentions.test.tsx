// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import { messageChangesAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { readAnnouncementsAtom } from '../../../parts/conversation/readAnnouncements.ts';
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

/** @param changedAt in seconds */
const announcement = (seq: number, changedAt: number) => {
  const detail = JSON.stringify({ group: { groupID: 'g1', notificationUpdateTime: changedAt } });
  return plainMessage({
    ...{ clientMsgID: `m${seq}`, seq, contentType: contentType.groupAnnouncementSet },
    notificationElem: { detail, defaultTips: '' },
  });
};

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
  localStorage.clear();
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

it('leaves out an announcement that was read above the messages, and those before it', async () => {
  const messaging = { ...idleServices.messaging, keptPage };
  const { store } = member();
  screen = await showScreen(<Page />, { services: { messaging } }, store);
  await act(async () => setCount(3));
  await waiting[1]?.([announcement(1, 500), announcement(2, 600), announcement(3, 700)]);
  expect(screen.text()).toBe('m1 m2 m3');
  await act(async () =>
    store.set(readAnnouncementsAtom, { groupID: 'g1', notificationUpdateTime: 600 }),
  );
  expect(screen.text()).toBe('m3');
});
