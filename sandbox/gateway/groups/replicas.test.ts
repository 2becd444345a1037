import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  GroupApplication,
  GroupInfo,
  GroupMember,
} from '../../../app/contract/gateway/entities/group.ts';
import { leads } from '../../../app/contract/gateway/groupRights.ts';
import { channelMark, isChannel } from '../../../app/contract/gateway/isChannel.ts';
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

/** Applications to a group by who made them: how each was answered. */
type Answers = Map<string, number>;

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
    fc.record({ name: fc.constant('turn'), text: fc.constantFrom('', channelMark) }),
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
  const text = 'text' in what ? what.text : '';
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
        GroupMemberNickname: text,
      }),
    turn: () => peer.call('SetGroupInfo', { groupID, groupInfo: { ex: text } }),
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
  answers: Answers,
): Promise<Replica | null> {
  let replica = before;
  const members = async () => {
    const page = { groupID, filter: 0, offset: 0, count: 2_000 };
    const list = (await peer.call('GetGroupMemberList', page).catch(() => [])) ?? [];
    return new Map(list.map((one) => [one.userID, one]));
  };
  await peer.events();
  for (const { event, data } of peer.frames.splice(0)) {
    if (!/^On(Joined)?Group/.test(event)) continue;
    const said: GroupInfo & GroupMember & GroupApplication = JSON.parse(data);
    if (said.groupID !== groupID) continue;
    if (event === 'OnGroupApplicationDeleted') answers.delete(said.userID);
    else if (event.startsWith('OnGroupApplication')) answers.set(said.userID, said.handleResult);
    else if (event === 'OnJoinedGroupAdded') replica = { group: said, members: await members() };
    else if (event === 'OnJoinedGroupDeleted') replica = null;
    else if (!replica) throw new Error(`${event} was told to somebody who is not in the group.`);
    else if (event === 'OnGroupMemberDeleted') replica.members.delete(said.userID);
    else {
      const sawAll = seesAll(replica, peer);
      if (event === 'OnGroupInfoChanged') replica.group = said;
      else replica.members.set(said.userID, said);
      // Whom one sees of a channel depends on whether one leads it.
      if (seesAll(replica, peer) !== sawAll) replica.members = await members();
    }
  }
  return replica;
}

function leadsIn(replica: Replica | null, { userId }: Peer): boolean {
  const own = replica?.members.get(userId);
  return own !== undefined && leads(own);
}

function seesAll(replica: Replica, peer: Peer): boolean {
  return !isChannel(replica.group) || leadsIn(replica, peer);
}

it.each([
  ['group', ''],
  ['channel', channelMark],
])(
  'tells everybody enough to know each %s they are in as the server does',
  async (_, ex) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
        const [founder] = peers as [Peer];
        const { groupID } = await founder.call('CreateGroup', {
          groupBaseInfo: { groupType: 0, groupName: 'Model', ex },
          memberList: [{ userID: peers[1]?.userId ?? '' }],
        });
        const replicas: (Replica | null)[] = peers.map(() => null);
        const answers = peers.map((): Answers => new Map());
        for (const next of [null, ...acts]) {
          const ownerId = replicas.find((one) => one !== null)?.group.ownerUserID;
          if (next) await perform(groupID, next, ownerId);
          for (const [index, peer] of peers.entries()) {
            const known = answers[index] as Answers;
            const before = replicas[index] ?? null;
            const wasLeader = leadsIn(before, peer);
            const replica = await follow(peer, groupID, before, known);
            replicas[index] = replica;
            const isNewLeader = leadsIn(replica, peer) && !wasLeader;
            if (isNewLeader) for (const one of await received(peer, groupID)) known.set(...one);
            await compare(peer, groupID, replica);
            await compareAnswers(peer, groupID, replica, known);
          }
        }
      }),
      { numRuns: runs(4, 30) },
    );
  },
  300_000,
);

async function compare(peer: Peer, groupID: string, replica: Replica | null): Promise<void> {
  const joined = (await peer.call('GetJoinedGroupList')) ?? [];
  const group = joined.find((one) => one.groupID === groupID);
  const hearsAll = !replica || seesAll(replica, peer);
  // Those who follow a channel hear in a moment how many there are.
  const memberCount = group?.memberCount ?? 0;
  expect(hearsAll ? replica?.group : { ...replica?.group, memberCount }).toEqual(group);
  if (!replica || !group) return;
  const page = { groupID, filter: 0, offset: 0, count: 2_000 };
  const members = (await peer.call('GetGroupMemberList', page)) ?? [];
  expect(new Map(members.map((one) => [one.userID, one]))).toEqual(replica.members);
  if (hearsAll) expect(group.memberCount).toBe(members.length);
  const owners = members.filter(({ roleLevel }) => roleLevel === 2);
  expect(owners.map(({ userID }) => userID)).toEqual([group.ownerUserID]);
}

const answersOf = (list: readonly GroupApplication[] | null, groupID: string) =>
  (list ?? [])
    .filter((one) => one.groupID === groupID)
    .map(({ userID, handleResult }) => [userID, handleResult] as const);
const received = async (peer: Peer, groupID: string) =>
  answersOf(await peer.call('GetRecvGroupApplicationList'), groupID);

/** Everybody knows of their own application, and whoever leads the group of all. */
async function compareAnswers(
  peer: Peer,
  groupID: string,
  replica: Replica | null,
  answers: Answers,
): Promise<void> {
  const sent = answersOf(await peer.call('GetSendGroupApplicationList'), groupID);
  expect([...answers].filter(([userID]) => userID === peer.userId)).toEqual(sent);
  if (leadsIn(replica, peer)) expect(answers).toEqual(new Map(await received(peer, groupID)));
}
