// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { type NotAdded, notAddedAtom } from '../../../parts/groups/begin/notAdded.ts';
import { NotAddedBar } from './NotAddedBar.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

const missing = (userID: string, reason: NotAdded['reason']): NotAdded => ({
  ...{ userID, nickname: userID, reason },
});

async function open(people: readonly NotAdded[]): Promise<void> {
  const { store } = member();
  store.set(notAddedAtom, new Map([['77', people]]));
  const group = v.parse(groupInfo, { groupID: '77' });
  screen = await showScreen(
    <NotAddedBar groupID="77" conversationID="group_77" group={group} />,
    {},
    store,
  );
}

it('names those who could not be added by reason, with what to do, until it is closed', async () => {
  await open([
    missing('Bea', 'unreachable'),
    missing('Carl', 'unknown'),
    missing('Dora', 'unreachable'),
  ]);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    "Bea and Dora couldn't be added: they don't accept messages from you.",
    "Carl couldn't be added: the account no longer exists.",
  ]);
  expect(screen.control('Send them the link').getAttribute('href')).toBe(
    '/pages/chat/group-code?id=77',
  );
  await screen.tap('Close');
  expect(screen.text()).toBe('');
  expect(screen.store.get(notAddedAtom).size).toBe(0);
});

it('counts those of many', async () => {
  await open(['Ada', 'Bea', 'Carl', 'Dora', 'Emil'].map((name) => missing(name, 'full')));
  expect(screen.text()).toContain('Ada, Bea, Carl, and 2 others');
});
