import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../../app/contract/gateway/gatewayFunctions.ts';
import { register } from '../../../app/contract/session/register.ts';
import { makePerson, type Person } from '../../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { foreignBrand } from '../../testing/testBrands.data.ts';
import { showNameFor } from './people.ts';

let sandbox: TestSandbox;
let people: Record<'ana' | 'ben' | 'cleo' | 'far', Person>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const [ana, ben, cleo] = await Promise.all(
    ['ana_1', 'ben_1', 'cleo_1'].map((account) => makePerson(sandbox, account)),
  );
  const { data } = await sandbox.send(register, {
    ...{ packageId: foreignBrand.packageId, platform: 'h5', deviceId: 'device-of-far' },
    ...{ operationID: 'test', account: 'far_1', nickName: 'far', password: 'demo1234' },
  });
  if (!ana || !ben || !cleo) throw new Error('Somebody is missing.');
  people = { ana, ben, cleo, far: { account: 'far_1', ...data } };
});
afterAll(() => sandbox.close());

const id = (name: keyof typeof people) => people[name].userId;
const asks =
  (name: keyof typeof people) =>
  <Name extends GatewayFunctionName>(asked: Name, input: FunctionInput<NamedFunction<Name>>) =>
    sandbox.gateway.call(id(name), asked, input);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 0,
    (error: { code?: number }) => error.code,
  );

describe('people of another platform', () => {
  it('do not exist for each other', async () => {
    const ana = asks('ana');
    expect(await ana('GetUsersInfo', [id('far'), id('ben')])).toHaveLength(1);
    const toUserID = id('far');
    expect(await codeOf(ana('AddFriend', { toUserID, reqMsg: '' }))).toBe(809);
    expect(await codeOf(ana('AddBlack', toUserID))).toBe(809);
    const group = await ana('CreateGroup', {
      groupBaseInfo: {
        ...{ groupType: 0, groupName: 'Home', introduction: '', notification: '' },
        ...{ faceURL: '', ex: '', needVerification: 2 },
      },
      memberList: [],
    });
    const far = asks('far');
    expect(await far('GetGroupsInfo', [group.groupID])).toEqual([]);
    const joining = { groupID: group.groupID, reqMsg: '', joinSource: 3 };
    expect(await codeOf(far('JoinGroup', joining))).toBe(202);
    const inviting = { groupID: group.groupID, reason: '', userIDList: [toUserID] };
    expect(await ana('InviteUserToGroup', inviting)).toEqual([
      { userID: toUserID, result: -1, reason: 'unknown' },
    ]);
  });
});

describe('own information', () => {
  it('keeps the account and the messaging profile in step', async () => {
    const ben = asks('ben');
    await ben('SetSelfInfo', { nickname: '  Benny ', faceURL: '/media/b.webp' });
    expect(await ben('GetSelfUserInfo', undefined)).toMatchObject({
      nickname: 'Benny',
      faceURL: '/media/b.webp',
    });
    expect(await showNameFor(sandbox.services.db.read, id('ana'), id('ben'))).toBe('Benny');
    await ben('SetSelfInfo', { nickname: 'ben_1', faceURL: '' });
  });

  it.each([
    ['a name of nothing', { nickname: ' ' }],
    ['a name of more than ten characters', { nickname: 'eleven char' }],
    ['a name that turns the direction of text', { nickname: 'a\u202eb' }],
    ['a picture of another scheme', { faceURL: 'javascript:alert(1)' }],
    ['a name with a heap of marks', { nickname: `Z${'\u0301'.repeat(30)}` }],
    ['a picture at another host', { faceURL: 'https://a.example/b.png' }],
    ['a picture without TLS', { faceURL: 'http://a.example/b.png' }],
    ['a path out of the media folder', { faceURL: '/media/../api/mine' }],
    ['no gender there is', { gender: 3 }],
    ['a NUL', { ex: '\0' }],
    ['more than there is room for', { email: 'x'.repeat(255) }],
    ['somebody else', { userID: 'somebody' }],
  ])('refuses %s, and changes nothing', async (_, input) => {
    const ben = asks('ben');
    const before = await ben('GetSelfUserInfo', undefined);
    expect(await codeOf(ben('SetSelfInfo', { email: 'a@b.example', ...input }))).toBe(201);
    expect(await ben('GetSelfUserInfo', undefined)).toEqual(before);
  });
});

