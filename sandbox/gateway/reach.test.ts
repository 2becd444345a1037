import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GatewayFunctionName,
  gatewayFunctions,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import { join, makePerson, openWire, type Peer, type Wire } from '../testing/gatewayPeople.ts';
import { history, makeGroup, send, sendToGroup } from '../testing/gatewayScene.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import {
  type ReachCase,
  type Reaches,
  reachCases,
  type TwoFriends,
} from '../testing/reachCases.data.ts';

let sandbox: TestSandbox;
let wire: Wire;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
});
afterAll(async () => {
  await wire.close();
  await sandbox.close();
});

let count = 0;

async function twoFriends(): Promise<TwoFriends> {
  count += 1;
  const ada = await join(wire, await makePerson(sandbox, `ada_${count}`));
  const person = await makePerson(sandbox, `ben_${count}`);
  const ben = await join(wire, person);
  await ada.call('AddFriend', { toUserID: ben.userId, reqMsg: '' });
  await ben.call('AcceptFriendApplication', { toUserID: ada.userId, handleMsg: '' });
  const ours = await makeGroup(ben, [ada]);
  const [adas, bens] = [await makeGroup(ada, []), await makeGroup(ben, [])];
  const said = {
    byAda: await send(ada, ben, 'one'),
    byBen: await send(ben, ada, 'two'),
    inGroupByAda: await sendToGroup(ada, ours, 'three'),
    inGroupByBen: await sendToGroup(ben, ours, 'four'),
  };
  return { ada, ben, token: person.chatToken, ours, adas, bens, said };
}

/** All that ada finds, and what she was told. */
async function knownTo({ ada, ben, ours, adas, bens }: TwoFriends) {
  const groupIds = [ours, adas, bens].map((groupID) => `group_${groupID}`);
  const ofGroup = { groupID: ours, count: 20, startClientMsgID: '' };
  const found = await Promise.all([
    ada.call('GetAllConversationList'),
    ada.call('GetMultipleConversation', [`single_${ben.userId}`, ...groupIds]),
    ada.call('GetTotalUnreadMsgCount'),
    ada.call('GetFriendList'),
    ada.call('GetRecvFriendApplicationList'),
    ada.call('GetSendFriendApplicationList'),
    ada.call('GetJoinedGroupList'),
    ada.call('GetRecvGroupApplicationList'),
    ada.call('GetSendGroupApplicationList'),
    ada
      .call('GetGroupMemberList', { groupID: ours, filter: 0, offset: 0, count: 20 })
      .catch(String),
    ada.call('GetHistoryMessageList', ofGroup),
    history(ada, ben),
  ]);
  return { found, told: await ada.events() };
}

/** Calls a function with an input that its row of the table has typed. */
function call(peer: Peer, name: GatewayFunctionName, input: unknown): Promise<unknown> {
  return (peer.call as (name: string, input: unknown) => Promise<unknown>)(name, input);
}

/** @returns whether ada noticed anything of what ben did, and by what. */
async function isReached(given: ReachCase, name: GatewayFunctionName, isBlocked: boolean) {
  const friends = await twoFriends();
  const { ada, ben } = friends;
  await given.before?.(friends);
  if (isBlocked) await ada.call('AddBlack', ben.userId);
  await ada.forget();
  const before = await knownTo(friends);
  await call(ben, name, given.input(friends)).catch(() => undefined);
  const after = await knownTo(friends);
  await ben.close();
  await ada.close();
  return JSON.stringify(after) !== JSON.stringify(before);
}

const table = Object.entries(reachCases).flatMap(([name, cases]) =>
  (cases as readonly ReachCase[]).map((given) => ({
    name: name as GatewayFunctionName,
    given,
    title: given.when ? `${name}, ${given.when}` : name,
  })),
);
const those = (isMeant: (reaches: Reaches) => boolean) =>
  table.filter(({ given }) => isMeant(given.reaches));

it('is known of each function that there is', () => {
  const names = gatewayFunctions.map(({ name }) => name);
  expect(Object.keys(reachCases).sort()).toEqual(names.sort());
});

describe('somebody whom I have blocked', () => {
  it.each(those((reaches) => reaches === 'unless blocked'))(
    'does not reach me by $title, and did before',
    async ({ name, given }) => {
      expect(await isReached(given, name, false)).toBe(true);
      expect(await isReached(given, name, true)).toBe(false);
    },
  );
  it.each(those((reaches) => typeof reaches === 'object'))(
    'still does something that I notice by $title',
    async ({ name, given }) => expect(await isReached(given, name, true)).toBe(true),
  );
});

it('nobody reaches me by what is a matter of their own', async () => {
  const friends = await twoFriends();
  for (const { name, given } of those((reaches) => reaches === 'never')) {
    await friends.ben.login();
    await given.before?.(friends);
    const before = await knownTo(friends);
    // What fails would reach nobody anyway.
    await call(friends.ben, name, given.input(friends));
    expect(await knownTo(friends), name).toEqual(before);
  }
});

it('hears no words of whoever refuses while blocked', async () => {
  for (const name of ['RefuseFriendApplication', 'RefuseGroupApplication'] as const) {
    const friends = await twoFriends();
    const [given] = reachCases[name] as readonly ReachCase[];
    await given?.before?.(friends);
    await friends.ada.call('AddBlack', friends.ben.userId);
    await call(friends.ben, name, given?.input(friends));
    const { found } = await knownTo(friends);
    expect(JSON.stringify([found, friends.ada.frames])).not.toContain('words');
  }
});
