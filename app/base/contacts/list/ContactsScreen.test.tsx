// @vitest-environment happy-dom
import { atom } from 'jotai';
import { Users } from 'lucide-react';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import {
  type Friend,
  friend,
  friendApplication,
} from '../../../contract/gateway/entities/people.ts';
import type { SlotParts } from '../../../core/feature/slots.ts';
import { listStateAtom, wantedListsAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import person from '../../../locales/en-US/common.person.json';
import list from '../../../locales/en-US/contacts.list.json';
import { loadHanLetters } from '../../../parts/people/hanLetter.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { ContactsScreen } from './ContactsScreen.tsx';

const friendOf = (userID: string, nickname: string, remark = ''): Friend =>
  v.parse(friend, { userID, nickname, remark });
const some = [
  friendOf('u-1', 'Bea', 'My cellist'),
  friendOf('u-2', 'Đặng Ánh'),
  friendOf('u-3', '王小明'),
];

let screen: ShownScreen;
let reconnects = 0;
/** Tries to fetch a list, each by how it ends. */
let fetches: { name: string; fail: () => void }[] = [];
let takeLayout: () => void;
const countReconnect = (): void => {
  reconnects += 1;
};
const loadList = (name: string): Promise<void> =>
  new Promise((_, reject) => {
    fetches.push({ name, fail: () => reject(new GatewayError(name, 'unknown', 0)) });
  });
// A list that waits for its letters gives up after a while, however slow the machine is.
beforeAll(loadHanLetters);
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

async function open(friends: readonly Friend[] | null, slots: SlotParts = {}) {
  const { store } = member();
  reconnects = 0;
  fetches = [];
  if (friends) show(store, friends);
  const messaging = { ...idleServices.messaging, reconnect: countReconnect, loadList };
  screen = await showScreen(
    <ContactsScreen />,
    { texts: { 'contacts.list': list, 'common.person': person }, services: { messaging }, slots },
    store,
  );
  const [first] = friends ?? [];
  if (first) await screen.shows(first.remark || first.nickname);
  return store;
}

function show(store: ShownScreen['store'], friends: readonly Friend[]): void {
  const rows = new Map(friends.map((one) => [one.userID, one]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
}

const names = () =>
  [...document.querySelectorAll('a[href*="user-info"] [dir]')].map(
    ({ textContent }) => textContent,
  );
const isWaiting = () => document.querySelector('[role="status"][aria-label]') !== null;

describe('ContactsScreen', () => {
  it('shows friends by letter under the name that the person gave them, each with a way to them', async () => {
    const store = await open(some);
    expect([...store.get(wantedListsAtom).keys()]).toContain('friends');
    expect(names()).toEqual(['Đặng Ánh', 'My cellist', '王小明']);
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      ...['D', 'M', 'W'],
    ]);
    expect(document.querySelector('a[href*="user-info"]')?.getAttribute('href')).toBe(
      '/pages/chat/user-info?userID=u-2',
    );
  });

  it('shows less and less while a name is typed, says how many, and all again after', async () => {
    await open(some);
    await screen.type(list.searchFriends, 'dang');
    expect(names()).toEqual(['Đặng Ánh']);
    expect(screen.text()).toContain('1 friend found');
    expect(screen.has(list.friendRequests)).toBe(false);
    await screen.type(list.searchFriends, 'nobody at all');
    expect(screen.text()).toContain(list.noMatchTitle);
    expect(screen.text()).toContain('“nobody at all”');
    await screen.tap(list.clearSearch);
    expect(names()).toHaveLength(3);
    expect(screen.has(list.friendRequests)).toBe(true);
  });

  it('has a friend who comes, changes and goes at once', async () => {
    const store = await open(some);
    await act(async () => show(store, [...some, friendOf('u-4', 'Eve')]));
    expect(names()).toContain('Eve');
    await act(async () => show(store, [friendOf('u-4', 'Adam')]));
    expect(names()).toEqual(['Adam']);
  });

  it('leads to the requests, and says how many wait for an answer', async () => {
    const store = await open(some);
    expect(screen.control(list.friendRequests).getAttribute('href')).toBe('/pages/chat/new-friend');
    const from = (fromUserID: string, handleResult: number) =>
      [fromUserID, v.parse(friendApplication, { fromUserID, handleResult })] as const;
    const rows = new Map([from('a', 0), from('b', 1), from('c', 0), from('d', -1)]);
    await act(async () =>
      store.set(listStateAtom('friendApplicationsReceived'), { isLoaded: true, rows }),
    );
    expect(screen.has(`${list.friendRequests}2 friend requests`)).toBe(true);
  });

  it('has the rows that others hand in, with what waits there', async () => {
    const count = atom(3);
    await open(some, {
      'contacts.row': [
        {
          ...{ id: 'x', order: 10, path: '/x', label: 'shell.frame:contacts', Icon: Users },
          waiting: { count, note: 'shell.frame:friendRequestsWaiting' },
        },
      ],
    });
    expect(screen.control('Contacts3 friend requests').getAttribute('href')).toBe('/x');
    await act(async () => screen.store.set(count, 0));
    expect(screen.has('Contacts')).toBe(true);
  });

  it('waits for the list of a new device, then says what to do first', async () => {
    const store = await open(null);
    await act(async () => store.set(messagingStatusAtom, 'syncing'));
    expect(isWaiting()).toBe(true);
    expect(screen.text()).not.toContain(list.noFriendsTitle);
    await act(async () => show(store, []));
    expect(isWaiting()).toBe(false);
    expect(screen.text()).toContain(list.noFriendsTitle);
    await act(async () => document.querySelector<HTMLElement>('section button')?.click());
    expect(screen.address()).toBe('/pages/chat/add-friend');
  });

  it('says without a connection that the list cannot be had, tries again, and shows it then', async () => {
    const store = await open(null);
    await act(async () => store.set(messagingStatusAtom, 'waiting'));
    expect(screen.text()).toContain(list.friendsFailedTitle);
    await screen.tap('Try again');
    expect(reconnects).toBe(1);
    // It does not flicker while it is tried.
    await act(async () => store.set(messagingStatusAtom, 'connecting'));
    expect(screen.text()).toContain(list.friendsFailedTitle);
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    await act(async () => show(store, some));
    expect(names()).toHaveLength(3);
  });

  it('says that the gateway fails to answer, and tries again when asked and with a new connection', async () => {
    const store = await open(null);
    const isBusy = () => document.querySelector('[aria-busy]') !== null;
    await act(async () => store.set(messagingStatusAtom, 'syncing'));
    expect(fetches.map(({ name }) => name)).toEqual(['friends']);
    expect(isWaiting()).toBe(true);
    await act(async () => fetches[0]?.fail());
    expect(screen.text()).toContain(list.friendsFailedTitle);
    expect(isBusy()).toBe(false);

    await screen.tap('Try again');
    expect([fetches.length, reconnects, isBusy()]).toEqual([2, 0, true]);
    expect(screen.text()).toContain(list.friendsFailedTitle);
    await act(async () => fetches[1]?.fail());
    expect(isBusy()).toBe(false);

    await act(async () => store.set(messagingStatusAtom, 'connecting'));
    expect(isBusy()).toBe(true);
    await act(async () => store.set(messagingStatusAtom, 'syncing'));
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect([fetches.length, isBusy()]).toEqual([3, true]);
    await act(async () => show(store, some));
    expect(names()).toHaveLength(3);
  });

  it('asks for no list that the device has, and an old failure says nothing of a later try', async () => {
    const store = await open(some);
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect(fetches).toEqual([]);
    await screen.close();
    const empty = await open(null);
    for (const status of ['online', 'connecting', 'online'] as const) {
      await act(async () => empty.set(messagingStatusAtom, status));
    }
    await act(async () => fetches[0]?.fail());
    expect([fetches.length, isWaiting()]).toEqual([2, true]);
  });

  it('shows without a connection what the device knows', async () => {
    const store = await open(some);
    await act(async () => store.set(messagingStatusAtom, 'waiting'));
    expect(names()).toHaveLength(3);
  });

  it('draws of thousands those near the view, and finds one among them', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    await open(
      Array.from({ length: 5_000 }, (_, at) => friendOf(`id-${at}`, `${letters[at % 26]}${at}`)),
    );
    expect(names().length).toBeGreaterThan(10);
    expect(names().length).toBeLessThan(120);
    await screen.type(list.searchFriends, 'id-4999');
    expect(names()).toEqual([`${letters[4999 % 26]}4999`]);
  });

  it('leads to where friends are added', async () => {
    await open(some);
    await screen.tap(list.addFriend);
    expect(screen.address()).toBe('/pages/chat/add-friend');
  });
});
