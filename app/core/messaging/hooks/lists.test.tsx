// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { groupApplication, groupMember } from '../../../contract/gateway/entities/group.ts';
import { blackUser, friend, friendApplication } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom, wantedListsAtom } from '../lists/listAtoms.ts';
import { messagingStatusAtom } from '../messagingAtoms.ts';
import { useFriend } from './useFriend.ts';
import { useList, useListOf } from './useList.ts';

let screen: ShownScreen | null = null;
afterEach(() => screen?.close());

const friendOf = (userID: string, nickname: string) => v.parse(friend, { userID, nickname });
const text = () => document.body.textContent;

let renders = 0;
const Name = () => {
  renders += 1;
  return <p>{useFriend('ben')?.nickname ?? 'nobody'}</p>;
};

const Counts = () => {
  const lists = [
    useList('friends'),
    useList('blacklist'),
    useList('friendApplicationsReceived'),
    useList('friendApplicationsSent'),
    useList('groupApplicationsReceived'),
  ];
  return <p>{lists.map(({ isLoaded, rows }) => (isLoaded ? rows.size : '?')).join(' ')}</p>;
};

const Count = () => <p>{`${useListOf('members', 'g').rows.size} members`}</p>;

it('a screen of one friend renders when that friend changes, and for no other', async () => {
  const { store } = member();
  renders = 0;
  screen = await showScreen(<Name />, { texts: {} }, store);
  expect(text()).toContain('nobody');
  expect([...store.get(wantedListsAtom).keys()]).toContain('friends');
  const ben = friendOf('ben', 'Ben');
  const show = (...rows: (typeof ben)[]) =>
    act(async () =>
      store.set(listStateAtom('friends'), {
        isLoaded: true,
        rows: new Map(rows.map((row) => [row.userID, row])),
      }),
    );
  await show(ben);
  expect(text()).toContain('Ben');
  const before = renders;
  await show(ben, friendOf('cat', 'Cat'));
  expect(renders).toBe(before);
  await show(friendOf('ben', 'Benny'));
  expect(text()).toContain('Benny');
});

it('a screen of all lists has each of them read, and shows what the device knows', async () => {
  const { store } = member();
  screen = await showScreen(<Counts />, { texts: {} }, store);
  expect(text()).toContain('? ? ? ? ?');
  const one = v.parse(friendApplication, { fromUserID: 'ben', toUserID: 'ann' });
  const applicant = v.parse(groupApplication, { groupID: 'g', userID: 'ben' });
  await act(async () => {
    store.set(listStateAtom('friends'), { isLoaded: true, rows: new Map() });
    store.set(listStateAtom('blacklist'), {
      isLoaded: true,
      rows: new Map([['cat', v.parse(blackUser, { userID: 'cat' })]]),
    });
    store.set(listStateAtom('friendApplicationsReceived'), {
      isLoaded: true,
      rows: new Map([['ben ann', one]]),
    });
    store.set(listStateAtom('groupApplicationsReceived'), {
      isLoaded: true,
      rows: new Map([['g ben', applicant]]),
    });
  });
  expect(text()).toContain('0 1 1 ? 1');
});

it('members are asked for while a screen shows them, once per connection', async () => {
  const { store } = member();
  const asked: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async (name: string, ofID = '') => void asked.push(`${name} ${ofID}`),
  };
  screen = await showScreen(<Count />, { texts: {}, services: { messaging } }, store);
  expect([...store.get(wantedListsAtom).keys()]).toContain('members g');
  expect(asked).toEqual([]);
  await act(async () => store.set(messagingStatusAtom, 'online'));
  expect(asked).toEqual(['members g']);
  const ben = v.parse(groupMember, { groupID: 'g', userID: 'ben' });
  await act(async () =>
    store.set(listStateAtom('members', 'g'), { isLoaded: true, rows: new Map([['ben', ben]]) }),
  );
  expect(text()).toContain('1 members');
  await screen.close();
  screen = null;
  expect([...store.get(wantedListsAtom).keys()]).not.toContain('members g');
});
