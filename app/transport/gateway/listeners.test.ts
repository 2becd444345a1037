import { describe, expect, it } from 'vitest';
import { createGatewayRig } from '../../../tests/support/transport/gatewayRig.ts';

describe('listeners of the client', () => {
  it('get the same order when one of them changes the state', () => {
    const rig = createGatewayRig();
    const seen: string[] = [];
    rig.client.onState(({ status }) => {
      if (status === 'online') rig.client.close();
    });
    rig.client.onState(({ status }) => seen.push(status));
    rig.start();
    expect(seen).toEqual(['connecting', 'logging-in', 'syncing', 'online', 'idle']);
  });

  it('cannot break the client or each other', () => {
    const thrown: unknown[] = [];
    const rig = createGatewayRig({ onListenerError: (error) => thrown.push(error) });
    const fail = () => {
      throw new Error('a listener failed');
    };
    rig.client.onState(fail);
    rig.client.onEvent(fail);
    const seen: string[] = [];
    rig.client.onState(({ status }) => seen.push(status));
    rig.start();
    expect(seen.at(-1)).toBe('online');
    expect(thrown).toHaveLength(5);
  });

  it('get nothing after they have unsubscribed', () => {
    const rig = createGatewayRig();
    const seen: string[] = [];
    const leave = rig.client.onState(({ status }) => seen.push(status));
    leave();
    rig.start();
    expect(seen).toEqual([]);
  });
});
