import { eq, ne } from 'drizzle-orm';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../../app/contract/gateway/gatewayFunctions.ts';
import type { Standing } from '../../../app/contract/gateway/groupRights.ts';
import { channelMark } from '../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../../sandbox/database/database.ts';
import {
  conversations,
  friendApplications,
  groupApplications,
  groupCodes,
  groupMembers,
  groups,
  messages,
  users,
} from '../../../sandbox/database/schema.ts';
import { callWithin } from '../../../sandbox/gateway/actAs.ts';
import { groupInfoOf, membersById } from '../../../sandbox/gateway/groups/groupEntities.ts';
import { GatewayFailure, type WriteContext } from '../../../sandbox/gateway/handler.ts';
import { textMessage } from '../../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../../sandbox/testing/openTestSandbox.ts';
import type { Deed, Role } from '../cases/rightsDeeds.data.ts';

const inside = [
  'owner',
  'admin',
  'admin2',
  'member',
  'member2',
  'muted',
  'left',
  'removed',
] as const;
const everybody = [...inside, 'stranger', 'applicant'] as const;

export type Stage = { ofChannel: boolean; status: number; forbids: number };

export type Tried = {
  /** Whether it was done, also where the gateway answers what it did and what not. */
  isDone: boolean;
  isChanged: boolean;
  told: readonly string[];
  /** Of the refusal; 0 where there was none. */
  code: number;
};

/** How a client that skips the interface asks the gateway for something, in a group. */
export type Asking = {
  context: WriteContext;
  groupID: string;
  /** Whom it is done to; empty for nobody. */
  target: string;
  /** What somebody wrote in the group. */
  written: (author: string) => string;
  call<Name extends GatewayFunctionName>(
    name: Name,
    input: FunctionInput<NamedFunction<Name>>,
  ): Promise<ReturnType<typeof callWithin<Name>> extends Promise<infer Output> ? Output : never>;
};

export type RightsWorld = Awaited<ReturnType<typeof openRightsWorld>>;

/** Ends a transaction that only tried something. */
class Undone extends Error {
  readonly result: { standing: Standing; tried: Tried };

  constructor(result: { standing: Standing; tried: Tried }) {
    super('This was only tried.');
    this.result = result;
  }
}

