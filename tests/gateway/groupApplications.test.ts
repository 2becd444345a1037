import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleResult } from '../../app/contract/gateway/enums.ts';
import { groupApplications } from '../../sandbox/database/schema.ts';
import { fillGroup } from '../../sandbox/testing/fillGroup.ts';
import {
  closeScene,
  makeGroup,
  openScene,
  type Scene,
} from '../../sandbox/testing/gatewayScene.ts';

let scene: Scene;
let groupID: string;
/** Ada owns it, Ben is an ordinary member, and Cora wants to come in. */
beforeEach(async () => {
  scene = await openScene();
  groupID = await makeGroup(scene.ada, [scene.ben]);
});
afterEach(() => closeScene(scene));

const applies = (reqMsg = 'me too') =>
  scene.cora.call('JoinGroup', { groupID, reqMsg, joinSource: 3 });
const answer = (handleMsg: string) => ({ groupID, fromUserID: scene.cora.userId, handleMsg });
const received = async () => (await scene.ada.call('GetRecvGroupApplicationList')) ?? [];

it('changes one row among a thousand, and tells of that one alone', async () => {
  const { sandbox, ada, ben, cora } = scene;
  const { groupID: elsewhere } = await ben.call('CreateGroup', {
    groupBaseInfo: { groupType: 0, groupName: 'Elsewhere' },
    memberList: [],
  });
  const crowd = await fillGroup(sandbox, elsewhere, 1_000);
  await sandbox.services.db.write((tx) =>
    tx.insert(groupApplications).values(
      crowd.map((userId) => ({
        ...{ groupId: groupID, userId, handleResult: handleResult.pending, reqMsg: '' },
        ...{ handledMsg: '', requestedAt: 0, handlerId: '', handledAt: 0 },
        ...{ joinSource: 3, inviterId: '' },
      })),
    ),
  );
  await ben.forget();
  await applies();
  expect(await received()).toHaveLength(1_001);
  expect(await ada.told('OnGroupApplicationAdded')).toMatchObject([{ userID: cora.userId }]);
  await ada.call('RefuseGroupApplication', answer('We are full of beans.'));
  const refused = [{ userID: cora.userId, handleResult: -1, handledMsg: 'We are full of beans.' }];
  expect(await ada.told('OnGroupApplicationRejected')).toMatchObject(refused);
  expect(await cora.told('OnGroupApplicationRejected')).toMatchObject(refused);
  expect(await ben.events()).toEqual([]);
});

it('is one row however often somebody applies, and may be made again after a refusal', async () => {
  const { ada, cora } = scene;
  await applies('one');
  await applies('two');
  expect(await received()).toMatchObject([{ userID: cora.userId, reqMsg: 'two', handleResult: 0 }]);
  await ada.call('RefuseGroupApplication', answer(''));
  await applies('three');
  expect(await received()).toMatchObject([{ reqMsg: 'three', handledMsg: '', handleResult: 0 }]);
  await ada.call('AcceptGroupApplication', answer(''));
  expect(await received()).toMatchObject([{ handleResult: 1 }]);
  const [tip] = (await cora.told('OnRecvNewMessage')).filter(
    ({ contentType }) => contentType === 1510,
  );
  // It says who let them in.
  expect(JSON.parse(tip?.notificationElem?.detail ?? '')).toMatchObject({
    opUser: { userID: ada.userId },
    entrantUser: { userID: cora.userId },
  });
});

it('is refused with a reason that is too long, and stays as it was', async () => {
  const { ada } = scene;
  await applies();
  await ada.forget();
  const refusing = ada.call('RefuseGroupApplication', answer('x'.repeat(256)));
  await expect(refusing).rejects.toMatchObject({ code: 201 });
  expect(await received()).toMatchObject([{ handleResult: 0 }]);
  expect(await ada.events()).toEqual([]);
});

it('is over for everybody once a member brings the person in', async () => {
  const { ada, ben, cora } = scene;
  await applies();
  for (const peer of [ada, ben, cora]) await peer.forget();
  const people = { groupID, reason: '', userIDList: [cora.userId] };
  await ben.call('InviteUserToGroup', people);
  const settled = [{ groupID, userID: cora.userId, handleResult: 1, handleUserID: ben.userId }];
  expect(await ada.told('OnGroupApplicationAccepted')).toMatchObject(settled);
  expect(await cora.told('OnGroupApplicationAccepted')).toMatchObject(settled);
  expect(await ben.told('OnGroupApplicationAccepted')).toEqual([]);
});
