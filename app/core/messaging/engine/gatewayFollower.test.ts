import { expect, test } from 'vitest';
import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { followGateway } from './gatewayFollower.ts';

function setUp(first: GatewayState) {
  let state = first;
  const listeners = new Set<(state: GatewayState) => void>();
  const log: string[] = [];
  const follower = followGateway({
    gateway: {
      state: () => state,
      onState(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onConnected: () => log.push('connected'),
    onDisconnected: () => log.push('disconnected'),
    onState: ({ status }) => log.push(status),
  });
  const to = (next: GatewayState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  return { follower, log, to };
}

test('a connection is counted when it comes up and when it goes', () => {
  const { follower, log, to } = setUp({ status: 'idle' });
  to({ status: 'syncing' });
  expect([follower.isOnline(), follower.connection()]).toEqual([false, 0]);
  to({ status: 'online' });
  to({ status: 'online' });
  expect([follower.isOnline(), follower.connection()]).toEqual([true, 1]);
  to({ status: 'connecting', attempt: 1 });
  expect([follower.isOnline(), follower.connection()]).toEqual([false, 2]);
  expect(log).toEqual([
    ...['syncing', 'connected', 'online', 'online'],
    ...['disconnected', 'connecting'],
  ]);
});

test('a closed follower is offline and says nothing more', () => {
  const { follower, log, to } = setUp({ status: 'online' });
  expect(follower.isOnline()).toBe(true);
  follower.close();
  to({ status: 'idle' });
  expect([follower.isOnline(), log]).toEqual([false, []]);
});