describe('friends', () => {
  it('become friends once where both had asked', async () => {
    const [ana, ben] = [asks('ana'), asks('ben')];
    await ana('AddFriend', { toUserID: id('ben'), reqMsg: 'one' });
    await ben('AddFriend', { toUserID: id('ana'), reqMsg: 'two' });
    await ana('AcceptFriendApplication', { toUserID: id('ben'), handleMsg: '' });
    expect(await ana('GetSendFriendApplicationList', undefined)).toMatchObject([
      { handleResult: 1 },
    ]);
    const again = ben('AcceptFriendApplication', { toUserID: id('ana'), handleMsg: '' });
    expect(await codeOf(again)).toBe(809);
    expect(await ben('GetFriendList', undefined)).toHaveLength(1);
  });

  it('come back after one side had deleted the other, with the remark of the other kept', async () => {
    const [ana, ben] = [asks('ana'), asks('ben')];
    await ben('SetFriendRemark', { toUserID: id('ana'), remark: 'Annie' });
    await ana('DeleteFriend', id('ben'));
    expect(await codeOf(ana('DeleteFriend', id('ben')))).toBe(809);
    expect(await codeOf(ana('SetFriendRemark', { toUserID: id('ben'), remark: '' }))).toBe(809);
    await ana('AddFriend', { toUserID: id('ben'), reqMsg: '' });
    await ben('AcceptFriendApplication', { toUserID: id('ana'), handleMsg: '' });
    expect(await ben('GetFriendList', undefined)).toMatchObject([
      { friendInfo: { remark: 'Annie' } },
    ]);
    expect(await ana('CheckFriend', [id('ben')])).toEqual([{ userID: id('ben'), result: 1 }]);
  });

  it('are found by every field that was asked for, and no other', async () => {
    const ben = asks('ben');
    const search = (keyword: string, fields: object) =>
      ben('SearchFriends', {
        keywordList: [keyword],
        ...{ isSearchUserID: false, isSearchNickname: false, isSearchRemark: false },
        ...fields,
      });
    expect(await search('ANN', { isSearchRemark: true })).toHaveLength(1);
    expect(await search('ANN', { isSearchNickname: true })).toHaveLength(0);
    expect(await search('ana', { isSearchNickname: true })).toHaveLength(1);
    expect(await search(id('ana'), { isSearchUserID: true })).toHaveLength(1);
    expect(await codeOf(search(' ', { isSearchNickname: true }))).toBe(201);
  });

  it('are no friends to the check while they are blocked', async () => {
    const ben = asks('ben');
    await ben('AddBlack', id('ana'));
    await ben('AddBlack', id('ana'));
    expect(await ben('GetBlackList', undefined)).toHaveLength(1);
    expect(await ben('CheckFriend', [id('ana')])).toEqual([{ userID: id('ana'), result: 0 }]);
    expect(await ben('GetFriendList', undefined)).toMatchObject([
      { blackInfo: { userID: id('ana') } },
    ]);
    await ben('RemoveBlack', id('ana'));
    await ben('RemoveBlack', id('ana'));
    expect(await ben('GetBlackList', undefined)).toEqual([]);
    expect(await codeOf(ben('AddBlack', id('ben')))).toBe(809);
  });
});

it('refuses more ids than a call may name', async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => `user-${index}`);
  expect(await codeOf(asks('ana')('GetUsersInfo', many))).toBe(201);
});
