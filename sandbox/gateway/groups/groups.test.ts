import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../../app/contract/gateway/gatewayFunctions.ts';
import { channelMark } from '../../../app/contract/gateway/isChannel.ts';
import { fillGroup } from '../../testing/fillGroup.ts';
import { makePerson, type Person } from '../../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { requireMayPost } from '../messages/mayPost.ts';
import { codeToShare } from './groupCodes.ts';

const names = ['owner', 'admin', 'other', 'member', 'guest'] as const;
type Name = (typeof names)[number];

let sandbox: TestSandbox;
const people = {} as Record<Name, Person>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  for (const name of names) people[name] = await makePerson(sandbox, `${name}_1`);
});
afterAll(() => sandbox.close());

const id = (name: Name) => people[name].userId;
const asks =
  (name: Name) =>
  <Asked extends GatewayFunctionName>(asked: Asked, input: FunctionInput<NamedFunction<Asked>>) =>
    sandbox.gateway.call(id(name), asked, input);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 0,
    (error: { code?: number }) => error.code,
  );

type Base = FunctionInput<NamedFunction<'CreateGroup'>>['groupBaseInfo'];
const base: Base = {
  ...{ groupType: 0, groupName: 'Team', introduction: '', notification: '' },
  ...{ faceURL: '', ex: '', needVerification: 0 },
};
type Member = { userID: string; roleLevel: number };

async function found(fields: Partial<Base> = {}, members?: Member[]): Promise<string> {
  const { groupID } = await asks('owner')('CreateGroup', {
    groupBaseInfo: { ...base, ...fields },
    memberList: members ?? [
      { userID: id('admin'), roleLevel: 3 },
      { userID: id('other'), roleLevel: 3 },
      { userID: id('member'), roleLevel: 0 },
    ],
  });
  return groupID;
}

const membersOf = async (groupID: string) =>
  (await asks('owner')('GetGroupMemberList', { groupID, filter: 0, offset: 0, count: 10 })) ?? [];

/** The code that somebody shows others. */
const codeFor = async (name: Name, groupID: string) => {
  const { db } = sandbox.services;
  const made = await db.write((tx) =>
    sandbox.gateway.within(tx, id(name), (context) => codeToShare(context, groupID)),
  );
  return made.code;
};

const mayPost = (groupID: string, name: Name) => {
  const { services, clock } = sandbox;
  const caller = {
    userId: id(name),
    platformId: 10_000,
    sessionId: '',
    connectionId: 0,
    device: 0,
  };
  const context = { services, caller, now: clock.now, db: services.db.read };
  return codeOf(requireMayPost(context, { sessionType: sessionType.group, groupID }));
};

