// @vitest-environment happy-dom
import { act, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { blackUser, type Friend, friend } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { loadHanLetters } from '../../people/hanLetter.ts';
import { PickScreen } from './PickScreen.tsx';
import type { Pickable } from './pickable.ts';
import { usePickable } from './usePickable.ts';

// A list waits only so long for the letters of Chinese names: they are there before it is shown.
await loadHanLetters();

let screen: ShownScreen;
let takeLayout: () => void;
let picked: readonly string[] = [];
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

const carl: readonly Pickable[] = [{ userID: 'carl', nickname: 'Carl', faceURL: '' }];
const known: readonly Partial<Friend>[] = [
  { userID: 'bea', nickname: 'Bea Stone', remark: 'Cellist' },
  { userID: 'dora', nickname: 'Dora' },
  { userID: 'ming', nickname: '王小明' },
  { userID: 'evil', nickname: 'Evil' },
];

type Options = { start?: readonly string[]; already?: readonly string[]; most?: number };

function Probe({ start = [], already = [], most = 9 }: Options) {
  const [chosen, setChosen] = useState(start);
  picked = chosen;
  return (
    <PickScreen
      title="Pick"
      parent="/up"
      list={usePickable(carl)}
      chosen={chosen}
      onChange={setChosen}
      already={new Set(already)}
      most={most}
    />
  );
}

async function open(options: Options = {}, friends = known): Promise<void> {
  const { store } = member();
  const rows = friends.map((one) => v.parse(friend, one));
  store.set(listStateAtom('friends'), {
    isLoaded: true,
    rows: new Map(rows.map((one) => [one.userID, one])),
  });
  store.set(listStateAtom('blacklist'), {
    isLoaded: true,
    rows: new Map([['evil', v.parse(blackUser, { userID: 'evil' })]]),
  });
  const chat = plainRow({ userID: 'dora', conversationID: 'single_dora' });
  store.set(conversationRowsAtom, new Map([[chat.conversationID, chat]]));
  store.set(conversationOrderAtom, [chat.conversationID]);
  screen = await showScreen(<Probe {...options} />, {}, store);
  if (friends.length > 0) await screen.shows('Carl');
}

const lines = () =>
  [...document.querySelectorAll('main h2, main label [dir]')].map((one) => one.textContent);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

it('shows those of the newest chats, then friends by letter, and nobody who is blocked', async () => {
  await open();
  expect(lines()).toEqual([
    'Recent chats',
    'Dora',
    'C',
    'Carl',
    'Cellist',
    'D',
    'Dora',
    'W',
    '王小明',
  ]);
});

it.each(['wxm', '小明'])('finds by pinyin and by name: %s', async (query) => {
  await open();
  await screen.type('Search friends', query);
  expect(lines()).toEqual(['W', '王小明']);
  expect(screen.text()).toContain('1 friend found');
});

it('finds by alias and by nickname, and says where nobody is found', async () => {
  await open();
  await screen.type('Search friends', 'stone');
  expect(lines()).toEqual(['C', 'Cellist']);
  await screen.type('Search friends', 'cell');
  expect(lines()).toEqual(['C', 'Cellist']);
  await screen.type('Search friends', 'zzz');
  expect(screen.text()).toContain('Nobody found');
});

it('marks a person wherever they stand, and puts them above, in the order chosen', async () => {
  await open();
  await act(async () => boxes()[0]?.click());
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(2);
  await screen.tap('Carl');
  expect(picked).toEqual(['dora', 'carl']);
  expect(screen.text()).toContain('2 selected');
  await screen.tap('Remove Dora');
  expect(picked).toEqual(['carl']);
});

it('takes people out by key, and goes on with the next, at the end with the field', async () => {
  await open({ start: ['bea', 'dora', 'carl'] });
  const stops = () =>
    ['Remove Cellist', 'Remove Dora', 'Remove Carl']
      .filter((name) => screen.has(name))
      .map((name) => screen.control(name).tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  await act(async () => screen.control('Remove Cellist').focus());
  await press('ArrowRight');
  expect(document.activeElement).toBe(screen.control('Remove Dora'));
  await press('Backspace');
  expect(picked).toEqual(['bea', 'carl']);
  expect(document.activeElement).toBe(screen.control('Remove Carl'));
  await press('Delete');
  expect(document.activeElement).toBe(screen.control('Remove Cellist'));
  await press('Delete');
  expect(picked).toEqual([]);
  expect(document.activeElement).toBe(screen.control('Search friends'));
});

it('shows who is in already as chosen, and lets nobody change it', async () => {
  await open({ already: ['bea'] });
  const [box] = boxes().filter(({ checked }) => checked);
  expect(box?.disabled).toBe(true);
  expect(screen.text()).toContain('Already in');
  await act(async () => box?.click());
  expect(picked).toEqual([]);
});

it('says in one breath how many are chosen and how many more can be', async () => {
  await open({ most: 3 });
  await screen.tap('Carl');
  const said = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  expect(said.filter((one) => one !== '')).toEqual(['1 selected You can choose 2 more people.']);
});

it('takes no more people than there is room for', async () => {
  await open({ most: 1 });
  await screen.tap('Carl');
  await screen.tap('王小明');
  expect(picked).toEqual(['carl']);
});

it('finds people again in a list that the person left half done', async () => {
  await open({ start: ['gone', 'bea'] });
  expect(screen.has('Remove Cellist')).toBe(true);
  expect(document.querySelectorAll('header ul, ul[aria-label="Chosen people"] li')).toHaveLength(1);
});
