import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, join, type Peer, type Wire } from '../../testing/gatewayPeople.ts';
import { closeScene, openScene, type Scene } from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Scene['people'];
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

async function befriend(one: Peer, other: Peer): Promise<void> {
  await one.call('AddFriend', { toUserID: other.userId, reqMsg: '' });
  await other.call('AcceptFriendApplication', { toUserID: one.userId, handleMsg: '' });
}

/** What ada is told of ben once he is as expected. */
async function heard(status: number): Promise<unknown> {
  await expect
    .poll(async () => (await ada.told('OnUserStatusChanged')).at(-1)?.status)
    .toBe(status);
  return (await ada.told('OnUserStatusChanged')).at(-1);
}

it('tells friends who is connected, on what, and when that changes', async () => {
  await befriend(ada, ben);
  expect(await ada.call('SubscribeUsersStatus', [ben.userId])).toEqual([
    { userID: ben.userId, status: 1, platformIDs: [5] },
  ]);
  ben.close();
  expect(await heard(0)).toEqual({ userID: ben.userId, status: 0, platformIDs: [] });
  const again = await join(wire, people.ben);
  expect(await heard(1)).toEqual({ userID: ben.userId, status: 1, platformIDs: [5] });
  await again.call('GetLoginStatus');
  expect(await cora.told('OnUserStatusChanged')).toEqual([]);
});

it('counts nobody who has not logged in', async () => {
  await befriend(ada, ben);
  ben.close();
  await ben.closed;
  const waiting = await connect(wire, people.ben);
  expect(await ada.call('SubscribeUsersStatus', [ben.userId])).toMatchObject([{ status: 0 }]);
  await waiting.login();
  await heard(1);
});

it('tells nobody who is not a friend on both sides, or is blocked', async () => {
  expect(await ada.call('SubscribeUsersStatus', [ben.userId, 'nobody'])).toEqual([]);
  await befriend(ada, ben);
  expect(await ada.call('SubscribeUsersStatus', [ben.userId])).toHaveLength(1);
  await ben.call('AddBlack', ada.userId);
  expect(await ada.call('SubscribeUsersStatus', [ben.userId])).toEqual([]);
  await ben.call('RemoveBlack', ada.userId);
  await ben.call('DeleteFriend', ada.userId);
  expect(await ada.call('SubscribeUsersStatus', [ben.userId])).toEqual([]);
});

it('tells no more once it is not for the other any more, or not wanted', async () => {
  await befriend(ada, ben);
  await befriend(ada, cora);
  await ada.call('SubscribeUsersStatus', [ben.userId, cora.userId]);
  await ben.call('AddBlack', ada.userId);
  await ada.call('UnsubscribeUsersStatus', [cora.userId]);
  ben.close();
  cora.close();
  await Promise.all([ben.closed, cora.closed]);
  // What is said of either is said within a transaction: two more have come and gone.
  await join(wire, people.ben);
  await ada.call('SetSelfInfo', { nickname: 'Ada' });
  expect(await ada.told('OnUserStatusChanged')).toEqual([]);
});