describe('a new group', () => {
  it('has its maker as owner, also where they name themselves otherwise', async () => {
    const groupID = await found({}, [
      { userID: id('owner'), roleLevel: 1 },
      { userID: id('member'), roleLevel: 1 },
      { userID: id('member'), roleLevel: 1 },
    ]);
    const page = { groupID, filter: 0, offset: 0, count: 10 };
    expect(await asks('owner')('GetGroupMemberList', page)).toMatchObject([
      { userID: id('owner'), roleLevel: 2 },
      { userID: id('member'), roleLevel: 1 },
    ]);
  });

  it.each([
    ['no name', { groupName: ' ' }, 201],
    ['a name that is too long', { groupName: 'x'.repeat(65) }, 201],
    ['a name that turns the direction of text', { groupName: 'a\u202eb' }, 201],
    ['a name on two lines', { groupName: 'a\nb' }, 201],
    ['a picture that is none', { faceURL: 'data:text/html,x' }, 201],
    ['a picture at another host', { faceURL: 'https://a.example/b.png' }, 201],
  ])('is refused with %s', async (_, fields, code) => {
    expect(await codeOf(found(fields))).toBe(code);
  });

  it('is refused with a second owner', async () => {
    expect(await codeOf(found({}, [{ userID: id('guest'), roleLevel: 2 }]))).toBe(201);
  });

  it('is made without a stranger, and without somebody who blocks its maker', async () => {
    const strangers = [{ userID: 'nobody', roleLevel: 1 }];
    expect((await membersOf(await found({}, strangers))).map(({ userID }) => userID)).toEqual([
      id('owner'),
    ]);
    await asks('guest')('AddBlack', id('owner'));
    const groupID = await found({}, [
      { userID: id('guest'), roleLevel: 1 },
      { userID: id('member'), roleLevel: 1 },
    ]);
    expect((await membersOf(groupID)).map(({ userID }) => userID).sort()).toEqual(
      [id('owner'), id('member')].sort(),
    );
    const inviting = { groupID, reason: '', userIDList: [id('guest'), 'nobody', id('admin')] };
    const results = await asks('owner')('InviteUserToGroup', inviting);
    expect(results).toEqual([
      { userID: id('guest'), result: -1, reason: 'unreachable' },
      { userID: 'nobody', result: -1, reason: 'unknown' },
      { userID: id('admin'), result: 0 },
    ]);
    expect(
      await asks('owner')('InviteUserToGroup', { ...inviting, userIDList: [id('admin')] }),
    ).toEqual([{ userID: id('admin'), result: -1, reason: 'already' }]);
    await asks('guest')('RemoveBlack', id('owner'));
  });
});

describe('roles', () => {
  let groupID: string;
  beforeEach(async () => {
    groupID = await found();
  });

  const acts = {
    kick: (by: Name, on: Name) =>
      asks(by)('KickGroupMember', { groupID, reason: '', userIDList: [id(on)] }).then((results) => {
        if (results?.[0]?.result !== 0) throw Object.assign(new Error(), { code: 801 });
      }),
    mute: (by: Name, on: Name) =>
      asks(by)('ChangeGroupMemberMute', { groupID, userID: id(on), mutedSeconds: 60 }),
    rename: (by: Name, on: Name) =>
      asks(by)('SetGroupMemberNickname', { groupID, userID: id(on), GroupMemberNickname: 'X' }),
  };

  it.each([
    ['owner', 'admin', true],
    ['owner', 'member', true],
    ['admin', 'member', true],
    ['admin', 'other', false],
    ['admin', 'owner', false],
    ['member', 'admin', false],
    ['guest', 'member', false],
  ] as const)('let the %s act on the %s: %s', async (by, on, isAllowed) => {
    const codes = [by === 'guest' ? 208 : 801];
    for (const act of [acts.rename, acts.mute, acts.kick]) {
      const code = await codeOf(act(by, on));
      if (isAllowed) expect(code).toBe(0);
      else expect(codes).toContain(code);
    }
  });

  it('are given by the owner only, and the owner is made by transfer only', async () => {
    const set = (by: Name, on: Name, roleLevel: number) =>
      codeOf(asks(by)('SetGroupMemberRoleLevel', { groupID, userID: id(on), roleLevel }));
    expect(await set('admin', 'member', 3)).toBe(801);
    expect(await set('owner', 'member', 2)).toBe(201);
    expect(await set('owner', 'owner', 1)).toBe(809);
    expect(await set('owner', 'guest', 3)).toBe(208);
    expect(await set('owner', 'member', 3)).toBe(0);
    const to = (by: Name, on: Name) =>
      codeOf(asks(by)('TransferGroupOwner', { groupID, newOwnerUserID: id(on) }));
    expect(await to('admin', 'admin')).toBe(801);
    expect(await to('owner', 'owner')).toBe(809);
    expect(await to('owner', 'guest')).toBe(208);
    expect(await to('owner', 'admin')).toBe(0);
    expect(await codeOf(asks('owner')('QuitGroup', groupID))).toBe(0);
    expect(await codeOf(asks('admin')('QuitGroup', groupID))).toBe(809);
  });
});

