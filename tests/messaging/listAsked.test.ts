import { expect, test } from 'vitest';
import { getFriendList } from '../../app/contract/gateway/functions/friends.ts';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import { createScheduleWorld } from '../support/messaging/scheduleWorld.ts';

/** A page that leads and one that does not, and a gateway whose list of friends nobody can read. */
async function setUp() {
  const world = createScheduleWorld({
    seed: 1,
    latency: 5,
    isUnordered: false,
    pace: 0,
    doubling: 0,
    operations: [],
  });
  const { time, gateway } = world;
  gateway.teach(getFriendList, () => 'nonsense' as never);
  const device = world.devices[0];
  const leader = device?.openTab();
  await time.pass(2_000);
  const follower = device?.openTab();
  if (!leader || !follower) throw new Error('There is no page.');
  await time.pass(1_000);
  return { time, gateway, leader, follower };
}

test.each(['leader', 'follower'] as const)(
  'the %s hears that a list cannot be fetched, and has it once it can',
  async (role) => {
    const world = await setUp();
    const { time, gateway } = world;
    const { engine, store } = world[role];
    const failures: unknown[] = [];
    engine.loadList('friends').catch((error: unknown) => failures.push(error));
    await time.pass(1_000);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toBeInstanceOf(GatewayError);
    expect(await store.fetchedLists()).not.toContain('friends');

    gateway.teach(getFriendList, () => []);
    let isThere = false;
    engine.loadList('friends').then(() => {
      isThere = true;
    });
    await time.pass(200);
    expect(isThere).toBe(true);
    expect(await store.fetchedLists()).toContain('friends');
  },
);
