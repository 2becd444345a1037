import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { groupRole } from '../../app/contract/gateway/enums.ts';
import type { GatewayFunctionName } from '../../app/contract/gateway/gatewayFunctions.ts';
import { fullInfos, publicUsersOf } from '../../sandbox/gateway/friends/personEntities.ts';
import { addMembers } from '../../sandbox/gateway/groups/addMembers.ts';
import { requireGroup } from '../../sandbox/gateway/groups/rights.ts';
import { groupMembers, groups } from '../../sandbox/gateway/groups/tables.ts';
import type { WriteContext } from '../../sandbox/gateway/handler.ts';
import { handlers } from '../../sandbox/gateway/handlers.ts';
import type {
  GroupDeed,
  GroupOperation,
  GroupSchedule,
} from '../support/messaging/groups/groupSchedule.ts';
import { runGroupSchedule } from '../support/messaging/groups/runGroupSchedule.ts';
import {
  openSandboxGateway,
  type SandboxGateway,
} from '../support/messaging/groups/sandboxGateway.ts';

let gateway: SandboxGateway;
beforeAll(async () => {
  gateway = await openSandboxGateway();
});
afterAll(() => gateway.close());
afterEach(() => mend());

type Input = { groupID: string; userID: string; roleLevel: number };
type Run = (input: Input, context: WriteContext) => Promise<unknown>;

let mend: () => void = () => undefined;

/** Has the gateway answer a function by other work, which gets the work that it takes the place of. */
function breakGateway(name: GatewayFunctionName, work: (right: Run) => Run): void {
  const handler = handlers[name] as unknown as { run: Run };
  const { run } = handler;
  handler.run = work(run);
  mend = () => {
    handler.run = run;
  };
}

const deed = (device: number, group: number, deed: GroupDeed, on = 1): GroupOperation => ({
  ...{ kind: 'do', device, group, deed, on },
});
/** Device 0 is the owner's, 2 that of the second person, 3 that of the third; group 1 is a channel. */
const [owner, second, third] = [0, 2, 3];
const members = (device: number, group: number): GroupOperation => ({
  ...{ kind: 'load-members', device, group },
});

const asOwner =
  (right: Run): Run =>
  async (input, context) => {
    const owns = and(
      eq(groupMembers.groupId, input.groupID),
      eq(groupMembers.roleLevel, groupRole.owner),
    );
    const [owner] = await context.db.select().from(groupMembers).where(owns);
    return right(input, {
      ...context,
      caller: { ...context.caller, userId: owner?.userId ?? '' },
    });
  };

/** Looks at nobody's right. */
const setRole =
  (): Run =>
  async ({ groupID, userID, roleLevel }, { db }) => {
    const place = and(eq(groupMembers.groupId, groupID), eq(groupMembers.userId, userID));
    await db.update(groupMembers).set({ roleLevel }).where(place);
  };

const letIn = (): Run => async (input, context) => {
  const group = await requireGroup(context, input.groupID);
  const { userId } = context.caller;
  await addMembers(context, group, [{ userId, joinSource: 3, inviterId: '' }]);
};

const inSilence =
  (right: Run): Run =>
  (input, context) =>
    right(input, { ...context, tell: () => undefined });

/** Tells whoever is there what it tells anybody. */
const toEverybody =
  (right: Run): Run =>
  (input, context) =>
    right(input, {
      ...context,
      tell: (_, event, data, options) => context.tell(context.listeners(), event, data, options),
    });

/** As a gateway would that knows no rule of groups. */
const asAnybody =
  (): Run =>
  async (input, { db, caller }) => {
    const ids = input as unknown as string[];
    const publicUsers = await publicUsersOf(db, caller.platformId, ids);
    return fullInfos(ids, { publicUsers, friends: [], blackUsers: [] });
  };

/** Answers those who look at a group's messages from a device as if there were none. */
const withNoHistory =
  (right: Run): Run =>
  async (input, context) => {
    const answer = await right(input, context);
    return context.caller.connectionId === 0 ? answer : [];
  };

