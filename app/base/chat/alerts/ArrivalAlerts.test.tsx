// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import {
  arrivalAtom,
  conversationRowsAtom,
  hasBeenInStepAtom,
  messageChangesAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { ArrivalAlerts } from './ArrivalAlerts.tsx';

type Shown = { title: string; tag: string; body: string; silent: boolean; close: () => void };

let screen: ShownScreen;
let shown: Shown[] = [];
let taps: ((event: object) => void)[] = [];
const vibrate = vi.fn();

beforeEach(() => {
  shown = [];
  taps = [];
  vibrate.mockClear();
  localStore.remove(storageKeys.alertsOff);
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = {
    active: {},
    async showNotification(title: string, options: Omit<Shown, 'title' | 'close'>) {
      const notice = {
        ...options,
        title,
        close: () => void shown.splice(shown.indexOf(notice), 1),
      };
      shown = [...shown.filter(({ tag }) => tag !== options.tag), notice];
    },
    getNotifications: async () => [...shown],
  };
  const { locks } = navigator;
  vi.stubGlobal('navigator', {
    locks,
    userAgent: '',
    userActivation: { hasBeenActive: true },
    vibrate,
    serviceWorker: {
      getRegistration: async () => registration,
      addEventListener: (_: string, listener: (event: object) => void) => taps.push(listener),
      removeEventListener: () => undefined,
    },
  });
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(state: 'hidden' | 'visible', kept: readonly StoredMessage[]) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  let held = kept;
  const { store } = member();
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ showName: 'Bea' })]]));
  const messaging = {
    ...idleServices.messaging,
    keptMessages: async (asked: readonly { clientMsgID: string }[]) =>
      held.filter(({ clientMsgID }) => asked.some((one) => one.clientMsgID === clientMsgID)),
  };
  screen = await showScreen(
    <ArrivalAlerts />,
    { texts: chatTexts, services: { messaging } },
    store,
  );
  const arrive = (message: StoredMessage) =>
    act(async () => {
      const { conversationID, sendID, clientMsgID } = message;
      store.set(arrivalAtom, { conversationID, sendID, clientMsgID });
      await new Promise((resolve) => void setTimeout(resolve));
    });
  const unread = (unreadCount: number) =>
    act(async () => {
      store.set(conversationRowsAtom, new Map([['single_bea', plainRow({ unreadCount })]]));
      await new Promise((resolve) => void setTimeout(resolve));
    });
  const takeBack = (id: string, how: Partial<StoredMessage> = { isRevoked: true }) =>
    act(async () => {
      held = held.map((one) => (one.clientMsgID === id ? withoutContent({ ...one, ...how }) : one));
      const before = store.get(messageChangesAtom).get('single_bea') ?? 0;
      store.set(messageChangesAtom, new Map([['single_bea', before + 1]]));
      await new Promise((resolve) => void setTimeout(resolve));
    });
  return { arrive, unread, takeBack };
}

/** Another page of the app changed what is kept. */
const changedElsewhere = () =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key: storageKeys.alertsOff })));

/** A browser that plays sounds. @returns how many notes were played */
function audible(): () => number {
  const start = vi.fn();
  const part = { frequency: {}, start, stop: () => undefined, connect: () => part };
  const gain = {
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => part,
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      resume = async () => undefined;
      close = async () => undefined;
      createOscillator = () => part;
      createGain = () => gain;
    },
  );
  return () => start.mock.calls.length;
}

const first = plainMessage();
const second = plainMessage({ clientMsgID: 'm2', content: 'Still there?' });

