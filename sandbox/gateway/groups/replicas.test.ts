import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GroupInfo, GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import { runs } from '../../../tests/support/depth.ts';
import {
  join,
  makePerson,
  openWire,
  type Peer,
  Refusal,
  type Wire,
} from '../../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
const peers: Peer[] = [];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  for (const account of ['one_1', 'two_1', 'three_1', 'four_1'])
    peers.push(await join(wire, await makePerson(sandbox, account)));
});
afterAll(async () => {
  await wire.close();
  await sandbox.close();
});

/** What a client makes of a group by its events alone, once it has loaded the members. */
type Replica = { group: GroupInfo; members: Map<string, GroupMember> };

const person = fc.nat(3);
const names = ['invite', 'kick', 'quit', 'transfer', 'join', 'accept', 'dismiss'] as const;
const act = fc.record({
  // Who leads the group can do the most: half of all is done by its owner.
  by: fc.oneof(fc.constant('owner' as const), person),
  on: person,
  what: fc.oneof(
    { weight: 6, arbitrary: fc.record({ name: fc.constantFrom(...names) }) },
    fc.record({ name: fc.constant('role'), value: fc.constantFrom(1, 3) }),
    fc.record({ name: fc.constant('mute'), value: fc.constantFrom(0, 60) }),
    fc.record({ name: fc.constant('verify'), value: fc.constantFrom(0, 1, 2) }),
    fc.record({ name: fc.constant('rename'), text: fc.constantFrom('', 'Bee', 'Ant') }),
  ),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(
  groupID: string,
  { by, on, what }: Act,
  ownerId: string | undefined,
): Promise<void> {
  const owner = Math.max(
    0,
    peers.findIndex(({ userId }) => userId === ownerId),
  );
  const peer = peers[by === 'owner' ? owner : by] as Peer;
  const userID = peers[on]?.userId ?? '';
  const value = 'value' in what ? what.value : 0;
  const people = { groupID, reason: '', userIDList: [userID] };
  const acts: Record<string, () => Promise<unknown>> = {
    invite: () => peer.call('InviteUserToGroup', people),
    kick: () => peer.call('KickGroupMember', people),
    quit: () => peer.call('QuitGroup', groupID),
    transfer: () => peer.call('TransferGroupOwner', { groupID, newOwnerUserID: userID }),
    join: () => peer.call('JoinGroup', { groupID, reqMsg: '', joinSource: 3 }),
    accept: () =>
      peer.call('AcceptGroupApplication', { groupID, fromUserID: userID, handleMsg: '' }),
    role: () => peer.call('SetGroupMemberRoleLevel', { groupID, userID, roleLevel: value }),
    mute: () => peer.call('ChangeGroupMemberMute', { groupID, userID, mutedSeconds: value }),
    verify: () => peer.call('SetGroupVerification', { groupID, verification: value as 0 | 1 | 2 }),
    rename: () =>
      peer.call('SetGroupMemberNickname', {
        ...{ groupID, userID },
        GroupMemberNickname: 'text' in what ? what.text : '',
      }),
    dismiss: () => peer.call('DismissGroup', groupID),
  };
  try {
    await acts[what.name]?.();
  } catch (error) {
    // Whatever the rules refuse must change nothing anywhere.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Applies what somebody was told, as a client does. @returns the replica; null: not in the group */
async function follow(
  peer: Peer,
  groupID: string,
  before: Replica | null,
): Promise<Replica | null> {
  let replica = before;
  await peer.events();
  for (const { event, data } of peer.frames.splice(0)) {
    if (!/^On(Joined)?Group(?!Application)/.test(event)) continue;
    const said: GroupInfo & GroupMember = JSON.parse(data);
    if (said.groupID !== groupID) continue;
    if (event === 'OnJoinedGroupAdded') {
      const page = { groupID, filter: 0, offset: 0, count: 2_000 };
      const members = await peer.call('GetGroupMemberList', page).catch(() => []);
      replica = { group: said, members: new Map((members ?? []).map((one) => [one.userID, one])) };
    } else if (event === 'OnJoinedGroupDeleted') replica = null;
    else if (!replica) throw new Error(`${event} was told to somebody who is not in the group.`);
    else if (event === 'OnGroupInfoChanged') replica.group = said;
    else if (event === 'OnGroupMemberDeleted') replica.members.delete(said.userID);
    else replica.members.set(said.userID, said);
  }
  return replica;
}

it('tells everybody enough to know each group they are in as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
      const [founder] = peers as [Peer];
      const { groupID } = await founder.call('CreateGroup', {
        groupBaseInfo: { groupType: 0, groupName: 'Model' },
        memberList: [{ userID: peers[1]?.userId ?? '' }],
      });
      const replicas: (Replica | null)[] = peers.map(() => null);
      for (const next of [null, ...acts]) {
        const ownerId = replicas.find((one) => one !== null)?.group.ownerUserID;
        if (next) await perform(groupID, next, ownerId);
        for (const [index, peer] of peers.entries()) {
          replicas[index] = await follow(peer, groupID, replicas[index] ?? null);
          await compare(peer, groupID, replicas[index] ?? null);
        }
      }
    }),
    { numRuns: runs(4, 30) },
  );
});

async function compare(peer: Peer, groupID: string, replica: Replica | null): Promise<void> {
  const joined = (await peer.call('GetJoinedGroupList')) ?? [];
  const group = joined.find((one) => one.groupID === groupID);
  expect(replica?.group).toEqual(group);
  if (!replica || !group) return;
  const page = { groupID, filter: 0, offset: 0, count: 2_000 };
  const members = (await peer.call('GetGroupMemberList', page)) ?? [];
  expect(new Map(members.map((one) => [one.userID, one]))).toEqual(replica.members);
  expect(group.memberCount).toBe(members.length);
  const owners = members.filter(({ roleLevel }) => roleLevel === 2);
  expect(owners.map(({ userID }) => userID)).toEqual([group.ownerUserID]);
}
