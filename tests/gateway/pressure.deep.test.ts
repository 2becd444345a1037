import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectionLimits } from '../../sandbox/gateway/limits.ts';
import type { Peer, Person, Wire } from '../../sandbox/testing/gatewayPeople.ts';
import { closeScene, openScene, send } from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { joinDeaf, large } from './support/deafPeer.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

it('a peer that never reads is cut off once too much waits for it, and nobody else notices', async () => {
  const deaf = await joinDeaf(wire, people.ben);
  const before = sandbox.gateway.count();
  const isCut = () => sandbox.gateway.count() < before;
  // What the system buffers for the socket comes on top of what the gateway may hold.
  const most = (4 * connectionLimits.waitingBytes) / 40_000;
  let sent = 0;
  while (!isCut() && sent < most) {
    // Only told, never kept: it is what is told that has to wait.
    await send(ada, ben, large(24_000, 120));
    ben.frames.length = 0;
    ada.frames.length = 0;
    sent += 1;
  }
  expect(isCut()).toBe(true);
  expect(await ben.call('GetLoginStatus')).toBe(101);
  deaf.terminate();
}, 30_000);
