// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import { member } from '../../../../tests/support/member.ts';
import { answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { type Friend, friend } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  conversationRowsAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { SearchProgress } from '../../../parts/search/slots.ts';
import { PeopleSection } from './PeopleSection.tsx';

const friendOf = (userID: string, nickname: string, remark = ''): Friend =>
  v.parse(friend, { userID, nickname, remark });

const friends = [
  friendOf('id_4711', 'Beatrix', 'Auntie'),
  friendOf('id_4712', 'Carla'),
  friendOf('id_4713', 'Carlotta'),
  friendOf('id_4714', 'Carlos'),
  friendOf('id_4715', 'Oscar'),
];

let screen: ShownScreen;
let last: SearchProgress;
afterEach(() => screen.close());

async function search(query: string, answer: readonly Friend[] = [], isWhole = false) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const rows = new Map(friends.map((one) => [one.userID, one]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
  const stranger = { conversationID: 'single_dora_9', userID: 'dora_9', showName: 'Dora' };
  store.set(conversationRowsAtom, new Map([[stranger.conversationID, plainRow(stranger)]]));
  const { messaging } = answeringMessaging({ SearchFriends: answer });
  screen = await showScreen(
    <PeopleSection
      query={query}
      isWhole={isWhole}
      onProgress={(_, progress) => {
        last = progress;
      }}
    />,
    { services: { messaging } },
    store,
  );
  await screen.settles(() => !last.isSearching);
}

const rows = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent ?? '');
const links = () => [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('PeopleSection', () => {
  it('finds a friend by alias, and leads to the conversation', async () => {
    await search('aunt');
    expect(links()).toEqual(['/pages/chat/conversation?id=single_id_4711']);
    expect(marked()).toEqual(['Aunt']);
  });

  it('finds a friend by nickname, and says it where the alias is the name', async () => {
    await search('beat');
    expect(rows()[0]).toContain('Auntie');
    expect(marked()).toEqual(['Beat']);
  });

  it('finds by part of an id from three letters on', async () => {
    await search('4712');
    expect(links()).toEqual(['/pages/chat/conversation?id=single_id_4712']);
    expect(marked()).toEqual(['4712']);
    await screen.close();
    await search('47');
    expect(links()).toEqual([]);
    expect(last.count).toBe(0);
  });

  it('finds a stranger of a conversation', async () => {
    await search('dora');
    expect(links()).toEqual(['/pages/chat/conversation?id=single_dora_9']);
  });

  it('adds those whom only the gateway knows, and nobody twice', async () => {
    await search('oscar', [friendOf('id_4715', 'Oscar'), friendOf('far_1', 'Oscar Far')]);
    expect(links()).toEqual([
      '/pages/chat/conversation?id=single_id_4715',
      '/pages/chat/conversation?id=single_far_1',
    ]);
    expect(last.count).toBe(2);
  });

  it('shows three and leads to all of them', async () => {
    await search('car');
    expect(links()).toHaveLength(4);
    expect(rows().at(-1)).toBe('Show all (4)');
    expect(links().at(-1)).toBe('/pages/chat/search?q=car&in=people');
    await screen.close();
    await search('car', [], true);
    expect(links()).toHaveLength(4);
    expect(screen.text()).not.toContain('Show all');
  });
});
