import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeIds } from '../../app/brand/locales.ts';
import { accountPattern } from '../../app/contract/fields/account.ts';
import { nicknameProblem } from '../../app/contract/fields/nickname.ts';
import { passwordProblem } from '../../app/contract/fields/password.ts';
import { getUserProUrl } from '../../app/contract/invite/getUserProUrl.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { findByAccount } from '../accounts/users.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand } from '../testing/testBrands.data.ts';
import { seedGroupApplications, seedGroups } from './groups.data.ts';
import { seedPassword, seedPeople } from './people.data.ts';
import { seedSandbox } from './seed.ts';
import { seedFriendApplications, seedFriends, seedTalks, supportWelcome } from './talks.data.ts';

describe('the demo people', () => {
  it('speak every language, and keep every rule', () => {
    expect(new Set(seedPeople.map(({ locale }) => locale))).toEqual(new Set(localeIds));
    for (const { account, nickName } of seedPeople) {
      expect(account).toMatch(accountPattern);
      expect(nicknameProblem(nickName)).toBeNull();
    }
    for (const locale of localeIds) expect(passwordProblem(seedPassword, locale)).toBeNull();
  });
});

describe('what they say', () => {
  const accounts = new Set(seedPeople.map(({ account }) => account));

  it('is said by people there are, in conversations they are in', () => {
    for (const { between, lines, unreadBy = [] } of seedTalks)
      for (const account of [...lines.map(([by]) => by), ...unreadBy])
        expect(between).toContain(account);
    for (const { owner, admins = [], members, lines, unreadBy = [], isChannel } of seedGroups) {
      const writers = isChannel ? [owner, ...admins] : [owner, ...admins, ...members];
      for (const [by] of lines) expect(writers).toContain(by);
      for (const account of unreadBy) expect(members).toContain(account);
    }
    for (const account of [
      ...[...seedFriends, ...seedTalks.map(({ between }) => between)].flat(),
      ...seedGroups.flatMap(({ owner, admins = [], members }) => [owner, ...admins, ...members]),
      ...seedFriendApplications.flatMap(({ from, to }) => [from, to]),
      ...seedGroupApplications.map(({ from }) => from),
    ])
      expect(accounts).toContain(account);
  });
});

let sandbox: TestSandbox;

async function logIn(account: string) {
  const { packageId } = plainBrand;
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const answer = await sandbox.send(accountLogin, { ...client, account, password: seedPassword });
  return answer.data.token;
}

async function person(account: string) {
  const found = await findByAccount(sandbox.services.db.read, plainBrand.platformId, account);
  if (!found) throw new Error(`${account} is not there.`);
  return found;
}

async function conversationsOf(account: string) {
  const { id } = await person(account);
  return (await sandbox.gateway.call(id, 'GetAllConversationList', undefined)) ?? [];
}

describe('a seeded sandbox', () => {
  let made: number;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
    made = await seedSandbox(sandbox);
  });
  afterAll(() => sandbox.close());

  it('has people of every platform who can log in, have a photo, notices and a support account', async () => {
    expect(made).toBe(2 * seedPeople.length);
    const token = await logIn('linlan');
    const own = (await sandbox.send(mine, {}, { token })).data;
    expect(own).toMatchObject({ nickName: '林岚', isActivation: 1, phone: '138****0001' });
    expect(own.avatar).toMatch(/^\/media\//);
    expect(own.customerId).not.toBe('');
    expect((await sandbox.send(getUserProUrl, {}, { token })).data.invited).toBe(1);
    const notices = (await sandbox.send(noticeList, { page: 1, pageSize: 20 }, { token })).data;
    expect(notices.unread).toBeGreaterThanOrEqual(3);
  });

  it('lets everybody hear from customer service first', async () => {
    for (const { account, locale, isSupport } of seedPeople) {
      if (isSupport) continue;
      const lists = await conversationsOf(account);
      const support = lists.find(({ showName }) => showName === 'Support');
      expect(JSON.parse(support?.latestMsg ?? '')).toMatchObject({
        content: supportWelcome[locale],
      });
      expect(support?.unreadCount).toBe(1);
    }
  });

  it('makes talks in several languages, groups, a channel and applications that wait', async () => {
    const list = await conversationsOf('olivia');
    expect(list.map(({ showName }) => showName)).toEqual(
      expect.arrayContaining(['Sunday hikers', 'Daniel', 'Aisyah', 'Market days', 'Support']),
    );
    const daniel = list.find(({ showName }) => showName === 'Daniel');
    expect(daniel?.unreadCount).toBe(4);
    const now = sandbox.clock.now;
    for (const { latestMsgSendTime } of list) expect(latestMsgSendTime).toBeLessThan(now);
    const { id } = await person('olivia');
    const call = sandbox.gateway.call;
    const groups = await call(id, 'GetJoinedGroupList', undefined);
    expect(groups?.map(({ groupName, memberCount }) => [groupName, memberCount])).toEqual(
      expect.arrayContaining([['Sunday hikers', 6]]),
    );
    const market = groups?.find(({ groupName }) => groupName === 'Market days');
    expect(JSON.parse(market?.ex ?? '')).toMatchObject({ groupType: 'channel', pinned: {} });
    for (const list of ['GetRecvFriendApplicationList', 'GetSendFriendApplicationList'] as const)
      expect(await call(id, list, undefined)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ handleResult: 0 })]),
      );
    expect(await call(id, 'GetRecvGroupApplicationList', undefined)).toMatchObject([
      { handleResult: 0, groupName: 'Sunday hikers' },
    ]);
  });

  it('makes a group that asks whoever comes, with names of its own, a pinned line and applications', async () => {
    const { id } = await person('aisyah');
    const { call } = sandbox.gateway;
    const joined = (await call(id, 'GetJoinedGroupList', undefined)) ?? [];
    const garden = joined.find(({ needVerification }) => needVerification === 1);
    if (!garden) throw new Error('There is no such group.');
    const { groupID, ex, notification } = garden;
    expect(notification).not.toBe('');
    const page = { groupID, filter: 0, offset: 0, count: 10 };
    const members = (await call(id, 'GetGroupMemberList', page)) ?? [];
    expect(members.map(({ nickname }) => nickname)).toEqual(
      expect.arrayContaining(['Mak Tomato', 'Minh Anh', '雅婷・三樓']),
    );
    const input = { userID: '', groupID, conversationID: '', count: 50, startClientMsgID: '' };
    const history = (await call(id, 'GetHistoryMessageList', input)) ?? [];
    const { pinned } = JSON.parse(ex);
    expect(history.find(({ clientMsgID }) => clientMsgID === pinned.clientMsgID)).toMatchObject({
      sendID: pinned.sendID,
      content: expect.stringContaining('Kunci bumbung'),
    });
    const applications = await call(id, 'GetRecvGroupApplicationList', undefined);
    expect(applications?.filter(({ handleResult }) => handleResult === 0)).toHaveLength(2);
  });

  it('announces none of its SMS codes', async () => {
    expect(sandbox.announced).toEqual([]);
  });
});
