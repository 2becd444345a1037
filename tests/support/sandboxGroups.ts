import { decodeOutput, encodeInput } from '../../app/contract/gateway/encoding.ts';
import { groupRole, groupStatus } from '../../app/contract/gateway/enums.ts';
import { getBlackList, removeBlack } from '../../app/contract/gateway/functions/friends.ts';
import {
  changeGroupMemberMute,
  changeGroupMute,
  createGroup,
  getGroupMemberList,
  getGroupsInfo,
  setGroupApplyMemberFriend,
  setGroupLookMemberInfo,
} from '../../app/contract/gateway/functions/groups.ts';
import type {
  FunctionOutput,
  GatewayFunction,
  SentFunctionInput,
} from '../../app/contract/gateway/gatewayFunction.ts';
import type { Messaging } from '../../app/core/messaging/messaging.ts';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import { createFaults } from '../../sandbox/faults/faults.ts';
import { callerOf } from '../../sandbox/gateway/actAs.ts';
import { answerFrame } from '../../sandbox/gateway/answerFrame.ts';
import { makeConnections } from '../../sandbox/gateway/connections.ts';
import { makeFrameFaults } from '../../sandbox/gateway/frameFaults.ts';
import { makeTelling } from '../../sandbox/gateway/telling.ts';
import { makePerson } from '../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import {
  type Answered,
  deedsOf,
  type EnteredGroup,
  type GroupGateway,
  idleMessaging,
  type Standpoint,
} from './groupPages.ts';
import { keepStatements } from './messaging/groups/keepStatements.ts';

/** Groups of the sandbox's own gateway, without sockets. */
export type SandboxGroups = Awaited<ReturnType<typeof openSandboxGroups>>;

export async function openSandboxGroups() {
  keepStatements();
  const sandbox = await openTestSandbox({ clock: Date.now });
  const { services } = sandbox;
  const nobody = makeFrameFaults(createFaults());
  const { runWrite } = makeTelling(services, makeConnections(), nobody, () => undefined);
  const ask = async (userId: string, name: string, data: string) =>
    answerFrame(services, runWrite, await callerOf(services.db.read, userId), { name, data });
  /** By the standpoint they were made for: to register takes longest. */
  const people = new Map<Standpoint, Promise<Named>>();

  return {
    /**
     * Makes a new group in which `u1` stands as asked, of people who are in no group of another standpoint.
     * @returns what the gateway tells `u1` of it, and the gateway as `u1` reaches it
     */
    async enter(standpoint: Standpoint): Promise<EnteredGroup> {
      const known = people.get(standpoint) ?? makePeople(sandbox, people.size);
      people.set(standpoint, known);
      const named = new Map(await known);
      const callAs = (name: string) => callerAs(ask, named, name);
      await forgetBlocks(callAs('u1'));
      const owner = standpoint.role === 'owner' ? 'u1' : 'ola';
      await makeGroup(standpoint, owner, callAs(owner), named);
      const call = callAs('u1');
      const [info] = await call(getGroupsInfo, ['g1']);
      const page = { groupID: 'g1', filter: 0, offset: 0, count: 100 };
      const members = await call(getGroupMemberList, page);
      const self = members.find(({ userID }) => userID === 'u1');
      if (!info || !self) throw new Error('Nobody is in the group.');
      return { world: { info, self, members }, gateway: watched(call) };
    },
    close: () => sandbox.close(),
  };
}

/** Ids at the gateway by the names that stand for them here. */
type Named = Map<string, string>;
type Call = <F extends GatewayFunction>(
  declared: F,
  input: SentFunctionInput<F>,
) => Promise<FunctionOutput<F>>;
type Ask = (userId: string, name: string, data: string) => ReturnType<typeof answerFrame>;

const nicknames = { u1: 'Ada', ola: 'Ola', adi: 'Adi', mia: 'Mia', max: 'Max' };

async function makePeople(
  sandbox: Parameters<typeof makePerson>[0],
  number: number,
): Promise<Named> {
  const named: Named = new Map();
  for (const [name, nickname] of Object.entries(nicknames)) {
    const { userId } = await makePerson(sandbox, `${nickname}${String(number).padStart(6, '0')}`);
    named.set(name, userId);
  }
  return named;
}

/** What somebody asks, in frames as devices write and read them, but for the ids in them. */
function callerAs(ask: Ask, named: Named, caller: string): Call {
  return async (declared, input) => {
    // As whole words: a name may be part of another word.
    const sent = encodeInput(declared, input).replace(
      /[a-zA-Z0-9]+/g,
      (word) => named.get(word) ?? word,
    );
    const answer = await ask(named.get(caller) ?? '', declared.name, sent);
    const { errCode, errMsg, failure } = answer;
    if (errCode !== 0) throw new GatewayError(declared.name, 'refused', errCode, failure ?? errMsg);
    const told = [...named].reduce((text, [name, id]) => text.replaceAll(id, name), answer.data);
    const output = decodeOutput(declared, told);
    if (!output.ok) throw new GatewayError(declared.name, 'unknown', 0, output.reason);
    return output.value;
  };
}

/** Whom `u1` blocked in a group before could not add them to the next one. */
async function forgetBlocks(call: Call): Promise<void> {
  for (const { userID } of await call(getBlackList, undefined)) await call(removeBlack, userID);
}

async function makeGroup(
  { role, isChannel = false, group = {}, own = {} }: Standpoint,
  owner: string,
  call: Call,
  named: Named,
): Promise<void> {
  const levels = { adi: groupRole.admin, mia: groupRole.ordinary, max: groupRole.ordinary };
  const memberList = Object.entries(levels).map(([userID, roleLevel]) => ({ userID, roleLevel }));
  const ownLevel = role === 'admin' ? groupRole.admin : groupRole.ordinary;
  if (owner !== 'u1') memberList.push({ userID: 'u1', roleLevel: ownLevel });
  const ex = isChannel ? '{"groupType":"channel"}' : '';
  const groupBaseInfo = { groupType: 2, groupName: 'Walk', notification: 'At ten.', ex } as const;
  const { groupID } = await call(createGroup, { groupBaseInfo, memberList });
  named.set('g1', groupID);
  const mute = (userID: string, mutedSeconds: number) =>
    call(changeGroupMemberMute, { groupID, userID, mutedSeconds });
  if (!isChannel) await mute('max', 600);
  if (own.muteEndTime) await mute('u1', 3_600);
  if (group.status === groupStatus.muted) await call(changeGroupMute, { groupID, isMute: true });
  if (group.lookMemberInfo) await call(setGroupLookMemberInfo, { groupID, rule: 1 });
  if (group.applyMemberFriend) await call(setGroupApplyMemberFriend, { groupID, rule: 1 });
}

/** The gateway as somebody reaches it, and what it was asked and refused. */
function watched(reach: Call): GroupGateway {
  const answered: Answered = { done: new Set(), refused: [], calls: [], waiting: 0 };
  const call: Call = async (declared, input) => {
    answered.calls.push(`${declared.name} ${JSON.stringify(input)}`);
    answered.waiting += 1;
    try {
      const output = await reach(declared, input);
      const results: readonly { result?: number }[] = Array.isArray(output) ? output : [];
      if (results.some(({ result }) => result)) answered.refused.push(`${declared.name} of one`);
      for (const { action } of deedsOf(declared.name, input)) answered.done.add(action);
      return output;
    } catch (error) {
      answered.refused.push(String(error));
      throw error;
    } finally {
      answered.waiting -= 1;
    }
  };
  return { messaging: { ...idleMessaging, call: call as Messaging['call'] }, answered };
}