describe('who may post', () => {
  it('is everybody, until group or member is muted, and again when the time is over', async () => {
    const groupID = await found();
    const owner = asks('owner');
    expect(await mayPost(groupID, 'member')).toBe(0);
    expect(await mayPost(groupID, 'guest')).toBe(208);
    expect(await mayPost('0', 'member')).toBe(202);
    await owner('ChangeGroupMute', { groupID, isMute: true });
    expect(await mayPost(groupID, 'member')).toBe(225);
    expect(await mayPost(groupID, 'admin')).toBe(0);
    await owner('ChangeGroupMute', { groupID, isMute: false });
    await owner('ChangeGroupMemberMute', { groupID, userID: id('member'), mutedSeconds: 60 });
    expect(await mayPost(groupID, 'member')).toBe(224);
    sandbox.clock.now += 60_000;
    expect(await mayPost(groupID, 'member')).toBe(0);
    await owner('DismissGroup', groupID);
    expect(await mayPost(groupID, 'owner')).toBe(208);
    expect(await codeOf(owner('SetGroupVerification', { groupID, verification: 1 }))).toBe(202);
  });

  it('is nobody who was muted and comes back by whatever way, until their time is over', async () => {
    const groupID = await found({ needVerification: 2 });
    const owner = asks('owner');
    const people = { groupID, userIDList: [id('member')] };
    await owner('ChangeGroupMemberMute', { groupID, userID: id('member'), mutedSeconds: 60 });
    const before = await owner('GetGroupMembersInfo', people);
    await asks('member')('QuitGroup', groupID);
    await asks('member')('JoinGroup', { groupID, reqMsg: '', joinSource: 3 });
    expect(await mayPost(groupID, 'member')).toBe(224);
    await owner('KickGroupMember', { ...people, reason: '' });
    await owner('InviteUserToGroup', { ...people, reason: '' });
    expect(await mayPost(groupID, 'member')).toBe(224);
    const [again] = (await owner('GetGroupMembersInfo', people)) ?? [];
    expect(again?.muteEndTime).toBe(before?.[0]?.muteEndTime);
    // Whoever is freed stays free.
    await owner('ChangeGroupMemberMute', { groupID, userID: id('member'), mutedSeconds: 0 });
    await asks('member')('QuitGroup', groupID);
    await owner('InviteUserToGroup', { ...people, reason: '' });
    expect(await mayPost(groupID, 'member')).toBe(0);
    await owner('ChangeGroupMemberMute', { groupID, userID: id('member'), mutedSeconds: 60 });
    await asks('member')('QuitGroup', groupID);
    sandbox.clock.now += 60_000;
    await owner('InviteUserToGroup', { ...people, reason: '' });
    expect(await mayPost(groupID, 'member')).toBe(0);
  });

  it('is owner and admins in a channel, which only the owner makes and ends', async () => {
    const groupID = await found({ ex: '{"groupType":"channel"}' });
    expect(await mayPost(groupID, 'member')).toBe(801);
    expect(await mayPost(groupID, 'admin')).toBe(0);
    const end = { groupID, groupInfo: { ex: '' } };
    expect(await codeOf(asks('admin')('SetGroupInfo', end))).toBe(801);
    await asks('owner')('SetGroupInfo', end);
    expect(await mayPost(groupID, 'member')).toBe(0);
  });

  it('stays with those who lead a channel while more follow it than a group holds', async () => {
    const groupID = await found({ ex: channelMark }, [{ userID: id('member'), roleLevel: 0 }]);
    await fillGroup(sandbox, groupID, 1_999);
    const end = { groupID, groupInfo: { ex: '' } };
    expect(await codeOf(asks('owner')('SetGroupInfo', end))).toBe(820);
    expect(await mayPost(groupID, 'member')).toBe(801);
    await asks('member')('QuitGroup', groupID);
    expect(await codeOf(asks('owner')('SetGroupInfo', end))).toBe(0);
  });
});