describe('notices of new messages', () => {
  it('are one for each conversation, with its name and the newest words', async () => {
    const { arrive } = await open('hidden', [first, second]);
    await arrive(first);
    await arrive(second);
    expect(shown).toMatchObject([
      { title: 'Bea', body: 'Still there?', tag: 'single_bea', silent: false },
    ]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('say in a group who wrote', async () => {
    const said = plainMessage({ conversationID: 'super_group_g', senderNickname: 'Cleo' });
    const { arrive } = await open('hidden', [said]);
    await arrive(said);
    expect(shown[0]?.body).toBe('Cleo: Hello.');
  });

  it('say what it is where there are no words, as the list does', async () => {
    const picture = plainMessage({ contentType: 102, content: '' });
    const { arrive } = await open('hidden', [picture]);
    await arrive(picture);
    expect(shown[0]?.body).toBe(chatTexts['chat.message'].imageTag);
  });

  it('are none in view, where the device trembles once', async () => {
    const { arrive } = await open('visible', [first, second]);
    await arrive(first);
    await arrive(second);
    expect(shown).toEqual([]);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('leave the sound to the app in view, unless the person wants none', async () => {
    const notes = audible();
    const { arrive } = await open('visible', [first]);
    await arrive(first);
    expect(notes()).toBe(2);
    await screen.close();
    localStore.write(storageKeys.alertsOff, '["sound"]');
    const quiet = await open('visible', [second]);
    await quiet.arrive(second);
    expect(notes()).toBe(2);
  });

  it('are none where the person switched them off, and silent without sound', async () => {
    const { arrive } = await open('hidden', [first, second]);
    localStore.write(storageKeys.alertsOff, '["notices"]');
    await changedElsewhere();
    await arrive(first);
    expect(shown).toEqual([]);
    localStore.write(storageKeys.alertsOff, '["sound"]');
    await changedElsewhere();
    await arrive(second);
    expect(shown).toMatchObject([{ silent: true }]);
  });

  it('go once the conversation is read', async () => {
    const { arrive, unread } = await open('hidden', [first]);
    await arrive(first);
    await unread(1);
    expect(shown).toHaveLength(1);
    await unread(0);
    expect(shown).toEqual([]);
  });

  it('say no more what was taken back or deleted: the message before it, or nothing', async () => {
    const { arrive, takeBack } = await open('hidden', [first, second]);
    await arrive(first);
    await arrive(second);
    await takeBack('m2');
    expect(shown).toMatchObject([{ body: 'Hello.', tag: 'single_bea', silent: true }]);
    await takeBack(first.clientMsgID, { isDeleted: true });
    expect(shown).toEqual([]);
  });

  it('of a page before go once it is known that their message is gone', async () => {
    const { arrive } = await open('hidden', [first]);
    await arrive(first);
    expect(shown).toHaveLength(1);
    const taken = withoutContent({ ...first, isRevoked: true });
    // The notices outlive the page.
    const before = [...shown];
    await screen.close();
    await new Promise((resolve) => void setTimeout(resolve));
    shown = before;
    await open('hidden', [taken]);
    expect(shown).toHaveLength(1);
    await act(async () => {
      screen.store.set(hasBeenInStepAtom, true);
      screen.store.set(messagingStatusAtom, 'online');
      await new Promise((resolve) => void setTimeout(resolve));
    });
    expect(shown).toEqual([]);
  });

  it('say of a private message that it came, and none of its words', async () => {
    const secret = plainMessage({
      content: 'Between us',
      attachedInfoElem: { isPrivateChat: true, hasReadTime: 0 },
    });
    const { arrive } = await open('hidden', [secret]);
    await arrive(secret);
    expect(shown).toMatchObject([{ title: 'Bea', body: chatTexts['chat.message'].newMessage }]);
  });

  it('lead to the conversation when they are tapped, and nowhere else', async () => {
    await open('hidden', []);
    const tap = (path: string) =>
      act(async () => {
        for (const listener of taps) listener({ data: { type: 'OPEN', path } });
      });
    await tap('//elsewhere.example/');
    expect(screen.address()).toBe('/x');
    await tap('/pages/chat/conversation?id=single_bea');
    expect(screen.address()).toBe('/pages/chat/conversation?id=single_bea');
  });
});
