// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../../../tests/support/member.ts';
import { OpenedSheet } from '../../../../../tests/support/openedSheet.tsx';
import {
  idleServices,
  type ShownScreen,
  showScreen,
} from '../../../../../tests/support/screen.tsx';
import { friend } from '../../../../contract/gateway/entities/people.ts';
import type { OutgoingContent } from '../../../../core/messaging/contents/content.ts';
import { listStateAtom } from '../../../../core/messaging/lists/listAtoms.ts';
import texts from '../../../../locales/en-US/chat.card.json';
import { CardSheet } from './CardSheet.tsx';
import { mostShown } from './cardRows.ts';

let screen: ShownScreen;
afterEach(() => screen.close());

type Known = { userID: string; nickname: string; remark?: string };
const people: Known[] = [
  { userID: 'dan', nickname: 'Dan' },
  { userID: 'cleo', nickname: 'Cleo Chan', remark: 'Boss' },
  { userID: 'bea', nickname: 'Bea' },
];

async function open(friends: readonly Known[] = people, kept = () => Promise.resolve()) {
  const { store } = member();
  const rows = new Map(friends.map((one) => [one.userID, v.parse(friend, one)]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows });
  const sent: OutgoingContent[] = [];
  const [onClosed, onDone] = [vi.fn(), vi.fn()];
  const messaging = {
    ...idleServices.messaging,
    send(_peer: unknown, content: OutgoingContent) {
      sent.push(content);
      return { isKept: true, kept: kept() };
    },
  };
  const peer = { sessionType: 1, userID: 'bea' } as const;
  screen = await showScreen(
    <OpenedSheet
      sheet={CardSheet}
      props={{ peer, conversationID: 'single_bea', files: [], onDone }}
      onClosed={onClosed}
    />,
    { services: { messaging } },
    store,
  );
  await screen.settles(() => document.querySelector('[role="dialog"]') !== null);
  return { sent, onClosed, onDone };
}
/** Names, without the initials that stand for faces. */
const rows = () => [...document.querySelectorAll('li [dir]')].map((one) => one.textContent);

it('offers the friends by name, but not the one it is sent to', async () => {
  await open();
  expect(rows()).toEqual(['Boss', 'Dan']);
});

it('sends the card after a second look, without the name that the reader gave', async () => {
  const { sent, onDone } = await open();
  await screen.tap('Boss');
  expect(screen.text()).toContain(texts.ask);
  expect(sent).toEqual([]);
  await screen.tap(texts.send);
  expect(sent).toEqual([{ kind: 'card', userID: 'cleo', nickname: 'Cleo Chan', faceURL: '' }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('finds a friend by either name', async () => {
  await open();
  await screen.type(texts.search, 'chan');
  await screen.settles(() => rows().length === 1);
  expect(rows()).toEqual(['Boss']);
  await screen.type(texts.search, 'nobody');
  await screen.shows(texts.nothing);
});

it('says that a search finds those who do not fit', async () => {
  await open(
    Array.from({ length: mostShown + 5 }, (_, at) => ({ userID: `u-${at}`, nickname: `P ${at}` })),
  );
  expect(rows()).toHaveLength(mostShown);
  expect(screen.text()).toContain(texts.more);
});

it('says where there is nobody, and where the device has no room', async () => {
  await open([]);
  expect(screen.text()).toContain(texts.emptyTitle);
  await screen.close();
  const { onDone } = await open(people, () => Promise.reject(new Error('full')));
  await screen.tap('Dan');
  await screen.tap(texts.send);
  await screen.shows(texts.notKept);
  expect(onDone).not.toHaveBeenCalled();
});