describe('joining', () => {
  const join = (groupID: string, joinSource = 3) =>
    asks('guest')('JoinGroup', { groupID, reqMsg: 'x', joinSource });

  it.each([
    ['at once where members may invite', 0, true],
    ['as an application where leaders approve everybody', 1, false],
    ['at once where anybody may', 2, true],
  ] as const)('comes with a code %s', async (_, needVerification, isIn) => {
    const groupID = await found({ needVerification });
    const code = await codeFor('member', groupID);
    await asks('guest')('JoinGroup', { groupID, reqMsg: 'x', joinSource: 3, code });
    expect(await mayPost(groupID, 'guest')).toBe(isIn ? 0 : 208);
    const wish = { joinSource: 4, inviterUserID: id('member') };
    const people = { groupID, userIDList: [id('guest')] };
    const seen = isIn
      ? await asks('owner')('GetGroupMembersInfo', people)
      : (await asks('owner')('GetRecvGroupApplicationList', undefined))?.slice(0, 1);
    expect(seen).toMatchObject([{ groupID, userID: id('guest'), ...wish }]);
  });

  it.each([
    ['admin', 0, true],
    ['member', 0, false],
    ['member', 2, true],
  ] as const)(
    'comes to a channel with a code of its %s, rule %s, at once: %s',
    async (maker, rule, isIn) => {
      const groupID = await found({ ex: channelMark, needVerification: rule });
      const code = await codeFor(maker, groupID);
      await asks('guest')('JoinGroup', { groupID, reqMsg: 'x', joinSource: 4, code });
      const joined = (await asks('guest')('GetJoinedGroupList', undefined)) ?? [];
      expect(joined.some((group) => group.groupID === groupID)).toBe(isIn);
      const sent = (await asks('guest')('GetSendGroupApplicationList', undefined)) ?? [];
      expect(sent.some((one) => one.groupID === groupID)).toBe(!isIn);
    },
  );

  it('is refused with a code of another group, one that is over, or of somebody who left', async () => {
    const groupID = await found({ needVerification: 2 });
    const other = await codeFor('member', await found());
    const codes = [other, 'nobodys', await codeFor('member', groupID)];
    await asks('member')('QuitGroup', groupID);
    codes.push(await codeFor('owner', groupID));
    sandbox.clock.now += 7 * 86_400_000;
    for (const code of codes) {
      const joining = { groupID, reqMsg: '', joinSource: 4, code };
      expect(await codeOf(asks('guest')('JoinGroup', joining))).toBe(821);
    }
  });

  it('needs no answer where the group asks for none', async () => {
    const groupID = await found({ needVerification: 2 });
    expect(await codeOf(join(groupID, 1))).toBe(201);
    await join(groupID);
    expect(await mayPost(groupID, 'guest')).toBe(0);
    expect(await codeOf(join(groupID))).toBe(809);
  });

  it('settles the application of somebody who comes by another way', async () => {
    const groupID = await found();
    await join(groupID);
    const inviting = { groupID, reason: '', userIDList: [id('guest')] };
    await asks('member')('InviteUserToGroup', inviting);
    const list = await asks('guest')('GetSendGroupApplicationList', undefined);
    expect(list?.find((one) => one.groupID === groupID)).toMatchObject({ handleResult: 1 });
    const answer = { groupID, fromUserID: id('guest'), handleMsg: '' };
    expect(await codeOf(asks('owner')('AcceptGroupApplication', answer))).toBe(809);
  });

  it('is refused when two thousand are in, and pages through them all', async () => {
    const groupID = await found({ needVerification: 2 }, []);
    await fillGroup(sandbox, groupID, 1_998);
    const inviting = { groupID, reason: '', userIDList: [id('member'), id('other')] };
    const results = await asks('owner')('InviteUserToGroup', inviting);
    expect(results).toEqual([
      { userID: id('member'), result: 0 },
      { userID: id('other'), result: -1, reason: 'full' },
    ]);
    expect(await codeOf(join(groupID))).toBe(820);
    expect(await codeOf(asks('owner')('InviteUserToGroup', inviting))).toBe(820);
    const page = (offset: number, count: number) =>
      asks('owner')('GetGroupMemberList', { groupID, filter: 4, offset, count });
    const whole = await page(0, 2_000);
    expect(whole).toHaveLength(1_999);
    const parts = [await page(0, 700), await page(700, 700), await page(1_400, 700)].flat();
    expect(parts).toEqual(whole);
    expect(await codeOf(page(-1, 10))).toBe(201);
  });
});

