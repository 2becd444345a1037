// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage, plainTimeline } from '../../../../tests/support/chatRows.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { withoutContent } from '../messageModel/withoutContent.ts';
import { isSameMessage, type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import { messageChangesAtom, timelinesAtom } from '../messagingAtoms.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { stillThere } from './stillThere.ts';
import { useGone } from './useGone.ts';
import { useMessageUntilGone } from './useMessageUntilGone.ts';
import { useReferenced } from './useReferenced.ts';

const one = plainMessage({ content: 'One' });
const two = plainMessage({ clientMsgID: 'm2', content: 'Two' });
const elsewhere = plainMessage({
  clientMsgID: 'm3',
  conversationID: 'single_cat',
  content: 'Three',
});
const revoked = (message: StoredMessage) => withoutContent({ ...message, isRevoked: true });

let kept: StoredMessage[] = [];
const keptMessages = vi.fn(async (refs: readonly MessageRef[]) =>
  kept.filter((message) => refs.some((ref) => isSameMessage(ref, message))),
);
const messaging = { ...idleServices.messaging, keptMessages };

let screen: ShownScreen;
beforeEach(() => {
  kept = [one, two, elsewhere];
  keptMessages.mockClear();
});
afterEach(() => screen.close());

const changed = (id: string) =>
  act(async () => {
    const counts = screen.store.get(messageChangesAtom);
    screen.store.set(messageChangesAtom, new Map([...counts, [id, (counts.get(id) ?? 0) + 1]]));
  });

const refs = [refOf(one), refOf(two)];

function Referenced() {
  const found = useReferenced(refs);
  const say = (ref: MessageRef): string => {
    const { state, message } = found.get(messageKeyOf(ref)) ?? {};
    return `${state} ${message?.content}`;
  };
  return <output>{refs.map(say).join(', ')}</output>;
}

let add: (message: StoredMessage) => void = () => undefined;
function GoneCount() {
  const [shown, setShown] = useState<readonly StoredMessage[]>([one, elsewhere]);
  add = (message) => setShown([...shown, message]);
  return <output>{useGone(shown).size}</output>;
}

const onGone = vi.fn();
function UntilGone() {
  return <output>{useMessageUntilGone(refOf(one), onGone)?.content ?? 'nothing'}</output>;
}

it('closes what is about a message that nobody has, and not what has shown it', async () => {
  onGone.mockClear();
  kept = [];
  screen = await showScreen(<UntilGone />, { services: { messaging } });
  expect(screen.text()).toBe('nothing');
  expect(onGone).toHaveBeenCalledTimes(1);
  await screen.close();
  onGone.mockClear();
  kept = [one];
  screen = await showScreen(<UntilGone />, { services: { messaging } });
  expect(screen.text()).toBe('One');
  kept = [];
  await changed('single_bea');
  expect(screen.text()).toBe('One');
  expect(onGone).not.toHaveBeenCalled();
});

it('follows a message from what is shown to what the device keeps, and never has words of what is gone', async () => {
  kept = [];
  const store = createStore();
  const show = (...messages: StoredMessage[]) =>
    store.set(timelinesAtom, new Map([['single_bea', plainTimeline({ messages })]]));
  show(one, two);
  screen = await showScreen(<Referenced />, { services: { messaging } }, store);
  expect(screen.text()).toBe('there One, there Two');
  expect(keptMessages).not.toHaveBeenCalled();
  kept = [one];
  await act(async () => show());
  expect(screen.text()).toBe('there One, unknown undefined');
  kept = [revoked(one), two];
  await changed('single_bea');
  expect(screen.text()).toBe('gone , there Two');
  const read = { isPrivateChat: true, hasReadTime: 1, burnDuration: 1 };
  kept = [one, { ...two, attachedInfoElem: read }];
  await changed('single_bea');
  expect(screen.text()).toBe('there One, gone ');
});

it('never says again what was read before the message was shown, and taken back there', async () => {
  const store = createStore();
  const show = (...messages: StoredMessage[]) =>
    act(async () =>
      store.set(timelinesAtom, new Map([['single_bea', plainTimeline({ messages })]])),
    );
  screen = await showScreen(<Referenced />, { services: { messaging } }, store);
  expect(screen.text()).toBe('there One, there Two');
  await show(one, two);
  await show(revoked(one), two);
  expect(screen.text()).toBe('gone , there Two');
  keptMessages.mockReturnValueOnce(new Promise(() => undefined));
  await show();
  expect(screen.text()).not.toContain('One');
});

it('keeps what was found gone, and looks only at conversations in which something changed', async () => {
  screen = await showScreen(<GoneCount />, { services: { messaging } }, createStore());
  expect(keptMessages.mock.lastCall?.[0]).toHaveLength(2);
  kept = [revoked(one), two, elsewhere];
  await changed('single_bea');
  expect(keptMessages.mock.lastCall?.[0]).toEqual([one]);
  expect(screen.text()).toBe('1');
  await act(async () => add(two));
  expect(keptMessages.mock.lastCall?.[0]).toEqual([two]);
  // One that the device does not have, wherever that was.
  kept = [two, revoked(elsewhere)];
  await changed('');
  expect(screen.text()).toBe('2');
});

it('reads in the order asked for what may be sent now', async () => {
  screen = await showScreen(<output />, {}, createStore());
  kept = [elsewhere, revoked(one), two];
  expect(await stillThere(messaging, [two, one, elsewhere])).toEqual([two, elsewhere]);
});
