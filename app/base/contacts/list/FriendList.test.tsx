// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { type Friend, friend } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import person from '../../../locales/en-US/common.person.json';
import list from '../../../locales/en-US/contacts.list.json';
import * as hanLetter from '../../../parts/people/hanLetter.ts';
import { Screen } from '../../../ui/Screen.tsx';
import { FriendList } from './FriendList.tsx';

const { loadHanLetters } = hanLetter;
/** The letters are on their way until `arrive` is called. */
let arrive = (): void => undefined;
const come = new Promise<void>((resolve) => {
  arrive = resolve;
});
const loading = vi.spyOn(hanLetter, 'loadHanLetters').mockImplementation(async () => {
  await come;
  return loadHanLetters();
});

const friendOf = (nickname: string): Friend => v.parse(friend, { userID: nickname, nickname });
let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

async function open(names: readonly string[], query = ''): Promise<ShownScreen['store']> {
  const { store } = member();
  show(store, names);
  screen = await showScreen(
    <Screen>
      <FriendList query={query} />
    </Screen>,
    { texts: { 'contacts.list': list, 'common.person': person } },
    store,
  );
  return store;
}

function show(store: ShownScreen['store'], names: readonly string[]): void {
  const rows = new Map(names.map((name) => [name, friendOf(name)]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
}

const lines = () =>
  [...document.querySelectorAll('h2, a [dir]')].map(({ textContent }) => textContent);

it('loads no letters for names in other scripts, and is there at once', async () => {
  await open(['Bea', 'Đặng Ánh', 'Иван', 'さくら', '7up']);
  expect(lines().slice(0, 4)).toEqual(['B', 'Bea', 'D', 'Đặng Ánh']);
  expect(loading).not.toHaveBeenCalled();
});

it('loads them once for Chinese names, and shows nobody under another letter before', async () => {
  await open(['Bea', '曾小明', '尉迟恭']);
  expect(lines()).toEqual([]);
  arrive();
  await screen.shows('Bea');
  expect(lines()).toEqual(['B', 'Bea', 'Y', '尉迟恭', 'Z', '曾小明']);
  expect(loading).toHaveBeenCalledTimes(1);
});

it('keeps a list that is shown while it loads them, and finds people by them', async () => {
  const store = await open(['Bea', 'Zoe'], 'z');
  expect(lines()).toEqual(['Z', 'Zoe']);
  await act(async () => show(store, ['Bea', 'Zoe', '曾小明']));
  expect(lines()).toContain('Zoe');
  arrive();
  await screen.shows('曾小明');
  expect(lines()).toHaveLength(3);
});