it('says whom somebody has added, a thousand by their ids', async () => {
  const crowd = await fillGroup(sandbox, await found({}, []), 1_000);
  const groupID = await found({}, []);
  await asks('owner')('InviteUserToGroup', { groupID, reason: '', userIDList: crowd });
  const page = { userID: '', groupID, conversationID: '', count: 1, startClientMsgID: '' };
  const [tip] = (await asks('owner')('GetHistoryMessageList', page)) ?? [];
  const { invitedUserList } = JSON.parse(tip?.notificationElem?.detail ?? '');
  expect(invitedUserList.map(({ userID }: { userID: string }) => userID)).toEqual(crowd);
  expect(invitedUserList[0].nickname).not.toBe('');
  expect(JSON.stringify(tip).length).toBeLessThan(100_000);
});

describe('the announcement of a group', () => {
  const seen = async (name: Name, groupID: string) =>
    (await asks(name)('GetGroupsInfo', [groupID]))?.[0]?.notification;

  it('is read by its members alone, unless anybody may walk in', async () => {
    const closed = await found({ notification: 'Meet at noon.', needVerification: 0 });
    expect(await seen('member', closed)).toBe('Meet at noon.');
    expect(await seen('guest', closed)).toBe('');
    const open = await found({ notification: 'Come in.', needVerification: 2 });
    expect(await seen('guest', open)).toBe('Come in.');
  });

  it('is not told to somebody who applies, nor to somebody who has left', async () => {
    const groupID = await found({ notification: 'Meet at noon.', needVerification: 0 });
    await asks('guest')('JoinGroup', { groupID, reqMsg: 'Please.', joinSource: 2 });
    const sent = (await asks('guest')('GetSendGroupApplicationList', undefined)) ?? [];
    expect(sent.find((one) => one.groupID === groupID)?.notification).toBe('');
    await asks('member')('QuitGroup', groupID);
    expect(await seen('member', groupID)).toBe('');
  });
});

describe('looking for members', () => {
  it('finds whoever is called so in the group or by themselves, whatever the case, page by page', async () => {
    const groupID = await found({}, []);
    const nickName = (index: number) => `${index % 2 === 0 ? 'ÉLODIE' : 'Hana'} ${index}`;
    const ids = await fillGroup(sandbox, groupID, 40, { nickName });
    const renamed = { groupID, userID: ids[1] ?? '', GroupMemberNickname: 'Élodie X' };
    await asks('owner')('SetGroupMemberNickname', renamed);
    const hidden = { groupID, userID: ids[0] ?? '', GroupMemberNickname: 'Other' };
    await asks('owner')('SetGroupMemberNickname', hidden);
    const by = { keywordList: ['élodie'], isSearchUserID: false, isSearchMemberNickname: true };
    const search = async (offset: number, count: number) =>
      (await asks('owner')('SearchGroupMembers', {
        searchParam: { groupID, ...by, offset, count },
      })) ?? [];
    const all = (await membersOfAll(groupID)).filter(({ nickname }) => /^élodie/i.test(nickname));
    expect(all).toHaveLength(20);
    expect(await search(0, 100)).toEqual(all);
    expect([...(await search(0, 7)), ...(await search(7, 100))]).toEqual(all);
  });

  const membersOfAll = async (groupID: string) =>
    (await asks('owner')('GetGroupMemberList', { groupID, filter: 0, offset: 0, count: 100 })) ??
    [];
});
