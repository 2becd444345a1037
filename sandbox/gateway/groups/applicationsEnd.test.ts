import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeScene, makeGroup, openScene, type Scene } from '../../testing/gatewayScene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => closeScene(scene));

it('tells who had applied to a group that it is gone, as nobody is left to answer', async () => {
  const { ada, ben, cora } = scene;
  const groupID = await makeGroup(ada, [ben]);
  await cora.call('JoinGroup', { groupID, reqMsg: 'Let me in.', joinSource: 3 });
  await cora.forget();
  await ada.call('DismissGroup', groupID);
  expect(await cora.told('OnGroupApplicationDeleted')).toMatchObject([
    { groupID, userID: cora.userId },
  ]);
  expect(await cora.call('GetSendGroupApplicationList')).toEqual([]);
});

it('tells applicant and leaders that an application waits no more, when who made it is added anyway', async () => {
  const { ada, ben, cora } = scene;
  const groupID = await makeGroup(ada, []);
  await cora.call('JoinGroup', { groupID, reqMsg: 'Let me in.', joinSource: 3 });
  for (const peer of [ada, ben, cora]) await peer.forget();
  await ada.call('InviteUserToGroup', { groupID, reason: '', userIDList: [cora.userId] });
  for (const peer of [ada, cora])
    expect(await peer.told('OnGroupApplicationAccepted')).toMatchObject([
      { groupID, userID: cora.userId, handleResult: 1 },
    ]);
  expect(await ben.told('OnGroupApplicationAccepted')).toEqual([]);
});
