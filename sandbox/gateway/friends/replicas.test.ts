import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FriendApplication } from '../../../app/contract/gateway/entities/people.ts';
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
const replicas: Replica[] = [];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  for (const account of ['one_1', 'two_1', 'three_1']) {
    peers.push(await join(wire, await makePerson(sandbox, account)));
    replicas.push({ friends: new Map(), black: new Map(), applications: new Map() });
  }
});
afterAll(async () => {
  await wire.close();
  await sandbox.close();
});

/** What a client knows of its people by events alone. */
type Replica = Record<'friends' | 'black' | 'applications', Map<string, unknown>>;

const person = fc.nat(2);
const act = fc.record({
  by: person,
  on: person,
  name: fc.constantFrom(
    ...(['add', 'accept', 'refuse', 'delete', 'remark', 'block', 'unblock', 'rename'] as const),
  ),
  text: fc.constantFrom('', 'Ann', 'Bob'),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function perform({ by, on, name, text }: Act): Promise<void> {
  const peer = peers[by] as Peer;
  const toUserID = peers[on]?.userId ?? '';
  const acts: Record<Act['name'], () => Promise<unknown>> = {
    add: () => peer.call('AddFriend', { toUserID, reqMsg: text }),
    accept: () => peer.call('AcceptFriendApplication', { toUserID, handleMsg: text }),
    refuse: () => peer.call('RefuseFriendApplication', { toUserID, handleMsg: text }),
    delete: () => peer.call('DeleteFriend', toUserID),
    remark: () => peer.call('SetFriendRemark', { toUserID, remark: text }),
    block: () => peer.call('AddBlack', toUserID),
    unblock: () => peer.call('RemoveBlack', toUserID),
    rename: () => peer.call('SetSelfInfo', { nickname: text, gender: text.length % 3 }),
  };
  try {
    await acts[name]();
  } catch (error) {
    // Whatever the rules refuse must change nothing anywhere.
    if (!(error instanceof Refusal)) throw error;
  }
}

const keyOf = ({ fromUserID, toUserID }: FriendApplication) => `${fromUserID} ${toUserID}`;
/** Only friends are told of a new name: elsewhere it is the one of when the entry was made. */
const withoutNames = (entity: object) =>
  Object.fromEntries(Object.entries(entity).filter(([key]) => !/nickname|gender/i.test(key)));

async function follow(peer: Peer, { friends, black, applications }: Replica): Promise<void> {
  await peer.events();
  for (const { event, data } of peer.frames.splice(0)) {
    if (!/^On(Friend|Black)/.test(event)) continue;
    const said = JSON.parse(data);
    if (event.startsWith('OnFriendApplication')) applications.set(keyOf(said), withoutNames(said));
    else if (event === 'OnFriendDeleted') friends.delete(said.userID);
    else if (event === 'OnBlackDeleted') black.delete(said.userID);
    else if (event === 'OnBlackAdded') black.set(said.userID, withoutNames(said));
    else friends.set(said.userID, said);
  }
}

async function compare(peer: Peer, { friends, black, applications }: Replica): Promise<void> {
  const listed = ((await peer.call('GetFriendList')) ?? []).flatMap((one) => one.friendInfo ?? []);
  expect(friends).toEqual(new Map(listed.map((one) => [one.userID, one])));
  const blocked = (await peer.call('GetBlackList')) ?? [];
  expect(black).toEqual(new Map(blocked.map((one) => [one.userID, withoutNames(one)])));
  const sent = (await peer.call('GetSendFriendApplicationList')) ?? [];
  const received = (await peer.call('GetRecvFriendApplicationList')) ?? [];
  const all = [...sent, ...received];
  expect(applications).toEqual(new Map(all.map((one) => [keyOf(one), withoutNames(one)])));
}

it('tells everybody enough to know friends, applications and blacklist as the server does', async () => {
  // One world for all runs: what a run leaves behind is where the next one starts.
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 20 }), async (acts) => {
      for (const next of acts) await perform(next);
      for (const [index, peer] of peers.entries()) {
        await follow(peer, replicas[index] as Replica);
        await compare(peer, replicas[index] as Replica);
      }
    }),
    { numRuns: runs(6, 40), endOnFailure: true },
  );
});
