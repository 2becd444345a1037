// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging } from '../messaging.ts';
import { messagingStatusAtom, presenceAtom, unfollowedAtom } from '../messagingAtoms.ts';
import { useIsPresent } from './useIsPresent.ts';

let screen: ShownScreen;
let asked: string[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  asked = [];
  answer = async () => [{ userID: 'ben', status: 1, platformIDs: [5] }];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
});

function Presence({ userID, isWanted }: { userID: string; isWanted: boolean }) {
  return <p>{useIsPresent(userID, isWanted) ? 'there' : 'unknown'}</p>;
}

async function open(userID = 'ben', isWanted = true) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const messaging: Messaging = {
    ...idleServices.messaging,
    call: async (declared) => {
      asked.push(declared.name);
      return (await answer()) as never;
    },
  };
  const shown = <Presence userID={userID} isWanted={isWanted} />;
  screen = await showScreen(shown, { services: { messaging } }, store);
  return store;
}

it('asks while it is wanted, follows what is told, and lets go', async () => {
  const store = await open();
  expect(screen.text()).toBe('there');
  await act(async () => store.set(presenceAtom, new Map([['ben', false]])));
  expect(screen.text()).toBe('unknown');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.text()).toBe('there');
  expect(asked).toEqual(['SubscribeUsersStatus', 'SubscribeUsersStatus']);
  await screen.close();
  expect(asked.at(-1)).toBe('UnsubscribeUsersStatus');
  expect(store.get(presenceAtom).size).toBe(0);
});

it('asks again at once where another tab had the gateway tell no more', async () => {
  const store = await open();
  answer = async () => [{ userID: 'ben', status: 0, platformIDs: [] }];
  await act(async () => store.set(unfollowedAtom, new Map([['cleo', 1]])));
  expect(asked).toEqual(['SubscribeUsersStatus']);
  await act(async () => store.set(unfollowedAtom, new Map([['ben', 1]])));
  expect(asked).toEqual(['SubscribeUsersStatus', 'SubscribeUsersStatus']);
  expect(screen.text()).toBe('unknown');
  await screen.close();
  await act(async () => store.set(unfollowedAtom, new Map([['ben', 2]])));
  expect(asked).toHaveLength(3);
});

it('knows nothing without a connection, and asks again with the next one', async () => {
  const store = await open();
  await act(async () => store.set(messagingStatusAtom, 'waiting'));
  expect(screen.text()).toBe('unknown');
  answer = () => Promise.reject(new GatewayError('x', 'not-sent', clientErrors.notConnected));
  await act(async () => store.set(messagingStatusAtom, 'online'));
  expect(screen.text()).toBe('unknown');
  answer = async () => [{ userID: 'ben', status: 1, platformIDs: [] }];
  await act(async () => store.set(messagingStatusAtom, 'connecting'));
  await act(async () => store.set(messagingStatusAtom, 'online'));
  expect(screen.text()).toBe('there');
});

it('says nothing of whom the gateway says nothing', async () => {
  answer = async () => [];
  await open();
  expect(screen.text()).toBe('unknown');
});

it.each([
  ['nobody', '', true],
  ['somebody who is not looked at', 'ben', false],
])('does not ask about %s', async (_, userID, isWanted) => {
  await open(userID, isWanted);
  expect(asked).toEqual([]);
});