/** A group and a channel, with people of each role, in which things are tried and undone. */
export async function openRightsWorld() {
  const sandbox = await openTestSandbox();
  const { services } = sandbox;
  await services.db.write(async (tx) => {
    for (const id of everybody) {
      await tx.insert(users).values({
        ...{ id, platformId: 10_000, packageId: 1, account: id, accountKey: id, nickName: id },
        ...{ avatar: '', passwordHash: '', isActivation: 0, inviteCode: id },
        ...{ role: 'person', createdAt: 0 },
      });
    }
  });
  const written = new Map<string, string>();
  /** Those that were dismissed: the last thing that is tried of them. */
  const dismissed = new Set<string>();
  /** What there is before anything is tried, by stage. */
  const states = new Map<string, string>();
  const ids = { group: await makeGroup(), channel: await makeGroup() };
  const { call } = sandbox.gateway;
  const asChannel = { groupID: ids.channel, groupInfo: { ex: channelMark } };
  await call('owner', 'SetGroupInfo', asChannel);

  async function makeGroup(): Promise<string> {
    const { call } = sandbox.gateway;
    const roleOf = (id: string) => (id.startsWith('admin') ? 3 : 1);
    const { groupID } = await call('owner', 'CreateGroup', {
      groupBaseInfo: {
        ...{ groupType: 0, groupName: 'Team', introduction: '', notification: '' },
        ...{ faceURL: '', ex: '', needVerification: 0 },
      },
      memberList: inside.slice(1).map((id) => ({ userID: id, roleLevel: roleOf(id) })),
    });
    for (const author of inside) {
      const message = JSON.stringify(textMessage(`of ${author}`));
      const sent = {
        recvID: '',
        groupID,
        message: JSON.parse(message),
        offlinePushInfo: '' as const,
      };
      written.set(`${groupID} ${author}`, JSON.stringify(await call(author, 'SendMessage', sent)));
    }
    await call('left', 'QuitGroup', groupID);
    const removed = { groupID, reason: '', userIDList: ['removed'] };
    await call('owner', 'KickGroupMember', removed);
    const muted = { groupID, userID: 'muted', mutedSeconds: 600 };
    await call('owner', 'ChangeGroupMemberMute', muted);
    await call('applicant', 'JoinGroup', { groupID, reqMsg: 'me too', joinSource: 3 });
    return groupID;
  }

  function contextOf(tx: Queries, userId: string, told: string[]): WriteContext {
    return {
      services,
      caller: { userId, platformId: 10_000, sessionId: '', connectionId: 0, device: 5 },
      now: services.now(),
      db: tx,
      tell: (userIds, event) => told.push(...userIds.map((id) => `${event} to ${id}`)),
      isListening: () => true,
      listeners: () => everybody,
      soon: () => undefined,
      devicesOf: () => [5],
      follow: () => undefined,
    };
  }

  async function stand(tx: Queries, groupID: string, by: string, on: string): Promise<Standing> {
    const group = await groupInfoOf(tx, groupID);
    const [own = null] = await membersById(tx, groupID, [by]);
    const [other] = await membersById(tx, groupID, [on]);
    return { group, own, now: services.now(), ...(other && { other }) };
  }

  async function attempt(
    { ofChannel, status, forbids }: Stage,
    role: Role,
    target: string,
    deed: Deed,
  ): Promise<{ standing: Standing; tried: Tried }> {
    const groupID = ofChannel ? ids.channel : ids.group;
    if (status === groupStatus.dismissed && !dismissed.has(groupID)) {
      dismissed.add(groupID);
      await sandbox.gateway.call('owner', 'DismissGroup', groupID);
    }
    const work = async (tx: Queries): Promise<never> => {
      const set = { lookMemberInfo: forbids, applyMemberFriend: forbids, status };
      await tx.update(groups).set(set).where(eq(groups.id, groupID));
      // What people may do to each other is a matter of all groups they share.
      const gone = { status: groupStatus.dismissed };
      await tx.update(groups).set(gone).where(ne(groups.id, groupID));
      const standing = await stand(tx, groupID, role, target);
      const told: string[] = [];
      const context = contextOf(tx, role, told);
      const stage = JSON.stringify({ ofChannel, status, forbids });
      const before = states.get(stage) ?? (await dump(tx, groupID));
      states.set(stage, before);
      const asking: Asking = {
        ...{ context, groupID, target: target === 'nobody' ? '' : target },
        written: (author) => written.get(`${groupID} ${author}`) ?? '',
        call: (name, input) => callWithin(context, name, input) as never,
      };
      let tried: Tried;
      try {
        const isDone = await deed.run(asking);
        const isChanged = (await dump(tx, groupID)) !== before;
        tried = { isDone, isChanged, told, code: 0 };
      } catch (failure) {
        if (!(failure instanceof GatewayFailure)) throw failure;
        // What it did before is undone with its transaction, and told to nobody.
        tried = { isDone: false, isChanged: false, told: [], code: failure.code };
      }
      throw new Undone({ standing, tried });
    };
    return services.db.write(work).catch((thrown: unknown) => {
      if (thrown instanceof Undone) return thrown.result;
      throw thrown;
    });
  }
  return { attempt, close: () => sandbox.close() };
}

/** All that there is of a group. */
async function dump(tx: Queries, groupID: string): Promise<string> {
  const threadId = `group ${groupID}`;
  return JSON.stringify([
    await tx.select().from(groups).where(eq(groups.id, groupID)),
    await tx.select().from(groupMembers).where(eq(groupMembers.groupId, groupID)),
    await tx.select().from(groupApplications).where(eq(groupApplications.groupId, groupID)),
    await tx.select().from(groupCodes).where(eq(groupCodes.groupId, groupID)),
    await tx.select().from(messages).where(eq(messages.threadId, threadId)),
    await tx.select().from(conversations).where(eq(conversations.threadId, threadId)),
    await tx.select().from(friendApplications),
  ]);
}
