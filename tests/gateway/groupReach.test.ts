import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupRole, groupStatus } from '../../app/contract/gateway/enums.ts';
import { messages, threads } from '../../sandbox/database/schema.ts';
import { chunks } from '../../sandbox/gateway/messages/viewMessages.ts';
import { join, type Peer, type Refusal, textMessage } from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  makeGroup,
  openScene,
  type Scene,
  sendToGroup,
} from '../../sandbox/testing/gatewayScene.ts';

let scene: Scene;
let groupID: string;
beforeEach(async () => {
  scene = await openScene();
  groupID = await makeGroup(scene.ada, [scene.ben, scene.cora]);
});
afterEach(() => closeScene(scene));

const hour = 3_600;
const roleOfBen = (roleLevel: number) => {
  const { ada, ben } = scene;
  return ada.call('SetGroupMemberRoleLevel', { groupID, userID: ben.userId, roleLevel });
};
const muteBen = (mutedSeconds: number) => {
  const { ada, ben } = scene;
  return ada.call('ChangeGroupMemberMute', { groupID, userID: ben.userId, mutedSeconds });
};
const muteAll = (isMute: boolean) => scene.ada.call('ChangeGroupMute', { groupID, isMute });
const kickBen = () =>
  scene.ada.call('KickGroupMember', { groupID, reason: '', userIDList: [scene.ben.userId] });

/** What a client of ben shows of it. */
type Shown = { isIn: boolean; roleLevel: number; isMuted: boolean; status: number };

const still: Shown = {
  ...{ isIn: true, roleLevel: groupRole.ordinary, isMuted: false },
  status: groupStatus.ok,
};
const out = { isIn: false, roleLevel: 0 };

type Change = {
  name: string;
  first?: () => Promise<unknown>;
  /** Done by `ben` himself where he does it. */
  run: (ben: Peer) => Promise<unknown>;
  shown: Partial<Shown>;
};

const changes: Change[] = [
  {
    name: 'the group is dismissed',
    run: () => scene.ada.call('DismissGroup', groupID),
    shown: { ...out, status: groupStatus.dismissed },
  },
  { name: 'he is removed', run: kickBen, shown: out },
  { name: 'he leaves', run: (ben) => ben.call('QuitGroup', groupID), shown: out },
  { name: 'he is made admin', run: () => roleOfBen(3), shown: { roleLevel: groupRole.admin } },
  {
    name: 'he is admin no longer',
    first: () => roleOfBen(3),
    run: () => roleOfBen(1),
    shown: { roleLevel: groupRole.ordinary },
  },
  {
    name: 'he gets the group',
    run: () => scene.ada.call('TransferGroupOwner', { groupID, newOwnerUserID: scene.ben.userId }),
    shown: { roleLevel: groupRole.owner },
  },
  { name: 'he is muted', run: () => muteBen(hour), shown: { isMuted: true } },
  {
    name: 'he may speak again',
    first: () => muteBen(hour),
    run: () => muteBen(0),
    shown: { isMuted: false },
  },
  { name: 'all are muted', run: () => muteAll(true), shown: { status: groupStatus.muted } },
  {
    name: 'all may speak again',
    first: () => muteAll(true),
    run: () => muteAll(false),
    shown: { status: groupStatus.ok },
  },
];

/** What a client sees that asks for everything, as it does after each connection. */
async function asked(peer: Peer): Promise<Shown> {
  const [conversation] = (await peer.call('GetMultipleConversation', [`group_${groupID}`])) ?? [];
  const joined = (await peer.call('GetJoinedGroupList')) ?? [];
  const isIn = joined.some((group) => group.groupID === groupID);
  expect(conversation?.isNotInGroup).toBe(!isIn);
  const [group] = (await peer.call('GetGroupsInfo', [groupID])) ?? [];
  const people = { groupID, userIDList: [peer.userId] };
  const [own] = isIn ? ((await peer.call('GetGroupMembersInfo', people)) ?? []) : [];
  return {
    isIn,
    roleLevel: own?.roleLevel ?? 0,
    isMuted: (own?.muteEndTime ?? 0) * 1000 > scene.sandbox.clock.now,
    status: group?.status ?? groupStatus.ok,
  };
}

/** What a client sees by what it is told alone. */
async function told(peer: Peer, before: Shown): Promise<Shown> {
  const gone = await peer.told('OnJoinedGroupDeleted');
  const infos = [...(await peer.told('OnGroupInfoChanged')), ...gone];
  const members = await peer.told('OnGroupMemberInfoChanged');
  const own = members.findLast(({ userID }) => userID === peer.userId);
  const isIn = gone.length === 0;
  const conversations = (await peer.told('OnConversationChanged')).flat();
  if (!isIn) expect(conversations.at(-1)).toMatchObject({ isNotInGroup: true });
  const muteEndTime = own?.muteEndTime;
  return {
    isIn,
    roleLevel: isIn ? (own?.roleLevel ?? before.roleLevel) : 0,
    isMuted:
      muteEndTime === undefined ? before.isMuted : muteEndTime * 1000 > scene.sandbox.clock.now,
    status: infos.at(-1)?.status ?? before.status,
  };
}

