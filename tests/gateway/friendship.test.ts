import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleResult } from '../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import type { FunctionInput, FunctionOutput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import { makePerson, textMessage } from '../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Somebody who asks the gateway, and whom it is about. */
type Person = {
  id: string;
  ask<Name extends GatewayFunctionName>(
    name: Name,
    input: FunctionInput<NamedFunction<Name>>,
  ): Promise<FunctionOutput<NamedFunction<Name>>>;
};
type Pair = { me: Person; other: Person };

let count = 0;

async function person(): Promise<Person> {
  count += 1;
  const { userId } = await makePerson(sandbox, `person_${count}`);
  return { id: userId, ask: (name, input) => sandbox.gateway.call(userId, name, input) };
}

const apply = (from: Person, to: Person) =>
  from.ask('AddFriend', { toUserID: to.id, reqMsg: 'hi' });
const accept = (by: Person, from: Person) =>
  by.ask('AcceptFriendApplication', { toUserID: from.id, handleMsg: '' });
const refuse = (by: Person, from: Person) =>
  by.ask('RefuseFriendApplication', { toUserID: from.id, handleMsg: 'not now' });

async function befriend({ me, other }: Pair): Promise<void> {
  await apply(me, other);
  await accept(other, me);
}

/** How two people can stand to each other, seen by `me`. */
const roles = {
  stranger: async () => undefined,
  'pending sent': ({ me, other }: Pair) => apply(me, other),
  'pending received': ({ me, other }: Pair) => apply(other, me),
  'refused by other': async ({ me, other }: Pair) => {
    await apply(me, other);
    await refuse(other, me);
  },
  friend: befriend,
  'deleted by me': async (pair: Pair) => {
    await befriend(pair);
    await pair.me.ask('DeleteFriend', pair.other.id);
  },
  'deleted by other': async (pair: Pair) => {
    await befriend(pair);
    await pair.other.ask('DeleteFriend', pair.me.id);
  },
  'blocked by me': ({ me, other }: Pair) => me.ask('AddBlack', other.id),
  'blocked by other': ({ me, other }: Pair) => other.ask('AddBlack', me.id),
  'friend, blocked by me': async (pair: Pair) => {
    await befriend(pair);
    await pair.me.ask('AddBlack', pair.other.id);
  },
  'friend, blocked by other': async (pair: Pair) => {
    await befriend(pair);
    await pair.other.ask('AddBlack', pair.me.id);
  },
} satisfies Record<string, (pair: Pair) => Promise<unknown>>;
type Role = keyof typeof roles;

const actions = {
  send: ({ me, other }: Pair) =>
    me.ask('SendMessage', {
      ...{ recvID: other.id, groupID: '', offlinePushInfo: '' },
      message: textMessage('hello') as FunctionInput<NamedFunction<'SendMessage'>>['message'],
    }),
  apply: ({ me, other }: Pair) => apply(me, other),
  accept: ({ me, other }: Pair) => accept(me, other),
  refuse: ({ me, other }: Pair) => refuse(me, other),
  delete: ({ me, other }: Pair) => me.ask('DeleteFriend', other.id),
  remark: ({ me, other }: Pair) => me.ask('SetFriendRemark', { toUserID: other.id, remark: 'x' }),
  block: ({ me, other }: Pair) => me.ask('AddBlack', other.id),
  unblock: ({ me, other }: Pair) => me.ask('RemoveBlack', other.id),
} satisfies Record<string, (pair: Pair) => Promise<unknown>>;
type Action = keyof typeof actions;

const { blacklisted, refused } = gatewayErrors;
const always: Action[] = ['block', 'unblock'];

/** What each may do, and with which code the rest is refused: `refused` where nothing is named. */
const rules: Record<Role, { may: Action[]; codes?: Partial<Record<Action, number>> }> = {
  // A friend check is off by default (protocol, 601): strangers may write.
  stranger: { may: ['send', 'apply'] },
  'pending sent': { may: ['send', 'apply'] },
  'pending received': { may: ['send', 'apply', 'accept', 'refuse'] },
  'refused by other': { may: ['send', 'apply'] },
  friend: { may: ['send', 'delete', 'remark'] },
  'deleted by me': { may: ['send', 'apply'] },
  // The other's deletion is not told, and changes nothing on this side.
  'deleted by other': { may: ['send', 'delete', 'remark'] },
  // The blacklist is for what comes in.
  'blocked by me': { may: ['send', 'apply'] },
  'blocked by other': { may: [], codes: { send: blacklisted } },
  'friend, blocked by me': { may: ['send', 'delete', 'remark'] },
  'friend, blocked by other': { may: ['delete', 'remark'], codes: { send: blacklisted } },
};

const table = Object.entries(rules).flatMap(([role, { may, codes }]) =>
  (Object.keys(actions) as Action[]).map((action) => {
    const isAllowed = [...may, ...always].includes(action);
    return { role: role as Role, action, code: isAllowed ? 0 : (codes?.[action] ?? refused) };
  }),
);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 0,
    (error: { code?: number }) => error.code,
  );

async function pairAs(role: Role): Promise<Pair> {
  const pair = { me: await person(), other: await person() };
  await roles[role](pair);
  return pair;
}

const pairOf = (one: Person, other: Person) => ({ me: one, other });

