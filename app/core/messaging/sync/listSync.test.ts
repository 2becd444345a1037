import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { groupApplication, groupInfo } from '../../../contract/gateway/entities/group.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { GatewayError, type GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import { createWaits } from '../retry/waits.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { createListSync } from './listSync.ts';
import { createTasks } from './tasks.ts';

const group = (memberCount: number) =>
  v.parse(groupInfo, { groupID: 'g', groupName: 'Garden', memberCount });
const application = (handleResult: number, userID = 'bea') =>
  v.parse(groupApplication, { groupID: 'g', userID, handleResult });

let close = (): void => undefined;
afterEach(() => close());

/** A connection that came up, and a gateway that says what it was asked since then. */
async function setUp() {
  const time = createVirtualClock();
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const world = { time, store, asked: {} as Record<string, number>, isIn: true, memberCount: 1 };
  const answer = (name: string): unknown => {
    const joined = [group(world.memberCount)];
    if (name === 'GetGroupsInfo') return joined;
    if (name === 'GetJoinedGroupList') return world.isIn ? joined : [];
    if (name !== 'GetGroupMembersInfo') return [];
    if (world.isIn) return [{ groupID: 'g', userID: 'me' }];
    throw new GatewayError(name, 'refused', gatewayErrors.notInGroup);
  };
  const call = async ({ name }: { name: string }) => {
    world.asked[name] = (world.asked[name] ?? 0) + 1;
    return answer(name);
  };
  const lists = createListSync({
    ...{ userID: 'me', gateway: { call } as never, store, clock: time.now, timers: time.timers },
    publisher: { lists: () => undefined } as never,
    tasks: createTasks({ waits: createWaits(time.timers), isOnline: () => true, width: 4 }),
    settled: async () => undefined,
  });
  close = lists.close;
  lists.connected();
  await time.pass(100);
  world.asked = {};
  const say = (name: string, data: unknown) => lists.noteEvent({ name, data } as GatewayEvent);
  return { ...world, world, say };
}

test('20 who come and go in 20 seconds never make a device ask for all groups of its person', async () => {
  const { time, store, world, say } = await setUp();
  for (let count = 0; count < 20; count += 1) {
    world.memberCount += 1;
    say('OnGroupInfoChanged', group(world.memberCount));
    await time.pass(1_000);
  }
  await time.pass(60_000);
  expect(world.asked['GetJoinedGroupList']).toBeUndefined();
  expect(world.asked['GetGroupsInfo']).toBeGreaterThan(0);
  expect(await store.list('joinedGroups')).toEqual([group(21)]);
});

test('a group that the person has left does not come back by what is told of it', async () => {
  const { time, store, world, say } = await setUp();
  world.isIn = false;
  await store.mergeList('joinedGroups', [group(7)]);
  say('OnJoinedGroupDeleted', group(7));
  say('OnGroupInfoChanged', group(7));
  await time.pass(60_000);
  expect(await store.list('joinedGroups')).toEqual([]);
  expect(world.asked['GetJoinedGroupList']).toBeUndefined();
});

test('applications that are answered are asked for once they come no more, and never twice in 30 seconds', async () => {
  const { time, world, say } = await setUp();
  const name = 'GetRecvGroupApplicationList';
  for (let count = 0; count < 20; count += 1) {
    say('OnGroupApplicationAdded', application(0, `user${count}`));
    say('OnGroupApplicationAccepted', application(1, `user${count}`));
    await time.pass(1_000);
  }
  expect(world.asked[name]).toBeUndefined();
  await time.pass(5_000);
  expect(world.asked[name]).toBe(1);
  say('OnGroupApplicationAdded', application(0));
  say('OnGroupApplicationAccepted', application(1));
  await time.pass(20_000);
  expect(world.asked[name]).toBe(1);
  await time.pass(20_000);
  expect(world.asked[name]).toBe(2);
});