describe.each(changes)('$name, which he', ({ first, run, shown }) => {
  it('is told on each of his devices, and finds when he comes back', async () => {
    const { wire, people, ben } = scene;
    await first?.();
    const state = await asked(ben);
    const phone = await join(wire, people.ben, { device: 1 });
    await ben.forget();
    await run(ben);
    const expected = { ...still, ...shown };
    expect(await asked(ben)).toEqual(expected);
    expect(await told(ben, state)).toEqual(expected);
    expect(await told(phone, state)).toEqual(expected);
    await ben.close();
    await phone.close();
    const again = await join(wire, people.ben);
    expect(await asked(again)).toEqual(expected);
  });

  it('finds when he was not there', async () => {
    const { wire, people, ben } = scene;
    await first?.();
    await ben.close();
    const away = run.length > 0 ? await join(wire, people.ben, { device: 1 }) : ben;
    await run(away);
    expect(await asked(await join(wire, people.ben))).toEqual({ ...still, ...shown });
  });
});

describe('a message on its way', () => {
  it('is refused once he was removed, and what was written stays readable', async () => {
    const { ada, ben } = scene;
    await sendToGroup(ada, groupID, 'welcome');
    const kicked = kickBen();
    const refused = sendToGroup(ben, groupID, textMessage('am I still here?')).then(
      () => null,
      (refusal: Refusal) => refusal.code,
    );
    await kicked;
    expect(await refused).toBe(208);
    const page = { userID: '', groupID, count: 20, startClientMsgID: '' };
    const bens = (await ben.call('GetHistoryMessageList', page)) ?? [];
    expect(contents(bens)).toContain('welcome');
    expect(bens.at(-1)?.contentType).toBe(1508);
    await sendToGroup(ada, groupID, 'he is gone');
    expect(contents(await ben.call('GetHistoryMessageList', page))).not.toContain('he is gone');
    expect(contents(await ada.call('GetHistoryMessageList', page))).not.toContain(
      'am I still here?',
    );
  });

  it('goes with him where what he wrote lately is taken back, and he comes back to nothing of it', async () => {
    const { sandbox, ada, ben, cora } = scene;
    await sendToGroup(ben, groupID, 'old');
    sandbox.clock.now += 2 * hour * 1000;
    await sendToGroup(ben, groupID, 'lately');
    await sendToGroup(cora, groupID, 'mine');
    await cora.forget();
    const userIDList = [ben.userId];
    await ada.call('KickGroupMember', { groupID, reason: '', userIDList, revokeLast: 1 });
    expect(await cora.told('OnNewRecvMessageRevoked')).toMatchObject([
      { revokerID: ada.userId, sourceMessageSendID: ben.userId },
    ]);
    const page = { userID: '', groupID, count: 20, startClientMsgID: '' };
    const seen = contents(await cora.call('GetHistoryMessageList', page));
    expect(seen).toContain('old');
    expect(seen).not.toContain('lately');
    await ada.call('InviteUserToGroup', { groupID, reason: '', userIDList });
    const again = (await ben.call('GetHistoryMessageList', page)) ?? [];
    expect(again.map(({ contentType }) => contentType)).toEqual([1509]);
  });

  it('goes with him up to the newest 500 of what he wrote', async () => {
    const { sandbox, ada, ben, cora } = scene;
    const { serverMsgID, clientMsgID } = await sendToGroup(ben, groupID, 'the oldest');
    const { db } = sandbox.services;
    const where = eq(messages.clientMsgId, clientMsgID);
    const [row] = await db.read.select().from(messages).where(where);
    if (!row) throw new Error('Nothing was sent.');
    const copies = Array.from({ length: 500 }, (_, index) => ({
      ...{ ...row, seq: row.seq + 1 + index, sentAt: row.sentAt + 1 + index },
      ...{ clientMsgId: `${clientMsgID}${index}`, serverMsgId: `${serverMsgID}${index}` },
      body: JSON.stringify({ ...JSON.parse(row.body), clientMsgID: `${clientMsgID}${index}` }),
    }));
    const [last] = copies.slice(-1);
    await db.write(async (tx) => {
      for (const part of chunks(copies, 100)) await tx.insert(messages).values(part);
      const place = { lastSeq: last?.seq ?? 0, lastSentAt: last?.sentAt ?? 0 };
      await tx.update(threads).set(place).where(eq(threads.id, row.threadId));
    });
    await cora.forget();
    const userIDList = [ben.userId];
    await ada.call('KickGroupMember', { groupID, reason: '', userIDList, revokeLast: 1 });
    const told = await cora.told('OnNewRecvMessageRevoked');
    expect(told.map((one) => one.clientMsgID)).toEqual(copies.map((one) => one.clientMsgId));
  });
});
