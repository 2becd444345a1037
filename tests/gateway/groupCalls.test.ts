import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGroup } from '../../app/contract/groups/createGroup.ts';
import { dismissGroup } from '../../app/contract/groups/dismissGroup.ts';
import { getUserGroups } from '../../app/contract/groups/getUserGroups.ts';
import {
  closeScene,
  makeGroup,
  openScene,
  type Scene,
} from '../../sandbox/testing/gatewayScene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => closeScene(scene));

const told = (peer: Scene['ada']) =>
  peer.events().then((events) => events.filter((event) => event !== 'OnGroupMemberAdded'));

it('tells of a group that a call makes just what the function tells, once however often it is sent', async () => {
  const { sandbox, people, ada, ben, cora } = scene;
  await makeGroup(ada, []);
  const groupBaseInfo = { groupType: 0, groupName: 'Garden' } as const;
  const memberList = [{ userID: ben.userId, roleLevel: 0 }];
  await ada.call('CreateGroup', { groupBaseInfo, memberList });
  const byFunction = [await told(ada), await told(ben)];
  await Promise.all([ada.forget(), ben.forget()]);
  const input = { groupName: 'Garden', memberIds: [ben.userId] };
  const sent = { token: people.ada.token, key: 'the-same-key' };
  const first = await sandbox.send(createGroup, input, sent);
  const again = await sandbox.send(createGroup, input, sent);
  expect(again.data).toEqual(first.data);
  expect([await told(ada), await told(ben)]).toEqual(byFunction);
  expect(await cora.events()).toEqual([]);
});

it('tells nobody of a group that was not made', async () => {
  const { sandbox, people, ada, ben } = scene;
  const input = { groupName: 'Garden', memberIds: [ben.userId], faceUrl: '/media/nobody.png' };
  expect((await sandbox.send(createGroup, input, people.ada)).code).toBe(3025);
  expect([await ada.events(), await ben.events()]).toEqual([[], []]);
  expect((await sandbox.send(getUserGroups, {}, people.ada)).data.list).toEqual([]);
});

it('ends a group by a call as by the function, and by nobody but its owner', async () => {
  const { sandbox, people, ada, ben } = scene;
  const made = [await makeGroup(ada, [ben]), await makeGroup(ada, [ben])];
  const [groupId = '', other = ''] = made;
  for (const peer of [ada, ben]) await peer.forget();
  expect((await sandbox.send(dismissGroup, { groupId }, people.ben)).code).toBe(3023);
  expect((await sandbox.send(dismissGroup, { groupId }, people.cora)).code).toBe(3022);
  expect([await ada.events(), await ben.events()]).toEqual([[], []]);
  await ada.call('DismissGroup', other);
  const byFunction = [await told(ada), await told(ben)];
  await Promise.all([ada.forget(), ben.forget()]);
  expect((await sandbox.send(dismissGroup, { groupId }, people.ada)).code).toBe(0);
  expect([await told(ada), await told(ben)]).toEqual(byFunction);
});