/** All that two people have to do with each other, as the gateway tells both. */
async function stateOf({ me, other }: Pair) {
  const sides = [pairOf(me, other), pairOf(other, me)].map(async (side) => ({
    friends: (await side.me.ask('GetFriendList', undefined))?.map(({ friendInfo }) => friendInfo),
    black: (await side.me.ask('GetBlackList', undefined))?.map(({ userID }) => userID),
    sent: await side.me.ask('GetSendFriendApplicationList', undefined),
    received: await side.me.ask('GetRecvFriendApplicationList', undefined),
    isFriend: await side.me.ask('CheckFriend', [side.other.id]),
  }));
  return Promise.all(sides);
}

describe('who may do what', () => {
  it.each(table)('$role: $action answers $code', async ({ role, action, code }) => {
    const pair = await pairAs(role);
    const before = await stateOf(pair);
    expect(await codeOf(actions[action](pair))).toBe(code);
    // What is refused changes nothing, on either side.
    if (code !== 0) expect(await stateOf(pair)).toEqual(before);
  });

  it.each([
    ['friend', 1, 1],
    ['stranger', 0, 0],
    ['pending sent', 0, 0],
    ['deleted by me', 0, 1],
    ['deleted by other', 1, 0],
    ['friend, blocked by me', 0, 1],
    ['friend, blocked by other', 1, 0],
  ] as const)('%s: is a friend to me %d, to the other %d', async (role, mine, theirs) => {
    const { me, other } = await pairAs(role);
    const results = [
      ...((await me.ask('CheckFriend', [other.id])) ?? []),
      ...((await other.ask('CheckFriend', [me.id])) ?? []),
    ];
    expect(results.map(({ result }) => result)).toEqual([mine, theirs]);
  });
});

describe('an application', () => {
  it('takes the place of the one that waits', async () => {
    const pair = await pairAs('pending sent');
    await pair.me.ask('AddFriend', { toUserID: pair.other.id, reqMsg: 'it is me' });
    const received = await pair.other.ask('GetRecvFriendApplicationList', undefined);
    expect(received).toMatchObject([{ reqMsg: 'it is me', handleResult: handleResult.pending }]);
  });

  it('that was refused says why, and may be made again', async () => {
    const { me, other } = await pairAs('refused by other');
    const sent = () => me.ask('GetSendFriendApplicationList', undefined);
    expect(await sent()).toMatchObject([
      { handleResult: handleResult.refused, handleMsg: 'not now', handlerUserID: other.id },
    ]);
    await apply(me, other);
    expect(await sent()).toMatchObject([{ handleResult: handleResult.pending, handleMsg: '' }]);
  });

  it.each(['accept', 'refuse'] as const)('is answered once: %s', async (action) => {
    const pair = await pairAs('pending received');
    await actions[action](pair);
    for (const again of ['accept', 'refuse'] as const)
      expect(await codeOf(actions[again](pair))).toBe(refused);
  });

  it('of both to each other is answered for both by one', async () => {
    const pair = await pairAs('pending sent');
    await apply(pair.other, pair.me);
    await accept(pair.me, pair.other);
    for (const { sent, received, friends } of await stateOf(pair)) {
      expect(friends).toHaveLength(1);
      for (const one of [...(sent ?? []), ...(received ?? [])])
        expect(one.handleResult).toBe(handleResult.agreed);
    }
  });

  it('mends a friendship that the other had ended', async () => {
    const { me, other } = await pairAs('deleted by me');
    await apply(me, other);
    await accept(other, me);
    expect(await me.ask('CheckFriend', [other.id])).toMatchObject([{ result: 1 }]);
    expect(await other.ask('GetFriendList', undefined)).toHaveLength(1);
  });
});

describe('what is known of a person', () => {
  const details = {
    ...{ gender: 2, birth: 631_152_000, phoneNumber: '5550100', email: 'a@b.example' },
    ex: '{"city":"Leeds"}',
  };

  const toStrangers = ['stranger', 'deleted by me', 'blocked by me', 'blocked by other'] as const;
  it.each(toStrangers)('to a %s: id, nickname and picture', async (role) => {
    const { me, other } = await pairAs(role);
    await other.ask('SetSelfInfo', details);
    const [info] = (await me.ask('GetUsersInfo', [other.id])) ?? [];
    const nothing = { gender: 0, ex: '' };
    expect(info?.publicInfo).toEqual({
      ...{ userID: other.id, nickname: expect.stringContaining('person'), faceURL: '' },
      ...nothing,
    });
    expect(info?.friendInfo).toBeNull();
    if (info?.blackInfo) expect(info.blackInfo).toMatchObject(nothing);
  });

  it('to a friend: the rest too', async () => {
    const { me, other } = await pairAs('friend');
    await other.ask('SetSelfInfo', details);
    const [info] = (await me.ask('GetUsersInfo', [other.id])) ?? [];
    expect(info?.publicInfo).toMatchObject({ gender: 2, ex: details.ex });
    expect(info?.friendInfo).toMatchObject(details);
  });

  it('to oneself: the rest too', async () => {
    const me = await person();
    await me.ask('SetSelfInfo', details);
    const [info] = (await me.ask('GetUsersInfo', [me.id])) ?? [];
    expect(info?.publicInfo).toMatchObject({ gender: 2, ex: details.ex });
  });

  it.each(['pending sent', 'pending received'] as const)(
    'by an application, %s: no more than a stranger may know',
    async (role) => {
      const pair = await pairAs(role);
      for (const one of [pair.me, pair.other]) await one.ask('SetSelfInfo', details);
      for (const { sent, received } of await stateOf(pair))
        for (const one of [...(sent ?? []), ...(received ?? [])])
          expect([one.fromGender, one.toGender]).toEqual([0, 0]);
    },
  );
});