/** Takes back what anybody wrote. */
const takeBack =
  (right: Run): Run =>
  async (input, context) => {
    const { sendID } = input as unknown as { sendID: string };
    return right(input, { ...context, caller: { ...context.caller, userId: sendID } });
  };

/** Has whoever comes to what was a group read what was said in it. */
const openToAll =
  (right: Run): Run =>
  async (input, context) => {
    const answer = await right(input, context);
    await context.db.update(groups).set({ shownAfterSeq: 0 }).where(eq(groups.id, input.groupID));
    return answer;
  };

const say = (device: number, group: number): GroupOperation => ({
  ...{ kind: 'send', device, group, count: 1 },
});

const quiet = { seed: 1, latency: 5, isUnordered: false, doubling: 0, pace: 2_500 };
const of = (fields: Partial<GroupSchedule>): GroupSchedule => ({
  ...{ ...quiet, members: 4, verification: 2, operations: [] },
  ...fields,
});

test.each([
  [
    'tells followers of each other',
    () => breakGateway('GetGroupMemberList', asOwner),
    of({ operations: [members(second, 1)] }),
    /is told by GetGroupMemberList/,
  ],
  [
    'tells everybody of a channel who came',
    () => breakGateway('JoinGroup', toEverybody),
    of({ members: 2, operations: [deed(third, 1, 'join')] }),
    /is told by OnGroupMemberAdded/,
  ],
  [
    'tells members about each other against the rule of the group',
    () => breakGateway('GetUsersInfo', asAnybody),
    of({
      operations: [
        deed(owner, 0, 'hideMembers'),
        // What was right a moment ago might be on its way still.
        deed(owner, 0, 'rename'),
        { kind: 'look-up', device: second, group: 0, on: 2 },
      ],
    }),
    /is told by GetUsersInfo/,
  ],
  [
    'lets members make each other admins',
    () => breakGateway('SetGroupMemberRoleLevel', setRole),
    of({ operations: [deed(second, 0, 'makeAdmin', 2)] }),
    /did setRole to/,
  ],
  [
    'lets strangers in who should be asked for',
    () => breakGateway('JoinGroup', letIn),
    of({ members: 1, verification: 0, operations: [deed(third, 0, 'join')] }),
    /the group asks first/,
  ],
  [
    'tells nobody who was removed',
    () => breakGateway('KickGroupMember', inSilence),
    of({ operations: [members(second, 0), deed(owner, 0, 'remove')] }),
    /the gateway (has|says)|and left/,
  ],
  [
    'keeps from who comes to a channel what was posted before',
    () => breakGateway('GetHistoryMessageList', withNoHistory),
    of({ members: 2, operations: [say(owner, 1), say(owner, 1), deed(third, 1, 'join')] }),
    /messages are missing/,
  ],
  [
    'lets members turn a group into a channel',
    () => breakGateway('SetGroupInfo', asOwner),
    of({ operations: [deed(second, 0, 'toChannel')] }),
    /did setKind to/,
  ],
  [
    'shows whoever comes to a channel what was said when it was a group',
    () => breakGateway('SetGroupInfo', openToAll),
    of({
      members: 2,
      operations: [say(owner, 0), deed(owner, 0, 'toChannel'), deed(third, 0, 'join')],
    }),
    /written when they were not there/,
  ],
  [
    'lets members take back what others wrote',
    () => breakGateway('NewRevokeMessage', takeBack),
    of({
      operations: [
        say(owner, 0),
        { kind: 'wait', milliseconds: 20_000 },
        { kind: 'take-back', device: second, group: 0, on: 0 },
      ],
    }),
    /took back a message/,
  ],
] as const)(
  'Schedules of groups fail where the gateway %s',
  async (_, breakIt, schedule, message) => {
    breakIt();
    await expect(runGroupSchedule(gateway, schedule)).rejects.toThrow(message);
    mend();
    await expect(runGroupSchedule(gateway, schedule)).resolves.toBeDefined();
  },
  60_000,
);
